import { makePrintedCode, readPrintedCode, showPrintedCode } from './printed-code.ts'

/** 21 letters, 12 times: 52 bits. */
const LENGTH = 12

/** A code to be printed, out of random bytes; null when too few of them were fair. */
export const makeInvitationCode = (bytes: Uint8Array): string | null => makePrintedCode(bytes, LENGTH)

/** As it is looked up, however it was typed: case, spaces and hyphens do not count. */
export const readInvitationCode = (typed: string): string => readPrintedCode(typed)

/** As it is printed: in groups of four. */
export const showInvitationCode = (code: string): string => showPrintedCode(code)
