import { type Expression, evaluate, parseExpression } from '#engines/algebra/index.ts'
import {
  compareRationals,
  divide,
  isZero,
  type Rational,
  subtract,
} from '#engines/algebra/numbers/rational.ts'
import { isExact } from '#engines/algebra/numbers/value.ts'
import { substitute } from '../../reading/where.ts'
import type { Fact } from '../../verify/fact.ts'
import { exactValue, readExpression, writeFraction } from '../../writing/polynomial.ts'
import { toLatex } from '../../writing/to-latex.ts'
import { applyFormula, work } from '../formula.ts'
import type { Draft, Solver } from '../kind.ts'

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const ASK = '(?:find|what is|what are|write|work out|calculate|list|give|state|evaluate)(?: down| out)?'
const OF =
  '(?:of (?:the|a|this) (?:(?:arithmetic|geometric|number) )?(?:sequence|pattern|series|progression) )'
const NTH = [
  new RegExp(`^(?:if )?the nth term ${OF}?is (?:given by )?(.+?)[.,;] (.*)$`),
  new RegExp(
    `^(.*) ${OF.trimEnd().replace(/ \)$/, ')')} ?(?:whose nth term is|with nth term|with the nth term|that has the nth term) (.+)$`,
  ),
]
const LIST = new RegExp(String.raw`^${ASK} (?:the )?first (\d+) (?:terms|numbers)(?: of the sequence)?$`)
const ONE = new RegExp(
  String.raw`^${ASK} (?:the )?(\d+)(?:st|nd|rd|th) (?:term|number)(?: of the sequence)?$`,
)
const IS_TERM = /^is (\d+) a term(?: of the sequence)?$/
const NUMBERS = String.raw`(-?[\d./]+(?:, -?[\d./]+){2,})`
const SUM_OF = new RegExp(
  String.raw`^${ASK} (?:the )?sum of (?:the )?first (\d+) terms (?:of|in) the (arithmetic|geometric) (?:sequence|series|progression):? ${NUMBERS}`,
)
const ENDLESS = new RegExp(
  String.raw`^${ASK} (?:the )?(?:sum of the )?(?:infinite )?(?:geometric )?series:? (-?[\d./]+(?: \+ -?[\d./]+){2,}) \+(?: ?\.\.\.)?$`,
)
const RECURSIVE =
  /^(?:if )?([a-z])_\(?1\)? = (-?\d+)(?:,| and|, and) \1_\(?n\)? = (.+?)[.,;] (?:find|what is|calculate) \1_\(?(\d+)\)?$/
const MOST = 40

/** Terms that a formula gives, sums of terms, and terms that follow from the one before. */
export const SEQUENCE_LISTS: Solver = {
  kinds: ['sequence'],
  solve(typed) {
    const text = ORDINALS.reduce(
      (line, word, index) =>
        index === 0
          ? line
          : line.replace(new RegExp(`\\b${word}\\b`, 'g'), `${index + 1}${ENDINGS[index + 1] ?? 'th'}`),
      typed
        .toLowerCase()
        .replace(/[?.\s]+$/, (end) => (end.includes('...') ? '...' : ''))
        .replace(/,? ?\.\.\.$/, (end) => (/^,/.test(end) ? ', ...' : end)),
    )
    return solveFormula(text) ?? solveSum(text) ?? solveEndless(text) ?? solveRecursive(text)
  },
  similar: (_, dice) =>
    `The nth term of a sequence is ${dice.int(2, 9)}n + ${dice.int(1, 9)}. Write down the first 4 terms.`,
}

const ENDINGS: Record<number, string> = { 2: 'nd', 3: 'rd' }

function solveFormula(text: string): Draft | { reason: string } | null {
  const [told, asking] = [NTH[0]?.exec(text), NTH[1]?.exec(text)]
  const [formula, question] = told ? [told[1], told[2]] : [asking?.[2], asking?.[1]]
  if (!formula || !question || !/^[\dn\s+\-*/^()²³]+$/.test(formula) || !formula.includes('n')) return null
  const parsed = parseExpression(formula)
  if (!parsed.ok) return null
  const term = (n: number): string | null => valueAt(parsed.expression, 'n', String(n))
  const list = LIST.exec(question)?.[1]
  if (list) return listTerms(formula, Number(list), term)
  const one = ONE.exec(question)?.[1]
  const at = one ? term(Number(one)) : null
  if (one && at !== null) return listOne(formula, one, at)
  const candidate = IS_TERM.exec(question)?.[1]
  return candidate ? judgeTerm(formula, candidate) : null
}

