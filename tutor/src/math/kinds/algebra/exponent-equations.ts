import { evaluate, lettersOf, parse } from '#engines/algebra/index.ts'
import { compareRationals, divide, makeRational, rootOf } from '#engines/algebra/numbers/rational.ts'
import { isExact, nearest } from '#engines/algebra/numbers/value.ts'
import { exactValue, readExpression, writeFraction } from '../../writing/polynomial.ts'
import { toLatex } from '../../writing/to-latex.ts'
import { solveOne, writeStatement } from '../equations.ts'
import type { Draft, DraftStep } from '../kind.ts'
import { DEEPEST, exponentOf, NUMBER } from './exponents.ts'

const UNKNOWN = String.raw`([a-z])`
const WHAT = new RegExp(
  String.raw`^log(?:_\(?(\d+)\)?| base (\d+) of)?\s?\(?${UNKNOWN}\)? ?= ?(-?\d+(?:\/\d+)?)$`,
  'i',
)
const BASE = new RegExp(
  String.raw`^log(?:_\(?| base )${UNKNOWN}\)?\s?(?:of )?\(?${NUMBER}\)? ?= ?(-?\d+(?:\/\d+)?)$`,
  'i',
)
const POWER = new RegExp(String.raw`^${NUMBER}\^\(?${UNKNOWN}\)? ?= ?${NUMBER}$`, 'i')
const ROUNDED =
  /[,.]? (?:(?:and |then )*(?:rounded?|give|write|correct|round)(?: (?:your|the) (?:answer|result))? )?(?:correct )?to (?:the nearest (tenth|hundredth|thousandth)|(\d|one) decimal places?|(\d) d\.?p\.?)$/i
const PLACES: Record<string, number> = { tenth: 1, hundredth: 2, thousandth: 3, one: 1 }

/** Equations with the letter in a logarithm or in an exponent. */
export function solveExponents(line: string): Draft | { reason: string } | null {
  return solveEquation(line) ?? solveShifted(line)
}

function solveEquation(line: string): Draft | { reason: string } | null {
  const rounded = ROUNDED.exec(line)
  const body = line.replace(ROUNDED, '')
  const what = WHAT.exec(body)
  if (what) return solveWhat(what[1] ?? what[2] ?? '10', what[3] as string, what[4] as string)
  const base = BASE.exec(body)
  if (base) return solveBase(base[1] as string, base[2] as string, base[3] as string)
  const power = POWER.exec(body)
  if (!power) return null
  const places = rounded
    ? (PLACES[(rounded[1] ?? rounded[2] ?? '').toLowerCase()] ?? Number(rounded[2] ?? rounded[3]))
    : null
  return solvePower(power[1] as string, power[2] as string, power[3] as string, places)
}

/** 5·2^(x+1) = 40: what stands in the exponent is solved for on its own. */
function solveShifted(line: string): Draft | { reason: string } | null {
  const [, factor = '1', base, exponent, right] =
    /^(?:(\d+(?:\.\d+)?) ?[*·×] ?)?(\d+(?:\/\d+)?)\^\(?([\da-z+\-*/. ]*[a-z][\da-z+\-*/. ]*)\)? ?= ?(\d+(?:\.\d+)?(?:\/\d+)?)$/i.exec(
      line,
    ) ?? []
  if (!base || !exponent || !right) return null
  const power = exponentOf(exactValue(base), divide(exactValue(right), exactValue(factor)))
  const value = power ? writeFraction(power) : null
  const text = `${exponent} = ${value}`
  const parsed = value === null ? null : parse(text)
  const statement = parsed?.ok ? parsed.statements[0] : undefined
  const [letter, more] = statement ? lettersOf(...statement.sides) : []
  if (!statement || !letter || more)
    return value === null ? { reason: 'The two sides are no powers of the same number.' } : null
  const solved = solveOne({ statement, letter, text: writeStatement(statement) })
  const x = 'answer' in solved ? /^[a-z] = (\S+)$/.exec(solved.answer.plain)?.[1] : undefined
  if (!('answer' in solved) || x === undefined) return null
  const equation = `${factor === '1' ? '' : `${factor}*`}${base}^(${exponent}) = ${right}`
  const filled = `${factor}*(${base})^(${exponent.replace(new RegExp(`(?<=\\d)${letter}`, 'g'), `*(${x})`).replace(new RegExp(letter, 'g'), `(${x})`)})`
  const proof = { same: [filled, right] as const }
  return {
    ...solved,
    kind: 'logarithm',
    words: `Solve the equation for ${letter}.`,
    problem: equation,
    steps: [
      {
        rule: 'same-base',
        say: `Write the other side as a power of ${base}: its exponent is ${value}. The exponents have to be equal.`,
        before: equation,
        after: writeStatement(statement),
        facts: [{ same: [`${factor}*(${base})^(${value})`, right] }],
      },
      ...solved.steps,
    ],
    proof: [proof, ...solved.proof],
    nudge: 'Can you write both sides as powers of the same number?',
    hint: `Which power of ${base} do you need?`,
  }
}

