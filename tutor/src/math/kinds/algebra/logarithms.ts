import { evaluate, lettersOf, parse } from '#engines/algebra/index.ts'
import { compareRationals, divide, makeRational, multiply, type Rational, raise, rootOf } from '#engines/algebra/numbers/rational.ts'
import { isExact, nearest } from '#engines/algebra/numbers/value.ts'
import { exactValue, readExpression, writeFraction } from '../../writing/polynomial.ts'
import { toLatex } from '../../writing/to-latex.ts'
import { solveOne, writeStatement } from '../equations.ts'
import type { Draft, DraftStep, Solver } from '../kind.ts'

const NUMBER = String.raw`(\d+(?:\.\d+)?(?:\/\d+)?|\(\d+\/\d+\))`
const LOG = String.raw`(?:(\d+(?:\/\d+)?)\s?\*?\s?)?(?:log(?:_\(?(\d+(?:\.\d+)?|\d+\/\d+)\)?| base (\d+) of)?|(ln))\s?\(?\s?(?:of )?${NUMBER}\s?\)?`
const TERM = new RegExp(LOG, 'gi')
const ASK = /^(?:(?:find|evaluate|calculate|compute|work out|simplify|what is|write|express|give|determine|solve)(?: the value of)?:? )/i
const SINGLE = / as a single (?:number|logarithm|log|integer)$/i
const UNKNOWN = String.raw`([a-z])`
const WHAT = new RegExp(String.raw`^log(?:_\(?(\d+)\)?| base (\d+) of)?\s?\(?${UNKNOWN}\)? ?= ?(-?\d+(?:\/\d+)?)$`, 'i')
const BASE = new RegExp(String.raw`^log(?:_\(?| base )${UNKNOWN}\)?\s?(?:of )?\(?${NUMBER}\)? ?= ?(-?\d+(?:\/\d+)?)$`, 'i')
const POWER = new RegExp(String.raw`^${NUMBER}\^\(?${UNKNOWN}\)? ?= ?${NUMBER}$`, 'i')
const ROUNDED =
  /[,.]? (?:(?:and |then )*(?:rounded?|give|write|correct|round)(?: (?:your|the) (?:answer|result))? )?(?:correct )?to (?:the nearest (tenth|hundredth|thousandth)|(\d|one) decimal places?|(\d) d\.?p\.?)$/i
const PLACES: Record<string, number> = { tenth: 1, hundredth: 2, thousandth: 3, one: 1 }
const DEEPEST = 12

/** ln of a power of e: it comes before the sums, which leave ln alone. */
export const NATURAL_LOGARITHMS: Solver = {
  kinds: ['logarithm'],
  solve(text) {
    const power = /^(?:what is |find |evaluate |simplify )?(?:the )?(?:ln|natural log(?:arithm)? of) ?\(? ?e(?:\^\(?(-?\d+)\)?)? ?\)?$/i.exec(text.replace(/[?.\s]+$/, ''))
    return power ? naturalPower(power[1] ?? '1') : null
  },
  similar: (_, dice) => `ln(e^${dice.int(2, 9)})`,
}

/** Logarithms that are fractions, and equations with the letter in one or in an exponent. */
export const LOGARITHMS: Solver = {
  kinds: ['logarithm'],
  solve(text) {
    const line = text
      .replace(/[?.\s]+$/, '')
      .replace(/log\s?([₀-₉]+)/g, (_, low: string) => `log_${[...low].map((digit) => digit.charCodeAt(0) - 0x2080).join('')}`)
      .replace(/\s?\(base 10\)|,? (?:in |with )?base 10$/i, '')
      .replace(/^(?:if |given (?:that )?)(.*?),? (?:what is|find) [a-z]$/i, '$1')
      .replace(/^what power of (\d+) (?:is|equals|gives|makes) (\d+)$|^to what power must (?:you raise )?(\d+) (?:be raised )?to get (\d+)$/i, (_, a, b, c, d) => `${a ?? c}^x = ${b ?? d}`)
      .replace(ASK, '')
      .replace(/^[a-z](?: if| when|:) (?=log|\d)/i, '')
      .replace(/ (?:for|find) [a-z]$/i, '')
    if (!/log|ln|\^/i.test(line)) return null
    return solveEquation(line) ?? solveShifted(line) ?? evaluateTerms(line.replace(SINGLE, ''))
  },
  similar(_, dice) {
    const [b, n] = [dice.int(2, 5), dice.int(2, 4)]
    return dice.pick([`Evaluate log_${b} ${b ** n}.`, `Solve log_${b} x = ${n}.`, `Solve ${b}^x = ${b ** n}.`])
  },
}

