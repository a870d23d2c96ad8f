import { compareRationals } from '#engines/algebra/numbers/rational.ts'
import { type Quantity, readStory } from '../reading/quantities.ts'
import type { Fact } from '../verify/fact.ts'
import { exactValue, writeFraction } from '../writing/polynomial.ts'
import { toLatex } from '../writing/to-latex.ts'
import { calculate } from './arithmetic.ts'
import { work } from './formula.ts'
import type { Draft, DraftStep, Solver } from './kind.ts'

const LIST = /#(?:(?:,? and |, ?|; ?| )#)+/
/** Every word that may stand around a list; any other could change what is asked. */
const WORDS_AROUND_LIST =
  /^(?:(?:find|what|what's|whats|is|are|was|were|the|an?|of|these|those|this|following|numbers?|values?|data|set|list|scores?|marks|grades|ages|heights|weights|temperatures|results|lengths|times|prices|calculate|compute|work|out|determine|mean|average|median|mode|range|for|in|his|her|their|my|tests?|class|students?|maths?|points|give|me)\b|[.,?:; ])*$/

/** Mean, median, mode and range of a list. */
export const DATA: Solver = {
  kinds: ['statistics'],
  solve(text) {
    // "1,200" is one number, "1,2" are two: in a list written without spaces nobody can tell.
    const isMixed = /\d,\d{3}\b/.test(text)
    const { frame, quantities } = readStory(text.replace(/,(?=\d)/g, ', '))
    const measures = frame.match(/\b(?:mean|average|median|mode|range)\b/g) ?? []
    const list = LIST.exec(frame)?.[0]
    if (measures.length !== 1 || !list || !WORDS_AROUND_LIST.test(frame.replace(list, ''))) return null
    if (list.split('#').length - 1 !== quantities.length || quantities.length > 60) return null
    if (isMixed) return { reason: 'Please put a space after each comma of the list.' }
    if (new Set(quantities.map(({ unit }) => unit)).size > 1)
      return { reason: 'These numbers are in different units.' }
    return solveMeasure(measures[0] === 'average' ? 'mean' : (measures[0] as Measure), quantities)
  },
  similar(_, dice) {
    const data = Array.from({ length: dice.int(4, 7) }, () => dice.int(1, 30))
    return `find the ${dice.pick(['mean', 'median', 'range'])} of ${data.join(', ')}`
  },
}

type Measure = 'mean' | 'median' | 'mode' | 'range'

const NUDGES: Record<Measure, string> = {
  mean: 'What is the total, and how many numbers share it?',
  median: 'Put the numbers in order first. Which one is in the middle?',
  mode: 'Which number appears most often?',
  range: 'How far is it from the smallest to the largest number?',
}

function solveMeasure(measure: Measure, quantities: Quantity[]): Draft | { reason: string } {
  const data = quantities.map(({ plain }) => plain)
  const sorted = [...quantities].sort((a, b) => compareRationals(a.value, b.value)).map(({ plain }) => plain)
  const shown = (list: string[]): { tex: string } => ({ tex: list.map(toLatex).join(',\\; ') })
  const [low, high] = [sorted[0] as string, sorted.at(-1) as string]
  const order: DraftStep = {
    rule: 'order',
    say: 'Put the numbers in order.',
    before: shown(data),
    after: shown(sorted),
    facts: [
      { holds: sorted.length > 1 ? sorted.join(' <= ') : `${low} <= ${low}` },
      { same: [sum(data), sum(sorted)] },
      { same: [sum(data.map(square)), sum(sorted.map(square))] },
    ],
  }
  const base = {
    kind: 'statistics' as const,
    words: `Find the ${measure} of the numbers.`,
    problem: shown(data),
    nudge: NUDGES[measure],
  }
  const unit = quantities[0]?.unit || undefined
  if (measure === 'mean') {
    const total = writeFraction(exactValue(sum(data)))
    const result = writeFraction(exactValue(`(${total})/${data.length}`))
    return {
      ...base,
      steps: [
        work('add', `Add all ${data.length} numbers.`, sum(data), total),
        work(
          'divide',
          `Divide the total by ${data.length}, the number of values.`,
          `(${total})/${data.length}`,
          result,
        ),
      ],
      answer: { plain: result, unit },
      proof: [{ function: 'Mean', of: data, is: result }],
      hint: 'Add all numbers and divide by how many there are.',
    }
  }
  if (measure === 'range') {
    const done = calculate(`${high} - (${low})`)
    if (!done) return { reason: 'These numbers are too large for me.' }
    return {
      ...base,
      steps: [
        order,
        ...done.steps.map((step) => ({
          ...step,
          say: `Subtract the smallest number from the largest. ${step.say}`,
        })),
      ],
      answer: { plain: done.result, unit },
      proof: [{ same: [`(${low}) + (${done.result})`, high] }, { holds: sorted.join(' <= ') }],
      hint: 'Subtract the smallest number from the largest.',
    }
  }
  if (measure === 'median') {
    const half = Math.floor(sorted.length / 2)
    const [a, b] = [sorted[half - 1] as string, sorted[half] as string]
    const isOdd = sorted.length % 2 === 1
    const result = isOdd ? b : writeFraction(exactValue(`((${a}) + (${b}))/2`))
    const middle = isOdd
      ? {
          rule: 'middle',
          say: `The middle one of the ${sorted.length} numbers is ${b}.`,
          before: shown(sorted),
          after: b,
          facts: [{ function: 'Median' as const, of: data, is: result }],
        }
      : work(
          'middle',
          `Two numbers stand in the middle, ${a} and ${b}. Take the value halfway between them.`,
          `((${a}) + (${b}))/2`,
          result,
        )
    return {
      ...base,
      steps: [order, middle],
      answer: { plain: result, unit },
      proof: [{ function: 'Median', of: data, is: result }],
      hint: 'Put the numbers in order and look at the middle.',
    }
  }
  return findMode(base, sorted, order, unit)
}

function findMode(
  base: Pick<Draft, 'kind' | 'words' | 'problem' | 'nudge'>,
  sorted: string[],
  order: DraftStep,
  unit: string | undefined,
): Draft | { reason: string } {
  const counts = new Map<string, number>()
  for (const each of sorted)
    counts.set(writeFraction(exactValue(each)), (counts.get(writeFraction(exactValue(each))) ?? 0) + 1)
  const most = Math.max(...counts.values())
  const modes = [...counts].filter(([, times]) => times === most).map(([each]) => each)
  if (most === 1) return { reason: 'Every number appears once, so there is no mode.' }
  const said =
    modes.length === 1 ? `${modes[0]} appears most often` : `${modes.join(' and ')} appear most often`
  const facts: Fact[] = [...counts].map(([each, times]) => ({
    holds: `${times} ${modes.includes(each) ? '=' : '<'} ${most}`,
  }))
  return {
    ...base,
    steps: [
      order,
      {
        rule: 'count',
        say: `${said}: ${most} times.`,
        before: order.after,
        after: { tex: modes.map(toLatex).join(',\\; ') },
        facts,
      },
    ],
    answer: { plain: modes.join(', '), tex: modes.map(toLatex).join(',\\; '), unit },
    proof: [...order.facts, { same: [[...counts.values()].join(' + '), String(sorted.length)] }],
    hint: 'Put the numbers in order and count how often each appears.',
  }
}

function sum(list: string[]): string {
  return list.map((each) => (each.startsWith('-') ? `(${each})` : each)).join(' + ')
}

function square(text: string): string {
  return `(${text})^2`
}
