import { parse, type Statement } from '#engines/algebra/index.ts'
import { subtract } from '#engines/algebra/numbers/rational.ts'
import { hasTurn, type Quantity, readStory } from '../reading/quantities.ts'
import { exactValue, whole, writeFraction } from '../writing/polynomial.ts'
import { solveOne, writeStatement } from './equations.ts'
import type { Draft, DraftStep, Kind, Solver } from './kind.ts'

/** Stories about an unknown number: an equation is set up and solved. */
export const UNKNOWNS: Solver = {
  kinds: ['consecutive-numbers', 'number-puzzle', 'ages'],
  solve(text) {
    const { frame, quantities } = readStory(text.replace(/\b(?:twice|double)\b/gi, '2 times'))
    if (quantities.length === 0 || quantities.some(({ unit }) => unit !== '' && unit !== 'year')) return null
    if (/\bconsecutive\b/.test(frame)) return solveConsecutive(frame, quantities)
    return /\b(?:old|older|younger|age|ages)\b/.test(frame)
      ? solveAges(frame, quantities)
      : solvePuzzle(frame, quantities)
  },
  similar(kind, dice) {
    const [a, b, x] = [dice.int(2, 9), dice.int(1, 20), dice.int(2, 30)]
    if (kind === 'ages')
      return `Anna is ${a} years older than Ben. Together they are ${2 * x + a} years old. How old is Ben?`
    if (kind === 'consecutive-numbers')
      return `The sum of three consecutive numbers is ${3 * x + 3}. Find the numbers.`
    return `${a} times a number plus ${b} is ${a * x + b}. Find the number.`
  },
}

const TIMES = '(?:(?:a|one|# times (?:a|the|some|my)) number)'
const IS = '(?:is|equals|is equal to|gives|makes|results in)'
const FIND =
  "(?:[.,;?]? (?:and )?(?:what is|what's|find|work out|calculate|determine) (?:the|this|that|my|his|her) number)?$"
const PUZZLES: [RegExp, (a: string, b: string, c: string) => string][] = [
  [new RegExp(`^${TIMES} (?:plus|increased by) # ${IS} #${FIND}`), (a, b, c) => `${a}*x + ${b} = ${c}`],
  [new RegExp(`^${TIMES} (?:minus|decreased by) # ${IS} #${FIND}`), (a, b, c) => `${a}*x - ${b} = ${c}`],
  [new RegExp(`^# more than ${TIMES} ${IS} #${FIND}`), (b, a, c) => `${a}*x + ${b} = ${c}`],
  [new RegExp(`^# less than ${TIMES} ${IS} #${FIND}`), (b, a, c) => `${a}*x - ${b} = ${c}`],
  [new RegExp(`^the sum of ${TIMES} and # ${IS} #${FIND}`), (a, b, c) => `${a}*x + ${b} = ${c}`],
  [
    new RegExp(
      `^(?:if|when) # is subtracted from ${TIMES},? (?:the (?:result|answer) is|you get|it is) #${FIND}`,
    ),
    (b, a, c) => `${a}*x - ${b} = ${c}`,
  ],
  [
    new RegExp(`^(?:if|when) # is added to ${TIMES},? (?:the (?:result|answer) is|you get|it is) #${FIND}`),
    (b, a, c) => `${a}*x + ${b} = ${c}`,
  ],
  [
    new RegExp(
      `^i (?:think|am thinking) of a number[.,]? (?:i )?multiply it by # and (?:then )?(?:i )?add #[.,;] (?:the (?:result|answer) is|i get|and get) #${FIND}`,
    ),
    (a, b, c) => `${a}*x + ${b} = ${c}`,
  ],
  [
    new RegExp(
      `^i (?:think|am thinking) of a number[.,]? (?:i )?multiply it by # and (?:then )?(?:i )?subtract #[.,;] (?:the (?:result|answer) is|i get|and get) #${FIND}`,
    ),
    (a, b, c) => `${a}*x - ${b} = ${c}`,
  ],
]

