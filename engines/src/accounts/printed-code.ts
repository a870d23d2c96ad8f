/** Neither look-alikes (0 O, 1 I L, 2 Z, 5 S, 8 B, U V) nor A and E, with which letters make words. */
const LETTERS = 'CDFGHJKMNPQRTWXY34679'
const GROUP = /.{4}(?=.)/g
/** Bytes from here on would make the first letters likelier. */
const FAIR_BELOW = 256 - (256 % LETTERS.length)

/** A code to be printed, out of random bytes; null when too few of them were fair. */
export function makePrintedCode(bytes: Uint8Array, length: number): string | null {
  const fair = [...bytes].filter((byte) => byte < FAIR_BELOW).slice(0, length)
  if (fair.length < length) return null
  return fair.map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** As it is looked up, however it was typed: case, spaces and hyphens do not count. */
export function readPrintedCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}_.]/gu, '')
    .toUpperCase()
}

/** As it is printed: in groups of four. */
export const showPrintedCode = (code: string): string => code.replace(GROUP, '$&-')

export const isPrintedCode = (code: string, length: number): boolean =>
  code.length === length && [...code].every((letter) => LETTERS.includes(letter))