/** 5·2^(x+1) = 40: what stands in the exponent is solved for on its own. */
function solveShifted(line: string): Draft | { reason: string } | null {
  const [, factor = '1', base, exponent, right] = /^(?:(\d+(?:\.\d+)?) ?[*·×] ?)?(\d+(?:\/\d+)?)\^\(?([\da-z+\-*/. ]*[a-z][\da-z+\-*/. ]*)\)? ?= ?(\d+(?:\.\d+)?(?:\/\d+)?)$/i.exec(line) ?? []
  if (!base || !exponent || !right) return null
  const power = exponentOf(exactValue(base), divide(exactValue(right), exactValue(factor)))
  const value = power ? writeFraction(power) : null
  const text = `${exponent} = ${value}`
  const parsed = value === null ? null : parse(text)
  const statement = parsed?.ok ? parsed.statements[0] : undefined
  const [letter, more] = statement ? lettersOf(...statement.sides) : []
  if (!statement || !letter || more) return value === null ? { reason: 'The two sides are no powers of the same number.' } : null
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
      { rule: 'same-base', say: `Write the other side as a power of ${base}: its exponent is ${value}. The exponents have to be equal.`, before: equation, after: writeStatement(statement), facts: [{ same: [`${factor}*(${base})^(${value})`, right] }] },
      ...solved.steps,
    ],
    proof: [proof, ...solved.proof],
    nudge: 'Can you write both sides as powers of the same number?',
    hint: `Which power of ${base} do you need?`,
  }
}

type Term = { sign: 1n | -1n; factor: Rational; base: string; of: Rational; text: string; tex: string }

function evaluateTerms(line: string): Draft | { reason: string } | null {
  const terms: Term[] = []
  const rest = line.replace(TERM, (...match) => {
    const [, factor, base, worded, natural, of] = match as (string | undefined)[]
    const name = natural ? 'e' : (base ?? worded ?? '10')
    const inside = exactValue(of as string)
    const number = (of as string).replace(/[()]/g, '')
    terms.push({
      sign: 1n,
      factor: exactValue(factor ?? '1'),
      base: name,
      of: inside,
      text: `${factor ? `(${factor})*` : ''}ln(${number})/${name === 'e' ? '1' : `ln(${name})`}`,
      tex: `${factor ?? ''}${name === 'e' ? '\\ln' : `\\log_{${name}}`}(${toLatex(number)})`,
    })
    return 'L'
  })
  const signs = /^L(?: ?[+-] ?L)*$/.test(rest) ? [...rest.matchAll(/[+-]/g)].map(([sign]) => sign) : null
  const [first] = terms
  if (!signs || !first || terms.some(({ of }) => of.top <= 0n)) return null
  for (const [index, term] of terms.entries()) if (index > 0 && signs[index - 1] === '-') term.sign = -1n
  if (terms.some(({ base }) => base !== first.base)) return { reason: 'I put logarithms of the same base together.' }
  return combine(terms, first.base)
}

