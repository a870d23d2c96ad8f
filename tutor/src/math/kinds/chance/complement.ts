import { readFrame } from '../../reading/frame.ts'
import { applyFormula } from '../formula.ts'
import type { Solver } from '../kind.ts'

const EVENT = '([a-z0-9 ]+?)'
const STORY = new RegExp(
  `^(?:if )?the (?:probability|chance) (?:that|of) ${EVENT} is #0[.,;]? (?:what is|find|work out|calculate) the (?:probability|chance) (?:that|of) ${EVENT}$`,
)
const NOT_A =
  /^(?:if |given (?:that )?)?p ?\(([a-z])\) ?= ?#0[.,;]? ?(?:find|what is|work out|calculate)? ?p ?\((?:not \1|\1'|\1 complement)\)$/
const BOTH =
  /^(?:if |given (?:that )?)?p ?\(([a-z])\) ?= ?#0(?:,| and|, and) p ?\(([a-z])\) ?= ?#1(?:,| and|, and)? (?:and )?\1 and \2 are independent(?: events)?[.,;]? ?(?:then )?(?:find|what is|work out|calculate) p ?\((?:\1 (?:and|∩) \2|\2 (?:and|∩) \1)\)$/
const NEGATIONS = new Set(['not', "doesn't", "won't", "isn't"])
const IDLE = new Set('a an the it he she they is are be will do does to that'.split(' '))
const OPPOSITES: Record<string, string> = { los: 'win', fail: 'pass', miss: 'hit' }

/** What has to happen or not to happen: both together are certain. And two events that know nothing of each other. */
export const COMPLEMENT: Solver = {
  kinds: ['probability'],
  solve(text) {
    const frame = readFrame(text)
    const words = frame.words.replace(/[?.\s]+$/, '')
    const [p, q] = frame.given
    const isChance = (each: typeof p): boolean =>
      each?.value != null && each.value.top >= 0n && each.value.top <= each.value.bottom
    if (!p || !isChance(p)) return null
    const together = BOTH.test(words)
    if (together && q && isChance(q))
      return applyFormula({
        kind: 'probability',
        words: 'Find the probability of both.',
        name: 'P',
        formula: 'p*q',
        values: { p: p.plain, q: q.plain },
        say: 'The events are independent, so multiply.',
        nudge: 'Does one event change the other?',
        proof: (result) => [{ same: [`(${result}) + (${p.plain})*(1 - (${q.plain}))`, p.plain] }],
      })
    const story = STORY.exec(words)
    const isOther = story ? isOpposite(story[1] ?? '', story[2] ?? '') : NOT_A.test(words)
    if (q || !isOther) return null
    return applyFormula({
      kind: 'probability',
      words: `Something happens with probability ${p.plain}. Find the probability that it does not.`,
      name: 'P',
      formula: '1 - p',
      values: { p: p.plain },
      say: 'Either it happens or not, so both add up to 1.',
      nudge: 'What do the two probabilities add up to?',
      proof: (result) => [{ same: [`(${result}) + (${p.plain})`, '1'] }],
    })
  },
  similar: (_, dice) => `If P(A) = 0.${dice.int(11, 89)}, find P(not A).`,
}

/** The second is the first with a "not", or its opposite; a word more would be another event. */
function isOpposite(first: string, second: string): boolean {
  const [a, b] = [first, second].map(readWords)
  if (!a || !b || a.isNegated === b.isNegated || b.words.length === 0) return false
  return b.words.every((word) => a.words.includes(word))
}

function readWords(text: string): { words: string[]; isNegated: boolean } {
  let isNegated = false
  const words = text.split(' ').flatMap((word) => {
    if (NEGATIONS.has(word)) isNegated = !isNegated
    if (NEGATIONS.has(word) || IDLE.has(word)) return []
    const stem = word.replace(/(?:ning|ing|es|e|s)$/, '')
    const opposite = OPPOSITES[stem]
    if (opposite) isNegated = !isNegated
    return [opposite ?? stem]
  })
  return { words, isNegated }
}
