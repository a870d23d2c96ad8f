import { divide, isZero, subtract } from '#engines/algebra/numbers/rational.ts'
import { type Quantity, readStory } from '../reading/quantities.ts'
import { whole, writeFraction, writeNumber } from '../writing/polynomial.ts'
import { applyFormula } from './formula.ts'
import type { Draft, Solver } from './kind.ts'

const LIST = /#(?:,? and #|, ?#){2,}/
const PLACE = /(?:\bthe )?#(?:st|nd|rd|th) (?:term|number)\b|\bterm #|\bterm number #/
const WORDS =
  /^(?:(?:the|find|what|is|are|of|a|an|in|this|sequence|arithmetic|geometric|progression|begins?|starts?|with|goes|work|out|calculate|determine|term|number|pattern|terms|first|and|it|its|has)\b|[#.,:;? ])*$/

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
)
const ORDINAL = new RegExp(`\\b(?:${ORDINALS.slice(3).join('|')})(?= (?:number|term)\\b)`, 'gi')

function spellOrdinals(text: string): string {
  return text.replace(ORDINAL, (word) => `${ORDINALS.indexOf(word.toLowerCase()) + 1}th`)
}

/** The term of a sequence from its first ones: the same step or the same factor each time. */
export const SEQUENCE: Solver = {
  kinds: ['sequence'],
  solve(text) {
    if (/\d,\d/.test(text)) return null
    const { frame, quantities } = readStory(spellOrdinals(text))
    const list = LIST.exec(frame)
    const place = PLACE.exec(frame)
    if (!list || !place || !WORDS.test(frame.replaceAll(/#(?:st|nd|rd|th)\b/g, '#'))) return null
    const count = list[0].split('#').length - 1
    if (quantities.length !== count + 1) return null
    const before = frame.slice(0, list.index).split('#').length - 1
    const terms = quantities.slice(before, before + count)
    const wanted = quantities[before === 0 ? count : 0] as Quantity
    if (wanted.value.bottom !== 1n || wanted.value.top < 1n || wanted.value.top > 1000n || wanted.unit)
      return { reason: 'I need a whole number as the place of the term.' }
    return solveTerms(terms, wanted)
  },
  similar(_, dice) {
    const [first, step] = [dice.int(1, 20), dice.int(2, 9)]
    return `find the ${dice.int(3, 5) * 5}th term of the sequence ${[0, 1, 2, 3].map((index) => first + index * step).join(', ')}`
  },
}

function solveTerms(terms: Quantity[], wanted: Quantity): Draft | { reason: string } {
  const values = terms.map(({ value }) => value)
  const [first, second] = values
  if (!first || !second) return { reason: 'I need at least three terms.' }
  const n = wanted.plain
  const step = subtract(second, first)
  const isArithmetic = values.every(
    (value, index) => index === 0 || isZero(subtract(subtract(value, values[index - 1] ?? value), step)),
  )
  const plain = terms.map((term) => term.plain)
  if (isArithmetic) {
    const d = writeNumber(step)
    return applyFormula({
      kind: 'sequence',
      words: `Find term ${n} of the sequence ${plain.join(', ')}, …`,
      name: 'T',
      formula: 'a + (n - 1)*d',
      values: { a: plain[0] as string, n, d },
      say: `Each term is the one before plus ${d}. Term n is the first term plus (n − 1) steps.`,
      nudge: 'What happens from each term to the next?',
      proof: (result) => [
        ...plain.slice(1).map((term, index) => ({ same: [`(${term}) - (${plain[index]})`, d] as const })),
        { same: [`(${result}) - (${plain.at(-1)})`, `(${n} - ${plain.length})*(${d})`] },
      ],
    })
  }
  if (values.some(isZero)) return { reason: 'I see no rule in this sequence.' }
  const ratio = divide(second, first)
  const isGeometric = values.every(
    (value, index) => index === 0 || isZero(subtract(divide(value, values[index - 1] ?? value), ratio)),
  )
  if (!isGeometric || isZero(subtract(ratio, whole(1))))
    return { reason: 'I see no rule in this sequence: neither the same step nor the same factor.' }
  const r = writeFraction(ratio)
  return applyFormula({
    kind: 'sequence',
    words: `Find term ${n} of the sequence ${plain.join(', ')}, …`,
    name: 'T',
    formula: 'a*r^(n - 1)',
    values: { a: plain[0] as string, n, r },
    say: `Each term is the one before times ${r}. Term n is the first term times the factor to the power n − 1.`,
    nudge: 'What happens from each term to the next?',
    proof: (result) => [
      ...plain.slice(1).map((term, index) => ({ same: [`(${term})/(${plain[index]})`, r] as const })),
      { same: [`(${result})/(${plain.at(-1)})`, `(${r})^(${n} - ${plain.length})`] },
    ],
  })
}
