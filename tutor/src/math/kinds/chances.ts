import { hasTurn, type Quantity, readStory } from '../reading/quantities.ts'
import { exactValue, writeFraction } from '../writing/polynomial.ts'
import { applyFormula, work } from './formula.ts'
import type { Draft, Solver } from './kind.ts'

const COLORS = 'red|blue|green|yellow|black|white|orange|purple|pink|brown|grey|gray|silver|gold'
const GROUP = new RegExp(`# (${COLORS})\\b`, 'g')
const RATIO = /\bin (?:the|a) ratio (?:of )?#(?: ?: ?#| to #)+/

/** Drawing one thing, rolling one die, sharing in a ratio, and prices in proportion. */
export const CHANCES: Solver = {
  kinds: ['probability', 'ratio-sharing', 'proportion'],
  solve(text) {
    const { frame, quantities } = readStory(text)
    if (/\bprobability\b/.test(frame)) return solveProbability(frame, quantities)
    if (/\bratio\b/.test(frame)) return solveSharing(frame, quantities)
    return solveProportion(frame, quantities)
  },
  similar(kind, dice) {
    const [a, b, c] = [dice.int(2, 9), dice.int(2, 9), dice.int(2, 9)]
    if (kind === 'ratio-sharing') return `share ${(a + b) * c} in the ratio ${a}:${b}`
    if (kind === 'proportion') return `If ${a} pens cost $${a * b}, how much do ${c} pens cost?`
    return `A bag contains ${a} red, ${b} blue and ${c} green marbles. What is the probability of picking a red marble?`
  },
}

function solveProbability(frame: string, quantities: Quantity[]): Draft | { reason: string } | null {
  const question = frame.slice(frame.indexOf('probability'))
  if (
    hasTurn(frame) ||
    /\bgiven that\b|\bknow(?:n|ing)? that\b/.test(frame) ||
    / or |\bboth\b|\btwice\b|\bgreater\b|\bless\b|\bmore\b|\beven\b|\bodd\b|\bprime\b|\bgiven\b/.test(
      question,
    )
  )
    return null
  if (/\b(?:die|dice)\b/.test(frame)) return solveDie(frame, quantities)
  const groups = [...frame.matchAll(GROUP)].map(([, color]) => color as string)
  const asked = question.match(new RegExp(`\\b(?:${COLORS})\\b`, 'g')) ?? []
  const index = groups.indexOf(asked[0] ?? '')
  if (groups.length !== quantities.length || asked.length !== 1 || new Set(groups).size !== groups.length)
    return null
  const isOneDrawn =
    /\b(?:a|an|one|it)\b/.test(question) &&
    !/\b(?:marbles|balls|counters|sweets|beads|pens|cards|socks) (?:are|is) (?:drawn|picked|taken|chosen)/.test(
      frame,
    )
  if (index < 0 || !isOneDrawn || quantities.some(({ unit, value }) => unit !== '' || value.bottom !== 1n))
    return null
  const wanted = quantities[index]?.plain ?? ''
  const all = quantities.map(({ plain }) => plain).join(' + ')
  const total = writeFraction(exactValue(all))
  const result = writeFraction(exactValue(`${wanted}/${total}`))
  const others = quantities.filter((_, place) => place !== index).map(({ plain }) => plain)
  return {
    kind: 'probability',
    words: `Find the probability of ${asked[0]}.`,
    problem: { tex: `P(\\text{${asked[0]}})` },
    steps: [
      work('count-all', 'Count how many there are altogether.', all, total),
      work(
        'favourable-over-all',
        `${wanted} of ${total} are ${asked[0]}: divide.`,
        `(${wanted})/(${all})`,
        result,
      ),
    ],
    answer: { plain: result },
    proof: [{ same: [others.length > 0 ? `1 - (${others.join(' + ')})/${total}` : '1', result] }],
    nudge: 'How many things can happen, and how many of them are wanted?',
    hint: 'Divide the number of wanted ones by the number of all.',
  }
}

