import { createHmac } from 'node:crypto'

/** Without those that are mistaken for one another when read from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 12
const GROUP = /.{4}(?=.)/g

/** Twelve letters and digits in three groups, 59 bits: the same for the same seed and name, and never stored. */
export function makePassword(seed: string, username: string): string {
  let rest = BigInt(`0x${createHmac('sha256', seed).update(username.toLowerCase()).digest('hex')}`)
  let password = ''
  while (password.length < LENGTH) {
    password += LETTERS[Number(rest % BigInt(LETTERS.length))]
    rest /= BigInt(LETTERS.length)
  }
  return password.replace(GROUP, '$&-')
}
