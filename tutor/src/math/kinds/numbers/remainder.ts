import { type Frame, namedIn, readFrame, withoutNumbers } from '../../reading/frame.ts'
import { isIdle } from '../../reading/idle.ts'
import type { Draft, Solver } from '../kind.ts'

const IS_ASKED =
  /\bremainders?\b|\bleft ?over\b|\bwhat remains\b|\bremains\b|\bmod(?:ulo)?\b|\bwith (?:an )?r\b|\bis left\b|\bare left\b/
const IS_BOTH =
  /\bwith (?:a |the |its |their )?remainders?\b|\bquotient\b|\bwhole number\b|\bwith (?:an )?r\b|\b(?:show|and) (?:a|the) remainder\b(?<!give the remainder)|(?:[÷/]|by) #1 remainder$/
const BETWEEN =
  /#0 (?:÷|\/|mod|modulo|(?:is |are )?(?:divided|split|shared|put|grouped|sorted|separated|arranged)(?: equally| evenly| up)? (?:by|into (?:equal )?(?:groups|teams|rows|packs|bags|boxes) of|in (?:groups|teams|rows) of|among|between)|(?:leave|leaves) (?:when|if) divided by|by|leave when divided by|when divided by|(?:be )?divided by|into (?:equal )?(?:groups|teams|rows|packs|bags|boxes) of) #1/
const IDLE =
  'remainder remainders left over leftover remains quotient divide divided dividing division whole with r when if after leave leaves as often possible show is given each equally people groups integer you'
const STORY =
  /^#0 ([a-z]+) (?:are|is) (?:packed|put|placed|sorted|shared|divided|split|arranged|grouped|packaged)(?: equally| evenly)? (?:in|into|among) (?:[a-z]+ of |groups of )?#1(?: each)?(?: [a-z]+)?\. how many ([a-z]+ )?(?:are|will be) left(?: over)?$/

/** Division of whole numbers with what is left over: "30 R 5", or the remainder alone. */
export const REMAINDER: Solver = {
  kinds: ['remainder'],
  solve(text) {
    const frame = readFrame(text.replace(/(?<=\d)\s*\/\s*(?=\d)/g, ' ÷ '))
    if (!IS_ASKED.test(frame.words) || frame.given.length !== 2) return null
    const words = frame.words.replace(/[?.\s]+$/, '')
    const story = STORY.exec(words)
    const longer =
      /^(?:there are|[a-z]+ has|we have|you have) #0 ([a-z]+)\. (?:they are|she|he|you) (?:are )?(?:packed|puts?|placed|sorted|shared|divided|split|arranged|grouped|packs?)(?: them)?(?: equally| evenly)? (?:in|into|among) (?:[a-z]+ of |groups of )?#1(?: [a-z]+)?\. how many (?:([a-z]+) )?(?:are|will be)(?: left| left over)$/.exec(
        words,
      )
    if (longer && (longer[2] === undefined || longer[2] === longer[1])) return divide(frame, false)
    if (story && (story[2] === undefined || story[2].trim() === story[1])) return divide(frame, false)
    const between = BETWEEN.exec(words)
    if (!between) return null
    const rest = words.replace(between[0], ' ')
    if (namedIn(rest, frame).length > 0 || !isIdle(withoutNumbers(rest), IDLE)) return null
    return divide(frame, IS_BOTH.test(words))
  },
  similar(_, dice) {
    const [b, q] = [dice.int(3, 9), dice.int(4, 15)]
    return `Find ${b * q + dice.int(1, b - 1)} ÷ ${b} with a remainder.`
  },
}

function divide({ given }: Frame, isBoth: boolean): Draft | { reason: string } {
  const [a, b] = given.map(({ value }) => value)
  if (!a || !b || a.bottom !== 1n || b.bottom !== 1n || a.top < 0n || b.top < 1n)
    return { reason: 'I divide whole numbers with a remainder, by a number that is not zero.' }
  return divideWhole(a.top, b.top, isBoth)
}

export function divideWhole(a: bigint, b: bigint, isBoth: boolean): Draft {
  const [q, r] = [a / b, a % b]
  const line = `${q}*${b} + ${r}`
  const plain = isBoth ? `${q} R ${r}` : String(r)
  return {
    kind: 'remainder',
    words: isBoth ? `Divide ${a} by ${b} with a remainder.` : `Find the remainder of ${a} divided by ${b}.`,
    problem: { tex: `${a} \\div ${b}` },
    steps: [
      {
        rule: 'whole-times',
        say: `See how often ${b} fits into ${a}.`,
        before: { tex: `${a} \\div ${b}` },
        after: `${q}*${b} <= ${a}`,
        facts: [{ holds: `${q}*${b} <= ${a} < ${q + 1n}*${b}` }],
      },
      {
        rule: 'left-over',
        say: 'Subtract to see what is left over.',
        before: `${a} - ${q}*${b}`,
        after: String(r),
        facts: [{ same: [`${a} - ${q}*${b}`, String(r)] }, { holds: `0 <= ${r} < ${b}` }],
      },
    ],
    answer: isBoth ? { plain, tex: `${q} \\text{ R } ${r}` } : { plain },
    proof: [{ same: [line, String(a)] }, { holds: `0 <= ${r} < ${b}` }],
    nudge: `How many times does ${b} fit?`,
    hint: `Find the largest multiple of ${b} that is not more than ${a}.`,
  }
}
