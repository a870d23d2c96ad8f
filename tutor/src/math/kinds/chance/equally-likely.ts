import { makeRational } from '#engines/algebra/numbers/rational.ts'
import { writeFraction } from '../../writing/polynomial.ts'
import { work } from '../formula.ts'
import type { Draft, Solver } from '../kind.ts'
import { readEvent } from './events.ts'
import { readSpace } from './outcomes.ts'

const CUT = /\b(?:probability|chances?|likelihood)\b/
/** What may stand in front of the question, once the experiment is taken out of it. */
const STORY =
  /^(?:what|whats|is|are|the|find|calculate|work|out|determine|give|an?|box|bag|hat|has|have|contains?|with|of|you|we|jo|sam|roll|rolls|flip|flips|toss|tosses|spin|spins|draw|draws|pick|picks|it|one|1|card|ticket|ball|if|when|and|then|from|in|at random|randomly|drawn|picked|chosen|selected|is|rolled|flipped|tossed|thrown|spun|once|fair|it|[|.,?: ])*$/

/** Dice, coins, cards, spinners and numbers: all outcomes are counted, and those that fit. */
export const EQUALLY_LIKELY: Solver = {
  kinds: ['probability'],
  solve(typed) {
    const text = typed
      .toLowerCase()
      .replace(/[?.\s]+$/, '')
      .replace(/,/g, ' ')
      .replace(/\s+/g, ' ')
    if (!CUT.test(text) || /\breplace|\bgiven\b|\bknown\b|\bbiased\b|\bloaded\b/.test(text)) return null
    const read = readSpace(text.replace(/\. /g, ' . '))
    if (!read) return null
    const rest = read.rest.replace(/\s+/g, ' ')
    const cut = CUT.exec(rest)
    if (!cut || readSpace(rest)) return null
    const [before, after] = [rest.slice(0, cut.index), rest.slice(cut.index + cut[0].length)]
    if (!STORY.test(before.trim())) return null
    const [event = '', ...more] = after
      .split(/[|.]/)
      .map((part) => part.trim())
      .filter(Boolean)
    if (more.some((part) => !STORY.test(part))) return null
    const test = readEvent(event, read.space)
    if (!test) return null
    const { outcomes, name } = read.space
    return countOutcomes(outcomes.filter(test).length, outcomes.length, name)
  },
  similar(_, dice) {
    return `A fair die is rolled. What is the probability of getting a number greater than ${dice.int(1, 5)}?`
  },
}

function countOutcomes(wanted: number, all: number, name: string): Draft {
  const result = writeFraction(makeRational(BigInt(wanted), BigInt(all)))
  return {
    kind: 'probability',
    words: `Find the probability with ${name}.`,
    problem: { tex: 'P = \\frac{\\text{outcomes that fit}}{\\text{all outcomes}}' },
    steps: [
      {
        rule: 'count-all',
        say: `Count all equally likely outcomes, then those that fit: ${wanted} of ${all}.`,
        before: { tex: 'P = \\frac{\\text{outcomes that fit}}{\\text{all outcomes}}' },
        after: { tex: `P = \\frac{${wanted}}{${all}}` },
        facts: [{ holds: `0 <= ${wanted} <= ${all}` }],
      },
      work('favourable-over-all', 'Divide the ones that fit by all of them.', `${wanted}/${all}`, result),
    ],
    answer: { plain: result },
    proof: [{ same: [`1 - ${all - wanted}/${all}`, result] }],
    nudge: 'How many outcomes are there, and how many of them fit?',
    hint: 'Divide the number of outcomes that fit by the number of all outcomes.',
  }
}
