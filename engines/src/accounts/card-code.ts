import { isPrintedCode, makePrintedCode, readPrintedCode, showPrintedCode } from './printed-code.ts'

/** 21 letters, 20 times: 87 bits, so that nobody guesses a card however long they try. */
const LENGTH = 20

/** The secret of a sign-in card or of the poster of a class; null when too few of the random bytes were fair. */
export const makeCardCode = (bytes: Uint8Array): string | null => makePrintedCode(bytes, LENGTH)

/** The secret as it was printed or scanned; null for what no card has. */
export function readCardCode(typed: string): string | null {
  const code = readPrintedCode(typed)
  return isPrintedCode(code, LENGTH) ? code : null
}

/** As it is printed: in groups of four. */
export const showCardCode = (code: string): string => showPrintedCode(code)
