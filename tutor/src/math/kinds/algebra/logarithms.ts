import { divide, makeRational, multiply, type Rational, raise } from '#engines/algebra/numbers/rational.ts'
import { exactValue, writeFraction } from '../../writing/polynomial.ts'
import { toLatex } from '../../writing/to-latex.ts'
import type { Draft, DraftStep, Solver } from '../kind.ts'
import { solveExponents } from './exponent-equations.ts'
import { exponentOf, NUMBER } from './exponents.ts'

const LOG = String.raw`(?:(\d+(?:\/\d+)?)\s?\*?\s?)?(?:log(?:_\(?(\d+(?:\.\d+)?|\d+\/\d+)\)?| base (\d+) of)?|(ln))\s?\(?\s?(?:of )?${NUMBER}\s?\)?`
const TERM = new RegExp(LOG, 'gi')
const ASK =
  /^(?:(?:find|evaluate|calculate|compute|work out|simplify|what is|write|express|give|determine|solve)(?: the value of)?:? )/i
const SINGLE = / as a single (?:number|logarithm|log|integer)$/i

/** ln of a power of e: it comes before the sums, which leave ln alone. */
export const NATURAL_LOGARITHMS: Solver = {
  kinds: ['logarithm'],
  solve(text) {
    const power =
      /^(?:what is |find |evaluate |simplify )?(?:the )?(?:ln|natural log(?:arithm)? of) ?\(? ?e(?:\^\(?(-?\d+)\)?)? ?\)?$/i.exec(
        text.replace(/[?.\s]+$/, ''),
      )
    if (/^(?:what is |find |evaluate )?ln ?\(? ?1 ?\)?$/i.test(text.replace(/[?.\s]+$/, '')))
      return naturalPower('0')
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
      .replace(
        /log\s?([₀-₉]+)/g,
        (_, low: string) => `log_${[...low].map((digit) => digit.charCodeAt(0) - 0x2080).join('')}`,
      )
      .replace(/\s?\(base 10\)|,? (?:in |with )?base 10$/i, '')
      .replace(/^(?:if |given (?:that )?)(.*?),? (?:what is|find) [a-z]$/i, '$1')
      .replace(
        /^what power of (\d+) (?:is|equals|gives|makes) (\d+)$|^to what power must (?:you raise )?(\d+) (?:be raised )?to get (\d+)$/i,
        (_, a, b, c, d) => `${a ?? c}^x = ${b ?? d}`,
      )
      .replace(ASK, '')
      .replace(/^[a-z](?: if| when|:) (?=log|\d)/i, '')
      .replace(/ (?:for|find) [a-z]$/i, '')
    if (!/log|ln|\^/i.test(line)) return null
    return solveExponents(line) ?? evaluateTerms(line.replace(SINGLE, ''))
  },
  similar(_, dice) {
    const [b, n] = [dice.int(2, 5), dice.int(2, 4)]
    return dice.pick([
      `Evaluate log_${b} ${b ** n}.`,
      `Solve log_${b} x = ${n}.`,
      `Solve ${b}^x = ${b ** n}.`,
    ])
  },
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
  if (terms.some(({ base }) => base !== first.base))
    return { reason: 'I put logarithms of the same base together.' }
  return combine(terms, first.base)
}

function combine(terms: Term[], base: string): Draft | { reason: string } {
  let inside = makeRational(1n)
  for (const { sign, factor, of } of terms) {
    if (factor.bottom !== 1n || factor.top > 12n)
      return { reason: 'I work with whole numbers in front of a logarithm.' }
    const power = raise(of, Number(factor.top))
    inside = sign === 1n ? multiply(inside, power) : divide(inside, power)
  }
  const exponent =
    base === 'e'
      ? inside.top === inside.bottom
        ? makeRational(0n)
        : null
      : exponentOf(exactValue(base), inside)
  const product = writeFraction(inside)
  const name = base === 'e' ? '\\ln' : `\\log_{${base}}`
  if (!exponent)
    return { reason: `${product} is no power of ${base} with a simple exponent, so I leave this one.` }
  const result = writeFraction(exponent)
  const sum = terms
    .map(({ sign, text }, index) => `${index === 0 ? '' : sign === 1n ? ' + ' : ' - '}${text}`)
    .join('')
  const single = `ln(${product})/${base === 'e' ? '1' : `ln(${base})`}`
  const question = {
    tex: terms
      .map(({ sign, tex }, index) => `${index === 0 ? '' : sign === 1n ? ' + ' : ' - '}${tex}`)
      .join(''),
  }
  const one = { tex: `${name}(${toLatex(product)})` }
  const isSingle = terms.length === 1 && terms[0]?.factor.top === 1n
  const steps: DraftStep[] = isSingle
    ? []
    : [
        {
          rule: 'log-laws',
          say: 'Put them together: a sum of logarithms is the logarithm of the product, a difference that of the quotient.',
          before: question,
          after: one,
          facts: [{ same: [sum, single] }],
        },
      ]
  const bracket = /[/]/.test(base) ? `(${base})` : base
  steps.push({
    rule: 'logarithm-as-power',
    say: base === 'e' ? 'e to the power 0 is 1.' : `${base} to the power ${result} is ${product}.`,
    before: one,
    after: base === 'e' ? { tex: 'e^0 = 1' } : `${bracket}^(${result}) = ${product}`,
    facts: [
      { same: [single, result] },
      base === 'e' ? { same: ['e^0', '1'] } : { same: [`${bracket}^(${result})`, product] },
    ],
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
    steps: [
      {
        rule: 'logarithm-as-power',
        say: 'ln asks for the exponent of e. It can be read off.',
        before: text,
        after: exponent,
        facts: [{ same: [text, exponent] }],
      },
    ],
    answer: { plain: exponent },
    proof: [{ same: [text, exponent] }, { same: [`exp(${exponent})`, `e^(${exponent})`] }],
    nudge: 'A logarithm asks for an exponent.',
    hint: 'Which power of e stands inside?',
  }
}
