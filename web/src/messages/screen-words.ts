/**
 * Which words a screen shows, itself and in all its parts. `web/screen-words-plugin.ts` reads it from the screens, so that
 * words are fetched beside the code.
 */
export const SCREEN_WORDS: Readonly<Record<string, readonly string[]>> = {}
