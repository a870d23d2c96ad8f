import { applyFormula } from '../formula.ts'
import type { Solver } from '../kind.ts'

export const SIDES: Record<string, number> = {
  triangle: 3,
  quadrilateral: 4,
  pentagon: 5,
  hexagon: 6,
  heptagon: 7,
  octagon: 8,
  nonagon: 9,
  decagon: 10,
  dodecagon: 12,
}
const NAME = Object.keys(SIDES).join('|')
const SUM = new RegExp(
  `^(?:what is |find )?(?:the )?(?:sum of|total of) (?:the |all )*(?:interior |inside )?angles (?:of|in) an? (?:regular )?(${NAME})$`,
  'i',
)
const ONE = new RegExp(
  `^(?:what is |find )?(?:the )?(?:measure of |size of )?(?:each|one|an)(?: of the)? (?:interior |inside )angles? (?:of|in) a regular (${NAME})$`,
  'i',
)

/** Angles of polygons. */
export const POLYGONS: Solver = {
  kinds: ['angle-sum'],
  solve(text) {
    const line = text.replace(/[?.\s]+$/, '')
    const [sum, one] = [SUM.exec(line)?.[1], ONE.exec(line)?.[1]]
    const n = SIDES[(sum ?? one ?? '').toLowerCase()]
    if (!n) return null
    return applyFormula({
      kind: 'angle-sum',
      words: sum ? `Find the sum of the angles.` : 'Find one of the equal angles.',
      name: 'S',
      formula: sum ? '(n - 2)*180' : '(n - 2)*180/n',
      values: { n: String(n) },
      unit: '°',
      say: `A polygon with n sides splits into n − 2 triangles of 180° each.${sum ? '' : ' All angles are equal, so divide by n.'}`,
      nudge: 'Into how many triangles can you split the shape?',
      proof: (result) => [{ same: [sum ? `${n}*180 - 360` : `180 - 360/${n}`, result] }],
    })
  },
  similar: () => 'What is the sum of the interior angles of a hexagon?',
}