function solveWhat(base: string, letter: string, exponent: string): Draft | { reason: string } {
  if (Math.abs(Number(exactValue(exponent).top)) > DEEPEST)
    return { reason: 'This power is too large for me.' }
  const line = `${base}^(${exponent})`
  const value = evaluate(readExpression(line))
  const result = value && isExact(value) ? writeFraction(value) : line
  return {
    kind: 'logarithm',
    words: `Solve the equation for ${letter}.`,
    problem: { tex: `\\log_{${base}}(${letter}) = ${toLatex(exponent)}` },
    steps: [
      {
        rule: 'logarithm-as-power',
        say: `The logarithm is the exponent: ${letter} is ${base} to that power.`,
        before: { tex: `\\log_{${base}}(${letter}) = ${toLatex(exponent)}` },
        after: `${letter} = ${line}`,
        facts: [{ same: [`ln(${line})/ln(${base})`, exponent] }],
      },
      {
        rule: 'power',
        say: 'Work out the power.',
        before: `${letter} = ${line}`,
        after: `${letter} = ${result}`,
        facts: [{ same: [line, result] }],
      },
    ],
    answer: { plain: `${letter} = ${result}` },
    proof: [{ same: [`ln(${result})/ln(${base})`, exponent] }],
    nudge: 'A logarithm is an exponent. Of which number?',
    hint: 'Write the equation as a power.',
  }
}

function solveBase(letter: string, number: string, exponent: string): Draft | { reason: string } | null {
  const power = exactValue(exponent)
  if (power.bottom !== 1n || power.top < 1n || power.top > 12n)
    return { reason: 'I need a whole exponent here.' }
  const root = rootOf(exactValue(number), Number(power.top))
  if (!root || compareRationals(root, makeRational(1n)) === 0) return { reason: 'This base is no fraction.' }
  const result = writeFraction(root)
  const bracket = root.bottom === 1n ? result : `(${result})`
  return {
    kind: 'logarithm',
    words: `Solve the equation for ${letter}.`,
    problem: { tex: `\\log_{${letter}}(${toLatex(number)}) = ${exponent}` },
    steps: [
      {
        rule: 'logarithm-as-power',
        say: `The logarithm is the exponent: ${letter} to the power ${exponent} is ${number}.`,
        before: { tex: `\\log_{${letter}}(${toLatex(number)}) = ${exponent}` },
        after: `${letter}^${exponent} = ${number}`,
        facts: [{ same: [`${bracket}^${exponent}`, number] }],
      },
      {
        rule: 'take-root',
        say: 'Take the root. A base is positive.',
        before: `${letter}^${exponent} = ${number}`,
        after: `${letter} = ${result}`,
        facts: [{ same: [`${bracket}^${exponent}`, number] }, { holds: `${result} > 0` }],
      },
    ],
    answer: { plain: `${letter} = ${result}` },
    proof: [{ same: [`ln(${number})/ln(${result})`, exponent] }],
    nudge: 'A logarithm is an exponent. Of which number?',
    hint: 'Write the equation as a power, then take the root.',
  }
}

function solvePower(
  base: string,
  letter: string,
  number: string,
  places: number | null,
): Draft | { reason: string } | null {
  const [b, n] = [exactValue(base), exactValue(number)]
  if (b.top <= 0n || n.top <= 0n || compareRationals(b, makeRational(1n)) === 0) return null
  const equation = `${base}^${letter} = ${number}`
  const exact = exponentOf(b, n)
  const quotient = `ln(${number})/ln(${base})`
  const read: DraftStep = {
    rule: 'take-logarithms',
    say: 'Take the logarithm of both sides and divide.',
    before: equation,
    after: `${letter} = ${quotient}`,
    facts: [{ same: [`${base}^(${quotient})`, number] }],
  }
  const frame = {
    kind: 'logarithm' as const,
    words: `Solve the equation for ${letter}.`,
    problem: equation,
    nudge: 'Which exponent gives this number?',
    hint: exact ? 'Write both sides as powers of the same number.' : 'Take the logarithm of both sides.',
  }
  if (exact) {
    const result = writeFraction(exact)
    return {
      ...frame,
      steps: [
        {
          rule: 'same-base',
          say: `Write ${number} as a power of ${base} and compare the exponents.`,
          before: equation,
          after: `${letter} = ${result}`,
          facts: [{ same: [`${base}^(${result})`, number] }],
        },
      ],
      answer: { plain: `${letter} = ${result}` },
      proof: [{ same: [`${base}^(${result})`, number] }, { same: [quotient, result] }],
    }
  }
  if (places === null || places > 8)
    return { reason: 'This exponent is no fraction. To how many places should it be rounded?' }
  const value = evaluate(readExpression(quotient))
  if (!value) return null
  const rounded = (Math.round(nearest(value) * 10 ** places) / 10 ** places).toFixed(places)
  const half = `0.${'0'.repeat(places)}5`
  const fact = { holds: `${rounded} - ${half} <= ${quotient} < ${rounded} + ${half}` }
  return {
    ...frame,
    steps: [
      read,
      {
        rule: 'round',
        say: `Work it out and round to ${places} decimal places.`,
        before: quotient,
        after: { tex: `${letter} \\approx ${rounded}` },
        facts: [fact],
      },
    ],
    answer: { plain: `${letter} = ${rounded}`, tex: `${letter} \\approx ${rounded}` },
    proof: [
      fact,
      { holds: `${base}^(${rounded} - ${half}) < ${number}` },
      { holds: `${base}^(${rounded} + ${half}) > ${number}` },
    ].slice(0, compareRationals(b, makeRational(1n)) > 0 ? 3 : 1),
  }
}
