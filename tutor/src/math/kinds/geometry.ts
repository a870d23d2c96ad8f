import { compareRationals, isZero, subtract } from '#engines/algebra/numbers/rational.ts'
import { hasTurn, type Quantity, readStory, unitsAsked } from '../reading/quantities.ts'
import { exactValue, writeFraction } from '../writing/polynomial.ts'
import { calculate } from './arithmetic.ts'
import { applyFormula, named } from './formula.ts'
import type { Draft, Solver } from './kind.ts'

const POINT = /\(\s*(-?\d+(?:\.\d+|\/\d+)?)\s*,\s*(-?\d+(?:\.\d+|\/\d+)?)\s*\)/g
/** Every word that may stand around two points; any other could change what is asked. */
const WORDS_AROUND_POINTS =
  /^(?:(?:find|what|what's|whats|is|are|the|an?|slope|gradient|of|line|straight|through|passing|that|which|passes|goes|joins|joining|connecting|and|between|its|work|out|calculate|determine|mid-?point|segment|from|to|coordinates|points?|distance|how|far|apart|two)\b|[.,?: ])*$/

/** Right triangles, angle sums and points of the plane. */
export const GEOMETRY: Solver = {
  kinds: ['right-triangle', 'angle-sum', 'coordinates'],
  solve(text) {
    const points = [...text.matchAll(POINT)].map(([, x, y]) => ({ x: x ?? '', y: y ?? '' }))
    if (points.length > 0) return solvePoints(text, points)
    const { frame, quantities } = readStory(text.replace(/\b(?:two|2) (angles|legs)\b/i, '$1'))
    const [first, second, more] = quantities
    if (!/\btriangle\b/.test(frame) || !first || !second || more) return null
    if (
      /\b(?:area|perimeter|isosceles|equilateral|exterior|similar|ratio|median|altitude|height|sin|cos|tan)\b/.test(
        frame,
      ) ||
      hasTurn(frame, 'third', 'remaining') ||
      unitsAsked(frame).length > 0
    )
      return null
    if (/right(?:-angled| angled)? triangle|right-angle triangle/.test(frame))
      return solveRight(frame, first, second)
    const isAngle = quantities.every(({ unit }) => unit === '°')
    if (
      isAngle &&
      /(?:find|what is|how large is|work out|calculate).*\b(?:third|other|missing|remaining) angle|third angle/.test(
        frame,
      )
    )
      return solveAngle(first, second)
    return null
  },
  similar(kind, dice) {
    if (kind === 'angle-sum')
      return `Two angles of a triangle are ${dice.int(20, 80)}° and ${dice.int(20, 80)}°. Find the third angle.`
    if (kind === 'right-triangle')
      return `A right triangle has legs ${dice.int(2, 12)} and ${dice.int(2, 12)}. Find the hypotenuse.`
    const [x, y] = [dice.int(-8, 8), dice.int(-8, 8)]
    return `find the ${dice.pick(['slope', 'midpoint', 'distance'])} between (${x}, ${y}) and (${x + dice.int(1, 9)}, ${dice.int(-8, 8)})`
  },
}

function solveRight(frame: string, first: Quantity, second: Quantity): Draft | { reason: string } | null {
  if (first.unit !== second.unit) return { reason: 'These lengths are in different units.' }
  if (first.unit === '°' || first.value.top <= 0n || second.value.top <= 0n) return null
  const unit = first.unit || undefined
  const asksHypotenuse =
    /(?:find|how long is|what is|calculate|work out|determine)(?: the length of)? (?:the|its) hypotenuse/.test(
      frame,
    )
  if (asksHypotenuse && /\b(?:legs|shorter sides|other sides)\b/.test(frame)) {
    return applyFormula({
      kind: 'right-triangle',
      words: `Find the hypotenuse of a right triangle with legs ${first.plain} and ${second.plain}.`,
      name: 'c',
      formula: 'sqrt(a^2 + b^2)',
      values: { a: first.plain, b: second.plain },
      unit,
      say: 'Pythagoras: the square of the hypotenuse is the sum of the squares of the legs.',
      nudge: 'Which side lies opposite the right angle?',
      proof: (result) => [{ same: [`(${result})^2 - ${first.plain}^2`, `${second.plain}^2`] }],
    })
  }
  if (!/\b(?:other|second|missing|remaining) (?:leg|side)\b/.test(frame) || !/hypotenuse[^#]*#/.test(frame))
    return null
  const isHypotenuseFirst = frame.indexOf('hypotenuse') < frame.indexOf('#')
  const [hypotenuse, leg] = isHypotenuseFirst ? [first, second] : [second, first]
  if (compareRationals(hypotenuse.value, leg.value) <= 0)
    return { reason: 'The hypotenuse must be the longest side.' }
  return applyFormula({
    kind: 'right-triangle',
    words: `Find the other leg of a right triangle with hypotenuse ${hypotenuse.plain} and leg ${leg.plain}.`,
    name: 'b',
    formula: 'sqrt(c^2 - a^2)',
    values: { c: hypotenuse.plain, a: leg.plain },
    unit,
    say: 'Pythagoras: take the square of the leg away from the square of the hypotenuse.',
    nudge: 'Which side lies opposite the right angle?',
    proof: (result) => [{ same: [`(${result})^2 + ${leg.plain}^2`, `${hypotenuse.plain}^2`] }],
  })
}

function solveAngle(first: Quantity, second: Quantity): Draft | { reason: string } {
  if (exactValue(`180 - ${first.plain} - ${second.plain}`).top <= 0n)
    return { reason: 'These two angles are too large for a triangle.' }
  return applyFormula({
    kind: 'angle-sum',
    words: `Find the third angle of a triangle with angles ${first.plain}° and ${second.plain}°.`,
    name: 'c',
    formula: '180 - a - b',
    values: { a: first.plain, b: second.plain },
    unit: '°',
    say: 'The angles of a triangle add up to 180°.',
    nudge: 'What do the three angles of a triangle add up to?',
    proof: (result) => [{ same: [`${first.plain} + ${second.plain} + ${result}`, '180'] }],
  })
}

function solvePoints(text: string, points: { x: string; y: string }[]): Draft | { reason: string } | null {
  const [p, q, more] = points
  const words = text.replace(POINT, '').toLowerCase()
  if (!p || !q || more || /\d/.test(words) || !WORDS_AROUND_POINTS.test(words)) return null
  const asked = [/\b(?:slope|gradient)\b/, /\bmid-?point\b/, /\bdistance\b|how far/].filter((pattern) =>
    pattern.test(words),
  )
  if (asked.length !== 1) return null
  const values = { a: p.x, b: p.y, c: q.x, d: q.y }
  const given = `from (${p.x}, ${p.y}) to (${q.x}, ${q.y})`
  if (/slope|gradient/.test(words)) {
    if (isZero(subtract(exactValue(q.x), exactValue(p.x))))
      return { reason: 'This line goes straight up: it has no slope.' }
    return applyFormula({
      kind: 'coordinates',
      words: `Find the slope of the line ${given}.`,
      name: 'm',
      formula: '(d - b)/(c - a)',
      values,
      say: 'Slope is the change in y divided by the change in x.',
      nudge: 'How far does the line rise, and how far does it go to the right?',
      proof: (result) => [{ same: [`(${p.y}) + (${result})*((${q.x}) - (${p.x}))`, `(${q.y})`] }],
    })
  }
  if (/mid-?point/.test(words)) return findMidpoint(p, q, given)
  return applyFormula({
    kind: 'coordinates',
    words: `Find the distance ${given}.`,
    name: 's',
    formula: 'sqrt((c - a)^2 + (d - b)^2)',
    values,
    say: 'The distance is the hypotenuse over the changes in x and y.',
    nudge: 'Draw a right triangle between the points.',
    proof: (result) => [{ same: [`(${result})^2 - ((${p.x}) - (${q.x}))^2`, `((${p.y}) - (${q.y}))^2`] }],
  })
}

function findMidpoint(
  p: { x: string; y: string },
  q: { x: string; y: string },
  given: string,
): Draft | { reason: string } {
  const sums = [`((${p.x}) + (${q.x}))/2`, `((${p.y}) + (${q.y}))/2`]
  const [x, y] = sums.map(calculate)
  if (!x || !y) return { reason: 'These numbers are too large for me.' }
  const tex = (value: string): string =>
    writeFraction(exactValue(value)).replace(/^(-?)(\d+)\/(\d+)$/, '$1\\frac{$2}{$3}')
  return {
    kind: 'coordinates',
    words: `Find the midpoint ${given}.`,
    problem: { tex: `(${p.x}, ${p.y}),\\; (${q.x}, ${q.y})` },
    steps: [...x.steps.map((step) => named('x', step)), ...y.steps.map((step) => named('y', step))],
    answer: { plain: `${x.result}, ${y.result}`, tex: `\\left(${tex(x.result)}, ${tex(y.result)}\\right)` },
    proof: [
      { same: [`2*(${x.result}) - (${p.x})`, `(${q.x})`] },
      { same: [`2*(${y.result}) - (${p.y})`, `(${q.y})`] },
    ],
    nudge: 'The midpoint lies halfway in x and halfway in y.',
    hint: 'Add the two x-values and halve the sum; do the same with y.',
  }
}
