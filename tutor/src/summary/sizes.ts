/** How long a summary gets, before the reader's pace: as a share of the text, and at most. */
export const SHARE = 0.3
export const MOST_WORDS = 220
export const MOST_SENTENCES = 12
export const MOST_KEY_POINTS = 8
