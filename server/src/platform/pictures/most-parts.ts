/** Pictures have some hundred parts. Hundreds of thousands of empty ones would only keep the server busy. */
export const MOST_PARTS = 20_000
