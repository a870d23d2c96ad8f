/** Neither look-alikes (0 O, 1 I L, 2 Z, 5 S, 8 B, U V) nor A and E, with which letters make words. */
const LETTERS = 'CDFGHJKMNPQRTWXY34679'
/** 87 bits: nobody guesses a card or the poster of a class, however long they try. */
export const CARD_CODE_LENGTH = 20
/** 52 bits. */
export const INVITATION_CODE_LENGTH = 12
const GROUP = /.{4}(?=.)/g

/** `draw` picks a number below the given one. */
export const makePrintedCode = (length: number, draw: (below: number) => number): string =>
  Array.from({ length }, () => LETTERS[draw(LETTERS.length)]).join('')

/** However it was typed: case, spaces and hyphens do not count. */
export function normalizeCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}_.]/gu, '')
    .toUpperCase()
}

/** As it is looked up; null for what no code of this length can be. */
export function readPrintedCode(typed: string, length: number): string | null {
  const code = normalizeCode(typed)
  return code.length === length && [...code].every((letter) => LETTERS.includes(letter)) ? code : null
}

/** As it is printed: in groups of four. */
export const showPrintedCode = (code: string): string => code.replace(GROUP, '$&-')
