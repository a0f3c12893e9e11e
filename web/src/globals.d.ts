/** Address of the folder that holds the drawn cards, see `README.md`. */
declare const __CARDS__: string;
