import { printNumber } from '#engines/algebra/reading/print.ts'
import { type Frame, type Given, readFrame, withoutNumbers } from '../../reading/frame.ts'
import { isIdle } from '../../reading/idle.ts'
import { exactValue } from '../../writing/polynomial.ts'
import type { Draft, Solver } from '../kind.ts'

const PLACES = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands', 'millions']
const DECIMALS = ['tenths', 'hundredths', 'thousandths', 'ten-thousandths']
const NAMES =
  'ten thousands|hundred thousands|ten-thousandths|thousandths|hundredths|tenths|millions|thousands|hundreds|tens|ones|units'
const DIGIT_IN = new RegExp(
  `^(?:(?:what|which|name|find|give) )?(?:is |me )?(?:the )?(?:digit )?(?:is |stands |are )?(?:in |at )?(?:the )?(${NAMES})(?: place| digit| position)* (?:of|in|for) (?:the number )?#0$`,
)
const VALUE_OF =
  /^(?:(?:what is|find|give|state|write) )?(?:the )?(?:place )?value of (?:the )?(?:digit )?#0 in (?:the number )?#1$/
const EXPANDED =
  /^(?:(?:write|give|show|put|express) )?#0 (?:in|as|using) (?:an? )?expanded (?:form|notation)$|^(?:(?:write|give|show|what is) )?(?:the )?expanded (?:form|notation) of #0$/
const HOW_MANY = new RegExp(`^how many (${NAMES}) (?:(?:are|is)(?: there)? )?in #0$`)
const COUNT = new RegExp(`#(\\d+) (${NAMES.replaceAll('s|', 's?|').replace(/s$/, 's?')})\\b`, 'g')
const IN_DIGITS =
  /^(?:write|give|show|express|put|what is) #0 (?:as a number|in digits|in numbers|in standard form|as a numeral|in figures|using digits)$/

/** Digits and their places. */
export const PLACE_VALUE: Solver = {
  kinds: ['place-value'],
  solve(text) {
    const frame = readFrame(text)
    const words = frame.words.replace(/[?.\s]+$/, '')
    const [first, second] = frame.given
    if (!first || frame.given.some(({ plain }) => !/^\d+(?:\.\d+)?$/.test(plain))) return null
    const place = DIGIT_IN.exec(words)?.[1]
    if (place && frame.given.length === 1 && /\bdigit\b|\bplace\b/.test(words))
      return findDigit(first.plain, place)
    if (second && VALUE_OF.test(words)) return findValue(first.plain, second.plain)
    if (EXPANDED.test(words)) return expand(first.plain)
    const many = HOW_MANY.exec(words)?.[1]
    if (many) return countPlaces(first.plain, many)
    if (IN_DIGITS.test(words) && /[a-z]{3}/i.test(text)) return writeAlone(first.plain)
    return build(frame, words)
  },
  similar(_, dice) {
    return `Which digit is in the ${dice.pick(['tens', 'hundreds'])} place of ${dice.int(1000, 9999)}?`
  },
}

function digitsOf(plain: string): { digit: string; unit: string; name: string }[] {
  const [whole = '', decimals = ''] = plain.split('.')
  const left = [...whole].map((digit, index) => {
    const power = whole.length - 1 - index
    return { digit, unit: `1${'0'.repeat(power)}`, name: PLACES[power] ?? '' }
  })
  const right = [...decimals].map((digit, index) => ({
    digit,
    unit: `0.${'0'.repeat(index)}1`,
    name: DECIMALS[index] ?? '',
  }))
  return [...left, ...right]
}

function splitFact(plain: string) {
  const sum = digitsOf(plain)
    .map(({ digit, unit }) => `${digit}*${unit}`)
    .join(' + ')
  return { sum, facts: [{ same: [plain, sum] as const }] }
}

function draft(
  plain: string,
  words: string,
  say: string,
  answer: Draft['answer'],
  proof: Draft['proof'],
): Draft {
  const { sum, facts } = splitFact(plain)
  return {
    kind: 'place-value',
    words,
    problem: plain,
    steps: [
      {
        rule: 'place-values',
        say: 'Write each digit with its place value.',
        before: plain,
        after: sum,
        facts,
      },
      { rule: 'read-place', say, before: sum, after: answer.tex ? { tex: answer.tex } : answer.plain, facts },
    ],
    answer,
    proof,
    nudge: 'Which place does each digit have: ones, tens, hundreds?',
    hint: 'Write the places above the digits, starting with the ones.',
  }
}

