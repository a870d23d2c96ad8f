/** Without 0 O, 1 I L, 2 Z, 5 S, 8 B, U V: nobody mixes them up on a blackboard. */
const LETTERS = 'ACDEFGHJKMNPQRTWXY34679'
const LENGTH = 7
/** Bytes from here on would make the first letters likelier. */
const FAIR_BELOW = 256 - (256 % LETTERS.length)

/** A code out of random bytes, or null when too few of them were fair. */
export function makeClassCode(bytes: Uint8Array): string | null {
  const fair = [...bytes].filter((byte) => byte < FAIR_BELOW).slice(0, LENGTH)
  if (fair.length < LENGTH) return null
  return fair.map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** As it is stored, however it was typed: case, spaces and hyphens do not count. */
export function readClassCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}_.]/gu, '')
    .toUpperCase()
}

/** As people read it aloud: in two groups. */
export function showClassCode(code: string): string {
  const half = Math.floor(code.length / 2)
  return `${code.slice(0, half)} ${code.slice(half)}`
}
