import { gcd, isZero, makeRational, type Rational } from '#engines/algebra/numbers/rational.ts'
import { printNumber } from '#engines/algebra/reading/print.ts'
import { type Given, readFrame } from '../../reading/frame.ts'
import { exactValue, writeFraction } from '../../writing/polynomial.ts'
import { toLatex } from '../../writing/to-latex.ts'
import type { Draft, DraftStep, Solver } from '../kind.ts'

type Form = 'percent' | 'decimal' | 'fraction' | 'mixed' | 'improper' | 'scientific' | 'standard'
const FORMS: [Form, string][] = [
  ['percent', '(?:a |an )?(?:percent|percentage|%)'],
  ['mixed', '(?:a )?mixed (?:number|fraction)'],
  ['improper', '(?:an )?improper fraction'],
  ['scientific', '(?:a )?(?:scientific notation|standard index form)'],
  ['decimal', '(?:a )?decimal(?: number| form)?'],
  ['fraction', '(?:a )?(?:common |proper )?fraction'],
  ['standard', '(?:standard|ordinary|normal) (?:form|notation|number)'],
]
const FORM = FORMS.map(([form, pattern]) => `(?<${form}>${pattern})`).join('|')
const SIMPLEST = '(?: in (?:its )?(?:simplest|lowest|reduced) (?:form|terms))?'
const ASK =
  '(?:(?:write|express|convert|change|turn|give|put|what is|rewrite|show) )?(?:the )?(?:percent |decimal |fraction |improper fraction |mixed number |number )?'
const CHANGE = new RegExp(`^${ASK}#0 (?:as|to|into|in) (?:${FORM})${SIMPLEST}$`)
const BARE =
  /^#0 (?:(?<mixed>mixed number)|(?<improper>improper fraction)|(?<decimal>decimal)|(?<scientific>scientific notation))$|^(?:(?<mixed2>mixed number)|(?<improper2>improper fraction)) (?:of |for )?#0$/
const RATIO =
  /^(?:(?:write|express|simplify|reduce|give|put|what is) )?(?:the )?(?:ratio (?:of )?)?#0 ?(?::| to ) ?#1(?: ?: ?#2)?(?: (?:in|to)(?: its)?)?(?: (?:simplest|lowest)(?: form| terms)?| simplified| simplify)?$/
const POWER_OF_TEN = /^(-?\d+(?:\.\d+)?) ?[×*x·] ?10\^\(?(-?\d+)\)?$/

/** The same number in another form: fraction, decimal, percent, mixed number, scientific notation, ratio in simplest form. */
export const FORMS_SOLVER: Solver = {
  kinds: ['number-form'],
  solve(text) {
    const line = text.replace(/[?.\s]+$/, '')
    const power =
      /^(?:write |express |what is )?(.*10\^\S+) (?:as an?|in|as) (?:standard|ordinary|decimal|normal) (?:form|notation|number)$/i.exec(
        line,
      )?.[1]
    if (power) return expandPower(power)
    const frame = readFrame(line)
    const ratio = RATIO.exec(frame.words)
    if (ratio && frame.given.length > 1 && isRatio(frame.words)) return reduceRatio(frame.given)
    const [given, more] = frame.given
    const bare = BARE.exec(frame.words)?.groups
    const groups: Record<string, string | undefined> | undefined =
      CHANGE.exec(frame.words)?.groups ??
      (bare && { ...bare, mixed: bare.mixed ?? bare.mixed2, improper: bare.improper ?? bare.improper2 })
    if (!given || more || !groups) return null
    const form = FORMS.find(([name]) => groups[name] !== undefined)?.[0]
    return form ? change(given, form) : null
  },
  similar(_, dice) {
    return dice.pick([
      `Write ${dice.int(1, 19)}/20 as a percent.`,
      `Write ${dice.int(11, 40)}/9 as a mixed number.`,
      `Write 0.${dice.int(1, 4) * 2}5 as a fraction in lowest terms.`,
    ])
  },
}

/** "12 to 18" alone may be anything; "ratio" or "simplest" says what is meant. */
function isRatio(words: string): boolean {
  return /\bratio\b/.test(words) || (/:/.test(words) && /\b(?:simpl\w+|reduce|lowest)\b/.test(words))
}

