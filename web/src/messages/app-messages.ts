export { SCREEN_WORDS } from './screen-words.ts'

/**
 * The English words of every screen that is not one of the first two. A list of its own, fetched by those who leave them:
 * seventy addresses weigh as much as a small component, and the landing page needs one.
 */
export const appMessages = import.meta.glob<Record<string, unknown>>(
  ['./en/*.json', '!./en/common.json', '!./en/ui.json', '!./en/landing.json', '!./en/auth.json'],
  { import: 'default' },
)