function solveDie(frame: string, quantities: Quantity[]): Draft | { reason: string } | null {
  const sides = /#[- ]sided/.test(frame)
    ? quantities[frame.slice(0, frame.search(/#[- ]sided/)).split('#').length - 1]
    : undefined
  const rest = quantities.filter((quantity) => quantity !== sides)
  const [wanted] = rest
  if (rest.length !== 1 || !wanted || /\bcards?\b|\bcoins?\b|\btimes\b|\bsum\b|\btotal\b/.test(frame))
    return null
  if (
    !/(?:rolling|getting|rolls?|get|throwing|showing|shows|of) (?:a |an |the number )?#(?! dice| times|[- ]sided)/.test(
      frame,
    )
  )
    return null
  const count = sides ? Number(sides.plain) : 6
  const isOnIt = wanted.value.bottom === 1n && wanted.value.top >= 1n && wanted.value.top <= BigInt(count)
  if (!isOnIt || wanted.unit !== '') return { reason: 'This number is not on the die.' }
  return applyFormula({
    kind: 'probability',
    words: `Find the probability of a ${wanted.plain} on a fair die with ${count} sides.`,
    name: 'P',
    formula: '1/n',
    values: { n: String(count) },
    say: `One of ${count} equally likely sides is wanted.`,
    nudge: 'How many sides does the die have, and how many are wanted?',
    proof: (result) => [{ same: [`(${result})*${count}`, '1'] }],
  })
}

function solveSharing(frame: string, quantities: Quantity[]): Draft | { reason: string } | null {
  const ratio = RATIO.exec(frame)
  const [total, ...parts] = quantities
  const isShared = /\b(?:share[sd]?|divide[sd]?|split|splits)\b/.test(frame)
  if (
    !ratio ||
    !total ||
    !isShared ||
    hasTurn(frame) ||
    /\b(?:more|less|older|difference|gets?|receives?) (?:than|#)|\bif\b|\bgave\b/.test(frame)
  )
    return null
  if (
    frame.indexOf('#') > ratio.index ||
    ratio[0].split('#').length - 1 !== parts.length ||
    parts.some(({ unit }) => unit !== '')
  )
    return null
  if (quantities.some(({ value }) => value.top <= 0n)) return { reason: 'I can share positive amounts only.' }
  const sum = parts.map(({ plain }) => plain).join(' + ')
  const count = writeFraction(exactValue(sum))
  const one = writeFraction(exactValue(`(${total.plain})/(${count})`))
  const shares = parts.map(({ plain }) => writeFraction(exactValue(`(${plain})*(${one})`)))
  return {
    kind: 'ratio-sharing',
    words: `Share ${total.plain} in the ratio ${parts.map(({ plain }) => plain).join(' : ')}.`,
    problem: { tex: `${total.plain} \\to ${parts.map(({ plain }) => plain).join(' : ')}` },
    steps: [
      work('count-parts', 'Add the numbers of the ratio to count the parts.', sum, count),
      work('one-part', `Divide by ${count} to get one part.`, `${total.plain}/(${count})`, one),
      ...parts.map(({ plain }, index) =>
        work('share', `${plain} parts: multiply.`, `${plain}*(${one})`, shares[index] ?? ''),
      ),
    ],
    answer: { plain: shares.join(', '), tex: shares.join(',\\; '), unit: total.unit || undefined },
    proof: [
      { same: [shares.join(' + '), total.plain] },
      ...shares.slice(1).map((share, index) => ({
        same: [
          `(${share})*(${parts[index]?.plain})`,
          `(${shares[index]})*(${parts[index + 1]?.plain})`,
        ] as const,
      })),
    ],
    nudge: 'How many equal parts are there altogether?',
    hint: `Divide ${total.plain} into ${count} equal parts.`,
  }
}

function solveProportion(frame: string, quantities: Quantity[]): Draft | { reason: string } | null {
  const [count, price, wanted] = quantities
  if (!count || !price || !wanted || quantities.length !== 3 || hasTurn(frame)) return null
  if (count.unit !== '' || wanted.unit !== '' || !/^[$€£]$/.test(price.unit)) return null
  const nouns = [...frame.matchAll(/# ([a-z]+)/g)].map(([, noun]) => noun?.replace(/s$/, ''))
  const [first, last] = [nouns[0], nouns.at(-1)]
  const isAsked =
    /(?:how much (?:do|does|would|will|is|are)|what (?:do|does|would|will|is|are)|find the (?:price|cost)) .*#/.test(
      frame,
    )
  if (!first || first !== last || !/\b(?:cost|costs|price|pay)\b/.test(frame) || !isAsked) return null
  if (/\b(?:discount|off|tax|more|less|each|free|change)\b/.test(frame)) return null
  if (count.value.top <= 0n) return { reason: 'The number of things must be positive.' }
  return applyFormula({
    kind: 'proportion',
    words: `${count.plain} cost ${price.plain}. Find the cost of ${wanted.plain}.`,
    name: 'x',
    formula: 'p/n*k',
    values: { p: price.plain, n: count.plain, k: wanted.plain },
    unit: price.unit,
    say: 'Divide to get the price of one, then multiply.',
    nudge: 'How much does one cost?',
    proof: (result) => [{ same: [`(${result})*${count.plain}`, `${price.plain}*${wanted.plain}`] }],
  })
}