function combine(terms: Term[], base: string): Draft | { reason: string } {
  let inside = makeRational(1n)
  for (const { sign, factor, of } of terms) {
    if (factor.bottom !== 1n || factor.top > 12n) return { reason: 'I work with whole numbers in front of a logarithm.' }
    const power = raise(of, Number(factor.top))
    inside = sign === 1n ? multiply(inside, power) : divide(inside, power)
  }
  const exponent = base === 'e' ? (inside.top === inside.bottom ? makeRational(0n) : null) : exponentOf(exactValue(base), inside)
  const product = writeFraction(inside)
  const name = base === 'e' ? '\\ln' : `\\log_{${base}}`
  if (!exponent) return { reason: `${product} is no power of ${base} with a simple exponent, so I leave this one.` }
  const result = writeFraction(exponent)
  const sum = terms.map(({ sign, text }, index) => `${index === 0 ? '' : sign === 1n ? ' + ' : ' - '}${text}`).join('')
  const single = `ln(${product})/${base === 'e' ? '1' : `ln(${base})`}`
  const question = { tex: terms.map(({ sign, tex }, index) => `${index === 0 ? '' : sign === 1n ? ' + ' : ' - '}${tex}`).join('') }
  const one = { tex: `${name}(${toLatex(product)})` }
  const isSingle = terms.length === 1 && terms[0]?.factor.top === 1n
  const steps: DraftStep[] = isSingle
    ? []
    : [{ rule: 'log-laws', say: 'Put them together: a sum of logarithms is the logarithm of the product, a difference that of the quotient.', before: question, after: one, facts: [{ same: [sum, single] }] }]
  const bracket = /[/]/.test(base) ? `(${base})` : base
  steps.push({
    rule: 'logarithm-as-power',
    say: base === 'e' ? 'e to the power 0 is 1.' : `${base} to the power ${result} is ${product}.`,
    before: one,
    after: base === 'e' ? { tex: 'e^0 = 1' } : `${bracket}^(${result}) = ${product}`,
    facts: [{ same: [single, result] }, base === 'e' ? { same: ['e^0', '1'] } : { same: [`${bracket}^(${result})`, product] }],
  })
  return {
    kind: 'logarithm',
    words: 'Find the value of the logarithm.',
    problem: question,
    steps,
    answer: { plain: result },
    proof: [{ same: [sum, result] }],
    nudge: 'A logarithm asks for an exponent.',
    hint: isSingle ? `Which power of ${base} gives ${product}?` : 'Put the logarithms together first.',
  }
}

function naturalPower(exponent: string): Draft {
  const text = `ln(e^(${exponent}))`
  return {
    kind: 'logarithm',
    words: 'Find the value of the logarithm.',
    problem: text,
    steps: [{ rule: 'logarithm-as-power', say: 'ln asks for the exponent of e. It can be read off.', before: text, after: exponent, facts: [{ same: [text, exponent] }] }],
    answer: { plain: exponent },
    proof: [{ same: [text, exponent] }, { same: [`exp(${exponent})`, `e^(${exponent})`] }],
    nudge: 'A logarithm asks for an exponent.',
    hint: 'Which power of e stands inside?',
  }
}

/** p/q with base^p = of^q, both exact; null where no small fraction fits. */
function exponentOf(base: Rational, of: Rational): Rational | null {
  if (base.top <= 0n || compareRationals(base, makeRational(1n)) === 0) return null
  for (let bottom = 1; bottom <= 6; bottom++) {
    const wanted = raise(of, bottom)
    for (let top = -DEEPEST; top <= DEEPEST; top++)
      if (compareRationals(raise(base, top), wanted) === 0) return makeRational(BigInt(top), BigInt(bottom))
  }
  return null
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
  const places = rounded ? (PLACES[(rounded[1] ?? rounded[2] ?? '').toLowerCase()] ?? Number(rounded[2] ?? rounded[3])) : null
  return solvePower(power[1] as string, power[2] as string, power[3] as string, places)
}

function solveWhat(base: string, letter: string, exponent: string): Draft | { reason: string } {
  if (Math.abs(Number(exactValue(exponent).top)) > DEEPEST) return { reason: 'This power is too large for me.' }
  const line = `${base}^(${exponent})`
  const value = evaluate(readExpression(line))
  const result = value && isExact(value) ? writeFraction(value) : line
  return {
    kind: 'logarithm',
    words: `Solve the equation for ${letter}.`,
    problem: { tex: `\\log_{${base}}(${letter}) = ${toLatex(exponent)}` },
    steps: [
      { rule: 'logarithm-as-power', say: `The logarithm is the exponent: ${letter} is ${base} to that power.`, before: { tex: `\\log_{${base}}(${letter}) = ${toLatex(exponent)}` }, after: `${letter} = ${line}`, facts: [{ same: [`ln(${line})/ln(${base})`, exponent] }] },
      { rule: 'power', say: 'Work out the power.', before: `${letter} = ${line}`, after: `${letter} = ${result}`, facts: [{ same: [line, result] }] },
    ],
    answer: { plain: `${letter} = ${result}` },
    proof: [{ same: [`ln(${result})/ln(${base})`, exponent] }],
    nudge: 'A logarithm is an exponent. Of which number?',
    hint: 'Write the equation as a power.',
  }
}