function findDigit(plain: string, place: string): Draft | { reason: string } {
  const name = place === 'units' ? 'ones' : place
  const found = digitsOf(plain).find((each) => each.name === name)
  if (!found) return { reason: `${plain} has no ${name} place.` }
  return draft(
    plain,
    `Find the ${name} digit of ${plain}.`,
    `Look at the ${name} place.`,
    { plain: found.digit },
    splitFact(plain).facts,
  )
}

function findValue(digit: string, plain: string): Draft | { reason: string } | null {
  if (!/^\d$/.test(digit)) return null
  const all = digitsOf(plain).filter((each) => each.digit === digit)
  const [found] = all
  if (!found) return { reason: `There is no ${digit} in ${plain}.` }
  if (all.length > 1) return { reason: `There is more than one ${digit} in ${plain}. Which one do you mean?` }
  const value = printNumber(exactValue(`${digit}*${found.unit}`))
  return draft(
    plain,
    `Find the value of the ${digit} in ${plain}.`,
    `The ${digit} is in the ${found.name} place.`,
    { plain: value },
    [{ same: [`${digit}*${found.unit}`, value] }, ...splitFact(plain).facts],
  )
}

function expand(plain: string): Draft {
  const terms = digitsOf(plain)
    .filter(({ digit }) => digit !== '0')
    .map(({ digit, unit }) => printNumber(exactValue(`${digit}*${unit}`)))
  const sum = terms.join(' + ')
  return draft(plain, `Write ${plain} in expanded form.`, 'Leave out the zeros.', { plain: sum }, [
    { same: [plain, sum] },
  ])
}

/** "How many tens are in 340?" 34; where some are left over, nobody can tell which way it is meant. */
function countPlaces(plain: string, place: string): Draft | null {
  const unit = [...PLACES].findIndex((name) => name === (place === 'units' ? 'ones' : place))
  if (unit < 1 || !/^\d+$/.test(plain)) return null
  const size = 10n ** BigInt(unit)
  const number = BigInt(plain)
  if (number % size !== 0n) return null
  const result = String(number / size)
  return draft(plain, `Find how many ${place} are in ${plain}.`, `Divide by ${size}.`, { plain: result }, [
    { same: [`${result}*${size}`, plain] },
  ])
}

function writeAlone(plain: string): Draft {
  return draft(
    plain,
    'Write the number in digits.',
    'Write the digits side by side.',
    { plain },
    splitFact(plain).facts,
  )
}

/** "3 hundreds, 4 tens and 2 ones" */
function build(frame: Frame, words: string): Draft | null {
  const parts = [...words.matchAll(COUNT)]
  const used = new Set<string>()
  const terms: string[] = []
  for (const [, at, place = ''] of parts) {
    const name = place.endsWith('s') ? place : `${place}s`
    const index = PLACES.indexOf(name === 'units' ? 'ones' : name)
    const decimal = DECIMALS.indexOf(name)
    if ((index < 0 && decimal < 0) || used.has(name)) return null
    used.add(name)
    terms.push(
      `${(frame.given[Number(at)] as Given).plain}*${index >= 0 ? 10 ** index : `0.${'0'.repeat(decimal)}1`}`,
    )
  }
  if (parts.length < 2 || parts.length !== frame.given.length) return null
  if (!isIdle(withoutNumbers(words.replace(COUNT, ' ')), 'written standard form has')) return null
  const sum = terms.join(' + ')
  const value = printNumber(exactValue(sum))
  return {
    kind: 'place-value',
    words: 'Write the number.',
    problem: sum,
    steps: [
      {
        rule: 'place-values',
        say: 'Give each place its value and add.',
        before: sum,
        after: value,
        facts: [{ same: [sum, value] }],
      },
    ],
    answer: { plain: value },
    proof: [{ same: [sum, value] }],
    nudge: 'How much is each part worth?',
    hint: 'One ten is worth 10, one hundred is worth 100. Add all the parts.',
  }
}
