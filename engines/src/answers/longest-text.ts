/** In characters: what is longer is no answer, and is not read. */
export const LONGEST_TEXT = 300