function valueAt(expression: Expression, letter: string, value: string): string | null {
  const found = evaluate(substitute(expression, new Map([[letter, readExpression(value)]])))
  return found && isExact(found) ? writeFraction(found) : null
}

const put = (formula: string, letter: string, value: string): string =>
  formula
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
    .replace(new RegExp(`(?<=[\\d)])${letter}`, 'g'), `*(${value})`)
    .replace(new RegExp(`(?<!\\()${letter}`, 'g'), `(${value})`)
    .replace(new RegExp(`\\(${letter}(?! =)`, 'g'), `((${value})`)

function listTerms(formula: string, count: number, term: (n: number) => string | null): Draft | null {
  if (count < 1 || count > MOST) return null
  const terms = Array.from({ length: count }, (_, index) => term(index + 1))
  if (terms.some((each) => each === null)) return null
  const facts: Fact[] = terms.map((each, index) => ({
    same: [put(formula, 'n', String(index + 1)), each ?? ''],
  }))
  return {
    kind: 'sequence',
    words: `Find the first ${count} terms.`,
    problem: { tex: `T_n = ${toLatex(formula)}` },
    steps: [
      {
        rule: 'put-in-place',
        say: `Put 1, 2, 3 and so on in for n, up to ${count}.`,
        before: { tex: `T_n = ${toLatex(formula)}` },
        after: { tex: terms.map((each) => toLatex(each ?? '')).join(',\\; ') },
        facts,
      },
    ],
    answer: { plain: terms.join(', '), tex: terms.map((each) => toLatex(each ?? '')).join(',\\; ') },
    proof: facts,
    nudge: 'What does n stand for?',
    hint: 'For the first term put 1 in for n, for the second term 2.',
  }
}

function listOne(formula: string, place: string, value: string): Draft {
  const filled = put(formula, 'n', place)
  return {
    kind: 'sequence',
    words: `Find term ${place} of the sequence.`,
    problem: { tex: `T_n = ${toLatex(formula)}` },
    steps: [work('put-in-place', `Put ${place} in for n.`, filled, value)],
    answer: { plain: value },
    proof: [{ same: [filled, value] }],
    nudge: 'What does n stand for?',
    hint: 'Put the place of the term in for n.',
  }
}

/** Only for straight formulas, where one place alone can fit. */
function judgeTerm(formula: string, candidate: string): Draft | null {
  const found = /^(\d*)\s*n(?:\s*([+-])\s*(\d+))?$/.exec(formula.trim())
  if (!found) return null
  const [, by = '', sign = '+', more = '0'] = found
  const place = exactValue(`(${candidate} ${sign === '+' ? '-' : '+'} ${more})/${by || '1'}`)
  const isTerm = place.bottom === 1n && place.top >= 1n
  const solution = writeFraction(place)
  const plain = isTerm ? 'yes' : 'no'
  const facts: Fact[] = [{ same: [put(formula, 'n', solution), candidate] }]
  return {
    kind: 'sequence',
    words: `Is ${candidate} a term of the sequence?`,
    problem: `${formula} = ${candidate}`,
    steps: [
      {
        rule: 'find-place',
        say: `Solve for n. A place in a sequence is a whole number from 1 on, and n is ${isTerm ? 'one' : 'none'}.`,
        before: `${formula} = ${candidate}`,
        after: `n = ${solution}`,
        facts,
      },
    ],
    answer: { plain, tex: `\\text{${plain}}` },
    proof: facts,
    nudge: 'At which place would it stand?',
    hint: 'Set the formula equal to the number and solve for n.',
  }
}

/** The difference or the ratio from term to term; null where it changes. */
function stepOf(terms: Rational[], isRatio: boolean): Rational | null {
  if (isRatio && terms.some(isZero)) return null
  const steps = terms
    .slice(1)
    .map((each, index) =>
      isRatio ? divide(each, terms[index] as Rational) : subtract(each, terms[index] as Rational),
    )
  const [first] = steps
  return first && steps.every((each) => compareRationals(each, first) === 0) ? first : null
}

