import type { Outcome, Space } from './outcomes.ts'

type Test = (outcome: Outcome) => boolean
type Reader = (found: RegExpExecArray, space: Space) => Test | null

const N = '(\\d+)'
const COIN = '(head|tail)s?'
const isPrime = (n: number): boolean =>
  n > 1 && Array.from({ length: n }, (_, index) => index).every((each) => each < 2 || n % each !== 0)

/** What is wanted of one number. */
const ON_NUMBERS: [string, Reader][] = [
  [`${N}`, ([, k], { outcomes }) => (outcomes.some(({ value }) => value === Number(k)) ? equals(k) : null)],
  [
    `${N} or ${N}`,
    ([, a, b]) => (a === b ? null : ({ value }) => value === Number(a) || value === Number(b)),
  ],
  [
    `(?:greater|more|larger|bigger|higher) than ${N}`,
    ([, k]) =>
      ({ value }) =>
        value > Number(k),
  ],
  [
    `(?:less|smaller|lower|fewer) than ${N}`,
    ([, k]) =>
      ({ value }) =>
        value < Number(k),
  ],
  [
    `(?:at least ${N}|${N} or (?:more|higher|greater|above))`,
    ([, a, b]) =>
      ({ value }) =>
        value >= Number(a ?? b),
  ],
  [
    `(?:at most ${N}|${N} or (?:less|lower|below|fewer))`,
    ([, a, b]) =>
      ({ value }) =>
        value <= Number(a ?? b),
  ],
  [
    'even',
    () =>
      ({ value }) =>
        value % 2 === 0,
  ],
  [
    'odd',
    () =>
      ({ value }) =>
        value % 2 === 1,
  ],
  [
    'prime',
    () =>
      ({ value }) =>
        isPrime(value),
  ],
  [
    '(?:perfect )?square',
    () =>
      ({ value }) =>
        Number.isInteger(Math.sqrt(value)),
  ],
  [
    `(?:(?:a )?multiple of|divisible by) ${N}`,
    ([, k]) => (Number(k) > 0 ? ({ value }) => value % Number(k) === 0 : null),
  ],
  [
    `(?:a )?factor of ${N}`,
    ([, k]) =>
      ({ value }) =>
        value > 0 && Number(k) % value === 0,
  ],
]

const ON_DICE: [string, Reader][] = [
  [
    `(?:sum|total)(?: score)? (?:of |is |equals |equal to )?(?:the 2 (?:numbers|dice) (?:of |is )?)?${N}`,
    ([, k]) => equals(k),
  ],
  [
    'doubles?|same number(?: on both)?|2 equal numbers',
    () =>
      ({ words }) =>
        words[0] === words[1],
  ],
  [
    '(?:2|both|double) (6|5|4|3|2|1)(?:s|es)?',
    ([, k]) =>
      ({ words }) =>
        words.every((each) => each === k),
  ],
  [
    '(?:2|both|double) six(?:es)?',
    () =>
      ({ words }) =>
        words.every((each) => each === '6'),
  ],
  [
    `(?:sum|total) (?:is |of )?(greater|more|less) than ${N}`,
    ([, side, k]) =>
      ({ value }) =>
        side === 'less' ? value < Number(k) : value > Number(k),
  ],
]

const ON_COINS: [string, Reader][] = [
  [COIN, ([, side], space) => (sizeOf(space) === 1 ? counts(side, (n) => n === 1) : null)],
  [`exactly ${N} ${COIN}`, ([, k, side]) => counts(side, (n) => n === Number(k))],
  [`(?:both|all|only) ${COIN}`, ([, side], space) => counts(side, (n) => n === sizeOf(space))],
  [
    `${N} ${COIN}`,
    ([, k, side], space) => (Number(k) === sizeOf(space) ? counts(side, (n) => n === Number(k)) : null),
  ],
  [`at least (?:${N}|one|an?) ${COIN}`, ([, k, side]) => counts(side, (n) => n >= Number(k ?? 1))],
  [`at most (?:${N}|one|an?) ${COIN}`, ([, k, side]) => counts(side, (n) => n <= Number(k ?? 1))],
  [`(?:no|0) ${COIN}`, ([, side]) => counts(side, (n) => n === 0)],
  [
    '(?:1|one|a) (?:head and (?:1|one|a) tail|tail and (?:1|one|a) head)',
    (_, space) => (sizeOf(space) === 2 ? ({ value }) => value === 1 : null),
  ],
]

const CARD = '(ace|king|queen|jack|heart|diamond|club|spade|face card|red|black|10|[2-9])s?(?: card)?'
const ON_CARDS: [string, Reader][] = [
  [CARD, ([, card]) => has(card)],
  [
    `${CARD} or (?:an? )?${CARD}`,
    ([, a, b]) =>
      ({ words }) =>
        words.includes(a ?? '') || words.includes(b ?? ''),
  ],
  [
    `(red|black) (ace|king|queen|jack|face card|10|[2-9])`,
    ([, a, b]) =>
      ({ words }) =>
        words.includes(a ?? '') && words.includes(b ?? ''),
  ],
  [
    `(ace|king|queen|jack|10|[2-9]) of (heart|diamond|club|spade)s`,
    ([, a, b]) =>
      ({ words }) =>
        words.includes(a ?? '') && words.includes(b ?? ''),
  ],
]

const ON_LETTERS: [string, Reader][] = [['(?:letter )?([a-z]|vowel|consonant)', ([, letter]) => has(letter)]]

const TABLES = { numbers: ON_NUMBERS, dice: ON_DICE, coins: ON_COINS, cards: ON_CARDS, letters: ON_LETTERS }

/** Words around an event that change nothing about it. */
const AROUND =
  /^(?:(?:that|of|it|you|we|i|the|an?|get|gets|getting|roll|rolls|rolling|obtaining|throwing|tossing|flipping|drawing|picking|choosing|selecting|spinning|landing|lands?|on|spinner|number|result|outcome|card|letter|score|is|are|will|be|show|shows|showing|drawn|rolled|chosen|picked|selected|comes up|which|up|with)(?: |$))+/
const BEHIND =
  /(?: (?:number|with|on|when|if|in|from|is|are|of|by|using|at random|randomly|rolled|drawn|rolling|flipping|tossing|once|up))+$/

/** Which outcomes an event takes; null where it is not fully understood. */
export function readEvent(text: string, space: Space): Test | null {
  const negated =
    /^(?:(?:that|of|it|you|the|number|result|card|letter|chosen|drawn|is|do|does|will|getting|rolling|drawing|picking) )*not (.*)$/.exec(
      text,
    )
  const core = (negated?.[1] ?? text).replace(AROUND, '').replace(BEHIND, '').trim()
  for (const [pattern, read] of TABLES[space.kind]) {
    const found = new RegExp(`^(?:${pattern})$`).exec(core)
    const test = found && read(found, space)
    if (test) return negated ? (outcome) => !test(outcome) : test
  }
  return null
}

const equals =
  (k: string | undefined): Test =>
  ({ value }) =>
    value === Number(k)
const has =
  (word: string | undefined): Test =>
  ({ words }) =>
    words.includes(word ?? '')
const counts =
  (side: string | undefined, isWanted: (count: number) => boolean): Test =>
  ({ words }) =>
    isWanted(words.filter((each) => each === side).length)
const sizeOf = ({ outcomes }: Space): number => outcomes[0]?.words.length ?? 0