function solveBase(letter: string, number: string, exponent: string): Draft | { reason: string } | null {
  const power = exactValue(exponent)
  if (power.bottom !== 1n || power.top < 1n || power.top > 12n) return { reason: 'I need a whole exponent here.' }
  const root = rootOf(exactValue(number), Number(power.top))
  if (!root || compareRationals(root, makeRational(1n)) === 0) return { reason: 'This base is no fraction.' }
  const result = writeFraction(root)
  const bracket = root.bottom === 1n ? result : `(${result})`
  return {
    kind: 'logarithm',
    words: `Solve the equation for ${letter}.`,
    problem: { tex: `\\log_{${letter}}(${toLatex(number)}) = ${exponent}` },
    steps: [
      { rule: 'logarithm-as-power', say: `The logarithm is the exponent: ${letter} to the power ${exponent} is ${number}.`, before: { tex: `\\log_{${letter}}(${toLatex(number)}) = ${exponent}` }, after: `${letter}^${exponent} = ${number}`, facts: [{ same: [`${bracket}^${exponent}`, number] }] },
      { rule: 'take-root', say: 'Take the root. A base is positive.', before: `${letter}^${exponent} = ${number}`, after: `${letter} = ${result}`, facts: [{ same: [`${bracket}^${exponent}`, number] }, { holds: `${result} > 0` }] },
    ],
    answer: { plain: `${letter} = ${result}` },
    proof: [{ same: [`ln(${number})/ln(${result})`, exponent] }],
    nudge: 'A logarithm is an exponent. Of which number?',
    hint: 'Write the equation as a power, then take the root.',
  }
}

function solvePower(base: string, letter: string, number: string, places: number | null): Draft | { reason: string } | null {
  const [b, n] = [exactValue(base), exactValue(number)]
  if (b.top <= 0n || n.top <= 0n || compareRationals(b, makeRational(1n)) === 0) return null
  const equation = `${base}^${letter} = ${number}`
  const exact = exponentOf(b, n)
  const quotient = `ln(${number})/ln(${base})`
  const read: DraftStep = { rule: 'take-logarithms', say: 'Take the logarithm of both sides and divide.', before: equation, after: `${letter} = ${quotient}`, facts: [{ same: [`${base}^(${quotient})`, number] }] }
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
      steps: [{ rule: 'same-base', say: `Write ${number} as a power of ${base} and compare the exponents.`, before: equation, after: `${letter} = ${result}`, facts: [{ same: [`${base}^(${result})`, number] }] }],
      answer: { plain: `${letter} = ${result}` },
      proof: [{ same: [`${base}^(${result})`, number] }, { same: [quotient, result] }],
    }
  }
  if (places === null || places > 8) return { reason: 'This exponent is no fraction. To how many places should it be rounded?' }
  const value = evaluate(readExpression(quotient))
  if (!value) return null
  const rounded = (Math.round(nearest(value) * 10 ** places) / 10 ** places).toFixed(places)
  const half = `0.${'0'.repeat(places)}5`
  const fact = { holds: `${rounded} - ${half} <= ${quotient} < ${rounded} + ${half}` }
  return {
    ...frame,
    steps: [read, { rule: 'round', say: `Work it out and round to ${places} decimal places.`, before: quotient, after: { tex: `${letter} \\approx ${rounded}` }, facts: [fact] }],
    answer: { plain: `${letter} = ${rounded}`, tex: `${letter} \\approx ${rounded}` },
    proof: [fact, { holds: `${base}^(${rounded} - ${half}) < ${number}` }, { holds: `${base}^(${rounded} + ${half}) > ${number}` }].slice(0, compareRationals(b, makeRational(1n)) > 0 ? 3 : 1),
  }
}
