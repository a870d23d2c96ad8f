import { compareRationals } from '#engines/algebra/numbers/rational.ts'
import { type Frame, type Given, namedIn, readFrame, take, withoutNumbers } from '../../reading/frame.ts'
import { isIdle } from '../../reading/idle.ts'
import type { Fact } from '../../verify/fact.ts'
import { toLatex } from '../../writing/to-latex.ts'
import type { Draft, DraftStep, Solver } from '../kind.ts'

type Sign = '<' | '>' | '='
type Known = Given & { value: NonNullable<Given['value']> }

const MORE = 'greater|larger|bigger|more|higher|greatest|largest|biggest|most|highest'
const LESS = 'smaller|less|lower|fewer|smallest|least|lowest|fewest'
const SIGN_LIST = /[<>=](?:,| or| and|, or|, and|\/)* ?[<>=](?:,| or| and|, or|, and|\/)* ?[<>=]/
const RISING = new RegExp(
  `\\b(?:from )?(?:${LESS}|low) to (?:the )?(?:${MORE}|high)\\b|\\b(?:ascending|increasing)\\b|\\b(?:${LESS}) (?:one |number )?first\\b|\\b(?:starting|beginning|start|begin) with the (?:${LESS})\\b`,
)
const FALLING = new RegExp(
  `\\b(?:from )?(?:${MORE}|high) to (?:the )?(?:${LESS}|low)\\b|\\b(?:descending|decreasing)\\b|\\b(?:${MORE}) (?:one |number )?first\\b|\\b(?:starting|beginning|start|begin) with the (?:${MORE})\\b`,
)
const IDLE =
  'order arrange put list sort rank ordering fractions fraction decimals decimal integers integer percents mixed first two three four five six all compare comparing between fill insert circle blank place sign symbol comparison box replace inequality statement correct or one than to then is arranged sorted ordered first when statement them'
const CLAIM = new RegExp(
  `^(?:(?:is it true (?:that )?|is |are |i think |so |ok )*)#0 (?:is |are )?(?:(?:a )?(${MORE}|${LESS}) (?:number )?than|(equal to|the same as|equivalent to|equals?)) #1(?:,? (right|correct|true|true or false|yes or no))?$`,
)

/** Which is larger, the sign between two numbers, a list in order, and whether one is more than another. */
export const COMPARING: Solver = {
  kinds: ['comparison'],
  solve(text) {
    const frame = readFrame(
      text.replace(/^(\S+) or (\S+?),? (which(?: one| number)? is [a-z]+)\??$/i, '$3 $1 or $2'),
    )
    const { words } = frame
    if (frame.given.length < 2 || !frame.given.every(isKnown) || / - /.test(words)) return null
    const asked =
      /^(?:compare|which (?:symbol|sign) (?:makes|goes|belongs|is correct)[a-z ]*):? #0 ?(?:_+|\?|○|□|☐) ?#1$/.test(
        words.replace(/[?.\s]+$/, ''),
      )
    if (asked && frame.given.length === 2) {
      const [a, b] = frame.given as [Known, Known]
      const sign = signBetween(a, b)
      return { ...compareTwo(a, b, sign), answer: { plain: sign, tex: sign } }
    }
    const claim = CLAIM.exec(words.replace(/[?.]+$/, '').trim())
    if (claim && frame.given.length === 2 && (/^(?:is|are|i think)\b/.test(words) || claim[3] !== undefined))
      return judgeClaim(frame.given as Known[], claim)
    return fillSign(frame) ?? orderList(frame) ?? pickOne(frame)
  },
  similar(_, dice) {
    const [a, b, c] = [dice.int(1, 9), dice.int(2, 9), dice.int(11, 89)]
    return dice.pick([
      `Which is greater, ${a}/${b + 9} or 0.${c}?`,
      `Write in order from least to greatest: ${a}/${b}, 0.${c}, ${b}/${a + 1}`,
    ])
  },
}

const isKnown = (given: Given): given is Known => given.value !== null

function signBetween(a: Known, b: Known): Sign {
  const order = compareRationals(a.value, b.value)
  return order === 0 ? '=' : order < 0 ? '<' : '>'
}

function fillSign(frame: Frame): Draft | null {
  const list = take(frame.words, SIGN_LIST)
  if (!list) return null
  const rest = list.rest.replace(/[○◯□☐_?]+|\( ?\)|\.{2,}/g, ' ')
  const [a, b, more] = namedIn(rest, frame) as Known[]
  if (!a || !b || more || !isIdle(withoutNumbers(rest), IDLE)) return null
  const sign = signBetween(a, b)
  return { ...compareTwo(a, b, sign), answer: { plain: sign, tex: sign } }
}

