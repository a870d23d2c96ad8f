/** Without 0 O, 1 I L, 2 Z, 5 S, 8 B, U V: nobody mixes them up on a blackboard. */
const LETTERS = 'ACDEFGHJKMNPQRTWXY34679'
const LENGTH = 7

/** `draw` picks a number below the given one. */
export const makeClassCode = (draw: (below: number) => number): string =>
  Array.from({ length: LENGTH }, () => LETTERS[draw(LETTERS.length)]).join('')

/** As people read it aloud: in two groups. */
export function showClassCode(code: string): string {
  const half = Math.floor(code.length / 2)
  return `${code.slice(0, half)} ${code.slice(half)}`
}