function solvePuzzle(frame: string, quantities: Quantity[]): Draft | { reason: string } | null {
  const numbers = quantities.map(({ plain }) => plain)
  // "a number plus 3": once the number.
  const isOnce = /\b(?:a|one|some) number\b/.test(
    frame.replace(/# times a number|think of a number|thinking of a number/, ''),
  )
  if (isOnce && numbers.length === 2) numbers.splice(/^#|^(?:if|when) #/.test(frame) ? 1 : 0, 0, '1')
  const [a, b, c, more] = numbers
  const found = PUZZLES.find(([pattern]) => pattern.test(frame))
  if (!found || a === undefined || b === undefined || c === undefined || more) return null
  return solveStory(
    'number-puzzle',
    found[1](a, b, c),
    'Find the number.',
    'Call the number x and write the story as an equation.',
    (x) => x,
  )
}

function solveConsecutive(
  frame: string,
  [first, second, more]: Quantity[],
): Draft | { reason: string } | null {
  if (
    !first ||
    !second ||
    more ||
    hasTurn(frame) ||
    /\b(?:multiples?|squares?|product|difference|larg\w+|small\w+|middle|greatest)\b/.test(frame)
  )
    return null
  const isSum =
    /\bsum of # consecutive (?:even |odd |whole |positive )*(?:numbers|integers) (?:is|equals) #|# consecutive (?:even |odd |whole |positive )*(?:numbers|integers) (?:whose sum is|that add up to|add up to|with (?:a |the )?sum(?: of)?|sum to|have (?:a |the )?sum of|which add up to) #/.test(
      frame,
    )
  const count = Number(first.plain)
  if (!isSum || !Number.isInteger(count) || count < 2 || count > 9) return null
  const step = /\b(?:even|odd)\b/.test(frame) ? 2 : 1
  const terms = Array.from({ length: count }, (_, index) => (index === 0 ? 'x' : `(x + ${index * step})`))
  const start = subtract(second.value, whole((step * count * (count - 1)) / 2))
  const isWhole = start.top % (BigInt(count) * start.bottom) === 0n
  const isParity =
    step === 1 || !isWhole || ((start.top / BigInt(count)) % 2n === 0n) === /\beven\b/.test(frame)
  if (!isWhole || !isParity) return { reason: 'No such whole numbers have this sum.' }
  const say = `Call the first number x; the next ones are ${step} more each time.`
  const draft = solveStory(
    'consecutive-numbers',
    `${terms.join(' + ')} = ${second.plain}`,
    'Find the numbers.',
    say,
    (x) => x,
  )
  if (!draft || 'reason' in draft) return draft
  const numbers = terms.map((_, index) =>
    writeFraction(exactValue(`${draft.answer.plain} + ${index * step}`)),
  )
  return {
    ...draft,
    answer: { plain: numbers.join(', '), tex: numbers.join(',\\; ') },
    proof: [
      { same: [numbers.map((each) => `(${each})`).join(' + '), second.plain] },
      ...numbers
        .slice(1)
        .map((each, index) => ({ same: [`(${each}) - (${numbers[index]})`, String(step)] as const })),
    ],
  }
}

const OLDER =
  /^(?:a |an |the )?([a-z ]+?) is # (older|younger) than (?:(?:his|her|a|an|the|their) )?([a-z ]+?)\. /
const TIMES_OLD =
  /^(?:a |an |the )?([a-z ]+?) is # times as old as (?:(?:his|her|a|an|the|their) )?([a-z ]+?)\. /
const SUM_OF_AGES =
  /^(?:together,? they are # old|the sum of their ages is #|their ages add up to #|in total,? they are # old|their ages total #|they are # old (?:together|in total))\. /
const ASKED_AGE =
  /^(?:how old is (?:the )?([a-z ]+)|(?:find|what is|work out) the age of (?:the )?([a-z ]+)|(?:find|what is|work out) (?:the )?([a-z ]+)'s age)$/

function solveAges(frame: string, [given, total, more]: Quantity[]): Draft | { reason: string } | null {
  const apart = OLDER.exec(frame)
  const times = apart ? null : TIMES_OLD.exec(frame)
  const opening = apart ?? times
  if (!opening || !given || !total || more) return null
  const rest = frame.slice(opening[0].length)
  const sum = SUM_OF_AGES.exec(rest)
  const asked = sum ? ASKED_AGE.exec(rest.slice(sum[0].length)) : null
  const name = asked?.slice(1).find((each) => each !== undefined)
  const [one, other] = apart ? [apart[1], apart[3]] : [times?.[1], times?.[2]]
  if (!name || !one || !other || one === other || (name !== one && name !== other)) return null
  const sign = apart?.[2] === 'younger' ? '-' : '+'
  const elder = apart ? `(x ${sign} ${given.plain})` : `${given.plain}*x`
  const draft = solveStory(
    'ages',
    `x + ${elder} = ${total.plain}`,
    `Find the age of ${name}.`,
    `Call the age of ${other} x; then ${one} is ${elder.replace(/[()]/g, '').replace('*', '')}.`,
    (x) => (name === other ? x : elder.replace('x', `(${x})`)),
  )
  if (draft && !('reason' in draft) && exactValue(draft.answer.plain).top <= 0n)
    return { reason: 'No ages fit this story.' }
  return draft
}

/** Solves the equation of a story; `answerOf` says what was asked, from x. */
function solveStory(
  kind: Kind,
  equation: string,
  words: string,
  say: string,
  answerOf: (x: string) => string,
): Draft | { reason: string } | null {
  const parsed = parse(equation)
  const statement = parsed.ok ? (parsed.statements[0] as Statement) : null
  const text = statement ? writeStatement(statement) : ''
  const solved = statement ? solveOne({ statement, letter: 'x', text }) : null
  if (!solved || 'reason' in solved) return solved
  const x = /^x = (\S+)$/.exec(solved.answer.plain)?.[1]
  if (x === undefined) return { reason: 'The story has no single solution.' }
  const result = answerOf(x)
  const value = writeFraction(exactValue(result))
  const setUp: DraftStep = {
    rule: 'set-up-equation',
    say,
    before: { tex: '\\text{story}' },
    after: text,
    facts: [{ equation: text, solutions: [{ x }] }],
  }
  const last: DraftStep[] =
    result === x
      ? []
      : [
          {
            rule: 'answer-question',
            say: 'Put x in to get what was asked.',
            before: result,
            after: value,
            facts: [{ same: [result, value] }],
          },
        ]
  return {
    ...solved,
    kind,
    words,
    steps: [setUp, ...solved.steps, ...last],
    answer: { plain: value },
    nudge: 'Give the unknown a letter. What does the story say about it?',
    hint: say,
  }
}