function compareTwo(a: Known, b: Known, sign: Sign): Omit<Draft, 'answer'> {
  const line = `${a.plain} ${sign} ${b.plain}`
  const common = a.value.bottom * b.value.bottom
  const [p, q] = [a, b].map(({ value }) => (value.top * common) / value.bottom) as [bigint, bigint]
  const isWhole = common === 1n
  const same: DraftStep = {
    rule: 'same-denominator',
    say: `Write both with the denominator ${common}, then compare the tops.`,
    before: { tex: `${toLatex(a.plain)},\\; ${toLatex(b.plain)}` },
    after: { tex: `\\frac{${p}}{${common}},\\; \\frac{${q}}{${common}}` },
    facts: [{ same: [a.plain, `(${p})/${common}`] }, { same: [b.plain, `(${q})/${common}`] }],
  }
  const last: DraftStep = {
    rule: 'compare',
    say: isWhole ? 'On a number line, the number further to the right is greater.' : `Compare ${p} and ${q}.`,
    before: isWhole ? { tex: `${a.plain},\\; ${b.plain}` } : same.after,
    after: line,
    facts: [{ holds: line }, { holds: `${p} ${sign} ${q}` }],
  }
  return {
    kind: 'comparison',
    words: 'Compare the two numbers.',
    problem: { tex: `${toLatex(a.plain)} \\;?\\; ${toLatex(b.plain)}` },
    steps: isWhole ? [last] : [same, last],
    proof: [{ holds: `(${a.plain}) - (${b.plain}) ${sign} 0` }, { holds: line }],
    nudge: isWhole ? 'Where do they go on a number line?' : 'Can you write both numbers in the same form?',
    hint: isWhole
      ? 'Which one is further to the right on a number line?'
      : 'Write both as fractions with the same denominator, or both as decimals.',
  }
}

function pickOne(frame: Frame): Draft | null {
  const key = new RegExp(`\\b(?:${MORE}|${LESS})\\b`)
  const taken = take(frame.words, key)
  if (
    !taken ||
    key.test(taken.rest) ||
    / than\b/.test(taken.rest) ||
    !/\b(?:which|what|find|circle|name)\b/.test(frame.words)
  )
    return null
  const all = namedIn(taken.rest, frame) as Known[]
  if (
    !isIdle(withoutNumbers(taken.rest), IDLE) ||
    !/^\D*#0(?:(?:,| or| and|, or|, and) #\d+)+[?.]?$/.test(
      `${frame.words.slice(frame.words.indexOf('#') - 1)}`,
    )
  )
    return null
  const wantsMost = new RegExp(`^(?:${MORE})$`).test(taken.found[0])
  const sorted = [...all].sort((a, b) => compareRationals(a.value, b.value))
  const [best, next] = wantsMost ? [sorted.at(-1), sorted.at(-2)] : sorted
  if (!best || !next || signBetween(best, next) === '=') return null
  const [a, b] = all as [Known, Known]
  if (all.length === 2) return { ...compareTwo(a, b, signBetween(a, b)), answer: { plain: best.plain } }
  return {
    ...listDraft(all, sorted, false),
    words: `Find the ${taken.found[0]} number.`,
    answer: { plain: best.plain },
  }
}

function orderList(frame: Frame): Draft | null {
  const rising = take(frame.words, RISING)
  const falling = take(frame.words, FALLING)
  const taken = rising ?? falling
  if (!taken || (rising && falling)) return null
  const all = namedIn(taken.rest, frame) as Known[]
  if (!isIdle(withoutNumbers(taken.rest), IDLE) || new RegExp(`\\b(?:${MORE}|${LESS})\\b`).test(taken.rest))
    return null
  const sorted = [...all].sort((a, b) => compareRationals(a.value, b.value) * (rising ? 1 : -1))
  if (sorted.some((each, index) => index > 0 && signBetween(sorted[index - 1] as Known, each) === '='))
    return null
  return listDraft(all, sorted, !rising)
}

function listDraft(all: Known[], sorted: Known[], isFalling: boolean): Draft {
  const show = (list: Known[], sign: string): { tex: string } => ({
    tex: list.map(({ plain }) => toLatex(plain)).join(sign),
  })
  const sign = isFalling ? '>' : '<'
  const chain = sorted.map(({ plain }) => plain).join(` ${sign} `)
  const add = (list: Known[], power: number): string =>
    list.map(({ plain }) => `(${plain})^${power}`).join(' + ')
  const permutation: Fact[] = [1, 2, 3].map((power) => ({ same: [add(all, power), add(sorted, power)] }))
  const common = all.reduce((product, { value }) => (product * value.bottom) / gcd(product, value.bottom), 1n)
  const tops = all.map(({ value }) => (value.top * common) / value.bottom)
  const alike: DraftStep[] =
    common === 1n
      ? []
      : [
          {
            rule: 'same-denominator',
            say: `Write all of them with the denominator ${common}.`,
            before: show(all, ',\\; '),
            after: { tex: tops.map((top) => `\\frac{${top}}{${common}}`).join(',\\; ') },
            facts: all.map(({ plain }, index) => ({ same: [plain, `(${tops[index]})/${common}`] })),
          },
        ]
  return {
    kind: 'comparison',
    words: `Put the numbers in order, ${isFalling ? 'greatest' : 'least'} first.`,
    problem: show(all, ',\\; '),
    steps: [
      ...alike,
      {
        rule: 'order',
        say: 'Now put them in order.',
        before: show(all, ',\\; '),
        after: show(sorted, ` ${sign} `),
        facts: [{ holds: chain }, ...permutation],
      },
    ],
    answer: { plain: sorted.map(({ plain }) => plain).join(', '), ...show(sorted, ',\\; ') },
    proof: [{ holds: chain }, ...permutation],
    nudge: 'Can you write all the numbers in the same form?',
    hint: 'Write them all as decimals or with one denominator, then compare.',
  }
}

function judgeClaim([a, b]: Known[], [, word]: RegExpExecArray): Draft | null {
  if (!a || !b) return null
  const sign = signBetween(a, b)
  const claimed: Sign = word === undefined ? '=' : new RegExp(`^(?:${MORE})$`).test(word) ? '>' : '<'
  return {
    ...compareTwo(a, b, sign),
    answer: { plain: claimed === sign ? 'yes' : 'no', tex: `\\text{${claimed === sign ? 'yes' : 'no'}}` },
  }
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b)
}