function change(given: Given, form: Form): Draft | { reason: string } | null {
  const { value, plain } = given
  if (!value) return null
  const line = (say: string, answer: Draft['answer'], equal: string): Draft => {
    const step: DraftStep = {
      rule: `to-${form}`,
      say,
      before: plain,
      after: answer.tex ? { tex: answer.tex } : answer.plain,
      facts: [{ same: [plain, equal] }],
    }
    return {
      kind: 'number-form',
      words: `Write ${plain} in another form.`,
      problem: plain,
      steps: [step],
      answer,
      proof: [{ same: [`(${equal})*(${value.bottom})`, String(value.top)] }],
      nudge: HINTS[form][0],
      hint: HINTS[form][1],
    }
  }
  switch (form) {
    case 'percent': {
      if (given.sign === '%') return null
      const hundred = printNumber(makeRational(value.top * 100n, value.bottom))
      return line(
        'Multiply by 100: percent means hundredths.',
        { plain: hundred, unit: '%' },
        `(${hundred})/100`,
      )
    }
    case 'decimal': {
      const decimal = printNumber(value)
      if (decimal.includes('/'))
        return { reason: 'This decimal never ends. To how many places should it be rounded?' }
      return plain === decimal ? null : line('Divide the top by the bottom.', { plain: decimal }, decimal)
    }
    case 'fraction': {
      if (plain.includes('/') && !plain.includes(' ')) return null
      const fraction = writeFraction(value)
      return line(
        'Write it over 10, 100 or 1000, then reduce to lowest terms.',
        { plain: fraction },
        fraction,
      )
    }
    case 'improper':
      if (!plain.includes(' ')) return null
      return line(
        'Multiply the whole number by the denominator and add the top.',
        { plain: writeFraction(value) },
        writeFraction(value),
      )
    case 'mixed': {
      const size = value.top < 0n ? -value.top : value.top
      const [whole, rest] = [size / value.bottom, size % value.bottom]
      if (whole === 0n || rest === 0n)
        return { reason: 'This is no number with a whole part and a fraction.' }
      const sign = value.top < 0n ? '-' : ''
      const mixed = `${sign}${whole} ${rest}/${value.bottom}`
      return line(
        `${value.bottom} fits ${whole} times, and ${rest} is left over.`,
        { plain: mixed, tex: toLatex(mixed) },
        mixed,
      )
    }
    case 'scientific':
      return toScientific(value, line)
    case 'standard':
      return null
  }
}

const HINTS: Record<Form, [nudge: string, hint: string]> = {
  percent: ['What does percent mean?', 'Percent means hundredths. How many hundredths is it?'],
  decimal: ['A fraction bar is a division.', 'Divide the top by the bottom.'],
  fraction: ['What is the last decimal place called?', 'Write it over 10, 100 or 1000, then reduce.'],
  improper: [
    'How many parts are in the whole number?',
    'Multiply the whole number by the denominator and add the top.',
  ],
  mixed: ['How many wholes are in it?', 'Divide the top by the bottom. What is left over stays a fraction.'],
  scientific: ['One digit stands before the point.', 'Count how many places the point has to move.'],
  standard: [
    'What does the power of ten do to the point?',
    'Move the point as many places as the exponent says.',
  ],
}

function toScientific(
  value: Rational,
  line: (say: string, answer: Draft['answer'], equal: string) => Draft,
): Draft | { reason: string } {
  if (isZero(value) || printNumber(value).includes('/'))
    return { reason: 'I cannot write this in scientific notation.' }
  let exponent = 0
  const size = (power: number): Rational =>
    power >= 0
      ? makeRational(value.top, value.bottom * 10n ** BigInt(power))
      : makeRational(value.top * 10n ** BigInt(-power), value.bottom)
  const abs = (number: Rational): bigint => (number.top < 0n ? -number.top : number.top) / number.bottom
  while (abs(size(exponent)) >= 10n) exponent++
  while (abs(size(exponent)) < 1n) exponent--
  const front = printNumber(size(exponent))
  const equal = `${front}*10^(${exponent})`
  return line(
    `Put the point behind the first digit. It moves ${Math.abs(exponent)} places.`,
    { plain: `${front} × 10^${exponent}`, tex: `${front} \\cdot 10^{${exponent}}` },
    equal,
  )
}

function expandPower(text: string): Draft | null {
  const [, front, exponent] = POWER_OF_TEN.exec(text) ?? []
  if (!front || !exponent || Math.abs(Number(exponent)) > 15) return null
  const expression = `${front}*10^(${exponent})`
  const plain = printNumber(exactValue(expression))
  return {
    kind: 'number-form',
    words: 'Write the number without a power of ten.',
    problem: expression,
    steps: [
      {
        rule: 'to-standard',
        say: `Move the point ${Math.abs(Number(exponent))} places.`,
        before: expression,
        after: plain,
        facts: [{ same: [expression, plain] }],
      },
    ],
    answer: { plain },
    proof: [{ same: [plain, expression] }],
    nudge: HINTS.standard[0],
    hint: HINTS.standard[1],
  }
}

function reduceRatio(given: Given[]): Draft | { reason: string } | null {
  const values = given.map(({ value }) => value)
  if (values.some((each) => each?.bottom !== 1n || each.top < 1n))
    return { reason: 'I simplify ratios of whole numbers.' }
  const tops = values.map((each) => each?.top ?? 1n)
  const shared = tops.reduce((common, each) => gcd(common, each))
  const parts = tops.map((each) => each / shared)
  const plain = parts.join(':')
  const [before, after] = [tops, parts].map((list) => ({ tex: list.join(' : ') })) as [
    { tex: string },
    { tex: string },
  ]
  return {
    kind: 'number-form',
    words: `Simplify the ratio ${tops.join(' : ')}.`,
    problem: before,
    steps: [
      {
        rule: 'reduce-ratio',
        say:
          shared === 1n
            ? 'The numbers share no factor, so the ratio is in simplest form.'
            : `Divide every part by ${shared}.`,
        before,
        after,
        facts: tops.map((each, index) => ({ same: [`${each}/${shared}`, String(parts[index])] })),
      },
    ],
    answer: { plain, tex: parts.join(' : ') },
    proof: [
      { function: 'GCD', of: parts.map(String), is: '1' },
      ...parts.slice(1).map((part, index) => ({
        same: [`${tops[index]}*${part}`, `${tops[index + 1]}*${parts[index]}`] as const,
      })),
    ],
    nudge: 'Which number divides all the parts?',
    hint: 'Find the greatest common factor and divide every part by it.',
  }
}
