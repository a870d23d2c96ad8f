import { randomBytes } from 'node:crypto'

/** The one that was piped in, or a new one that is shown once. */
export function choosePassword(given: string | null): { password: string; isMade: boolean } {
  return given === null
    ? { password: randomBytes(12).toString('base64url'), isMade: true }
    : { password: given, isMade: false }
}
