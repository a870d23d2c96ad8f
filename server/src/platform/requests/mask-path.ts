/** Words and numbers of our own addresses; whatever else stands in a path may be a secret: a calendar's key, a code. */
const HARMLESS = /^([a-z][a-z-]{0,39}|\d{1,10})$/
const LONGEST_PATH = 200

/** The path of a request as it may enter the log. */
export function maskPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  return path
    .slice(0, LONGEST_PATH)
    .split('/')
    .map((part) => (part === '' || HARMLESS.test(part) ? part : '*'))
    .join('/')
}
