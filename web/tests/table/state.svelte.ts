/** A hand that a test changes. */
export const held = $state({ cards: [] as string[] });
