const RANKS = ['1', '3', '12', '10', '11', '7', '6', '5', '4', '2'];

/** The pack, card by card, so that every face can be fetched ahead [G-1]. */
export const PACK = RANKS.flatMap((rank) => [...'oceb'].map((suit) => rank + suit));