function readTerms(list: string, between: RegExp): Rational[] | null {
  const terms = list.split(between).map((each) => parseExpression(each.trim()))
  const values = terms.map((each) => (each.ok ? evaluate(each.expression) : null))
  return values.every((each) => each !== null && isExact(each)) ? (values as Rational[]) : null
}

function solveSum(text: string): Draft | { reason: string } | null {
  const found = SUM_OF.exec(text)
  const [all = '', count = '', name = '', list = ''] = found ?? []
  if (!found || !/^,?(?: ?\.\.\.)?$/.test(text.slice(all.length))) return null
  const terms = readTerms(list, /, /)
  const by = terms && stepOf(terms, name === 'geometric')
  const [first] = terms ?? []
  if (!by || !first || Number(count) < 1 || Number(count) > 500) return null
  const [a, d] = [writeFraction(first), writeFraction(by)]
  const isRatio = name === 'geometric'
  if (isRatio && d === '1') return null
  return applyFormula({
    kind: 'sequence',
    words: `Find the sum of the first ${count} terms.`,
    name: 'S',
    formula: isRatio ? 'a*(r^n - 1)/(r - 1)' : 'n*(2*a + (n - 1)*d)/2',
    values: isRatio ? { a, r: d, n: count } : { a, d, n: count },
    say: isRatio
      ? 'The sum of a geometric sequence has a formula.'
      : 'Add the first and the last term, and take that n/2 times.',
    nudge: isRatio ? 'What is the common ratio?' : 'What do the first and the last term add up to?',
    proof: (result) => [
      isRatio
        ? { same: [`(${result})*(1 - (${d}))`, `(${a}) - (${a})*(${d})^(${count})`] }
        : { same: [`(${result})*2/(${count})`, `(${a}) + ((${a}) + (${count} - 1)*(${d}))`] },
    ],
  })
}

function solveEndless(text: string): Draft | { reason: string } | null {
  const list = ENDLESS.exec(text)?.[1]
  const terms = list && /\bsum\b|\binfinite\b/.test(text) ? readTerms(list, / \+ /) : null
  const ratio = terms && stepOf(terms, true)
  const [first] = terms ?? []
  if (!ratio || !first) return null
  const [a, r] = [writeFraction(first), writeFraction(ratio)]
  if (Math.abs(Number(ratio.top)) >= Number(ratio.bottom)) return { reason: 'This sum grows without end.' }
  return applyFormula({
    kind: 'sequence',
    words: 'Find the sum of the endless geometric series.',
    name: 'S',
    formula: 'a/(1 - r)',
    values: { a, r },
    say: 'The ratio is between −1 and 1, so the sum is the first term divided by 1 minus the ratio.',
    nudge: 'What is the common ratio?',
    proof: (result) => [{ same: [`(${result}) - (${result})*(${r})`, a] }],
  })
}

function solveRecursive(text: string): Draft | null {
  const [, name, start = '', rule = '', last = ''] = RECURSIVE.exec(text) ?? []
  const body = name ? rule.replace(new RegExp(`${name}_\\(n ?- ?1\\)|${name}_n-1`, 'g'), 'p') : ''
  const place = Number(last)
  if (!name || !/^[\dp\s+\-*/^()]+$/.test(body) || !body.includes('p') || place < 2 || place > MOST)
    return null
  const parsed = parseExpression(body)
  if (!parsed.ok) return null
  const terms = [start]
  while (terms.length < place) {
    const next = valueAt(parsed.expression, 'p', terms.at(-1) ?? '')
    if (next === null) return null
    terms.push(next)
  }
  const facts: Fact[] = terms
    .slice(1)
    .map((each, index) => ({ same: [put(body, 'p', terms[index] ?? ''), each] }))
  return {
    kind: 'sequence',
    words: `Find term ${place}.`,
    problem: { tex: `${name}_1 = ${start},\\; ${name}_n = ${toLatex(body.replace(/p/g, 'x'))}` },
    steps: [
      {
        rule: 'apply-rule',
        say: 'Each term comes from the one before. Work them out in order.',
        before: { tex: `${name}_1 = ${start}` },
        after: { tex: terms.map(toLatex).join(',\\; ') },
        facts,
      },
    ],
    answer: { plain: terms.at(-1) ?? '' },
    proof: facts,
    nudge: 'What is the second term?',
    hint: 'Put the first term into the rule to get the second.',
  }
}
