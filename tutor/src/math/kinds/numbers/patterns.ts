import { add, divide, isZero, multiply, type Rational, subtract } from '#engines/algebra/numbers/rational.ts'
import { namedIn, readFrame, take, withoutNumbers } from '../../reading/frame.ts'
import { isIdle } from '../../reading/idle.ts'
import type { Fact } from '../../verify/fact.ts'
import { exactValue, writeFraction, writeNumber, writeTerms } from '../../writing/polynomial.ts'
import { toLatex } from '../../writing/to-latex.ts'
import type { Draft, Solver } from '../kind.ts'
import { IDLE, NUDGE, solveRuleSequence } from './rule-sequences.ts'

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
)
const ORDINAL = new RegExp(`\\b(?:${ORDINALS.slice(2).join('|')}|second)(?= (?:number|term)\\b)`, 'gi')
const LIST = /#\d+(?:(?:,| and|, and|;)? ?#\d+){2,}(?:,? ?(?:\.{2,}|and so on))?/
const NEXT = /\bnext (?:(?:#(\d+)|one) )?(?:numbers?|terms?|ones?)?\b|\bcomes? next\b|\bnext\b/
const NTH = /\bnth term\b|\bterm n\b|\bgeneral term\b|\bexplicit (?:formula|rule)\b|\bformula\b/
const DIFFERENCE = /\bcommon difference\b/
const RATIO = /\bcommon ratio\b/

/** Sequences: what comes next, the nth term, and those that a rule makes. */
export const PATTERNS: Solver = {
  kinds: ['sequence'],
  solve(text) {
    const spelled = text
      .replace(/\b(?:in|of) the (?:number )?pattern\b/gi, 'of the sequence')
      .replace(/\bdoubl(?:e|es|ing) (?=(?:it )?(?:each|every) time)/gi, 'multiply by 2 ')
      .replace(/\btripl(?:e|es|ing) (?=(?:it )?(?:each|every) time)/gi, 'multiply by 3 ')
    const line = spelled.replace(ORDINAL, (word) => `${ORDINALS.indexOf(word.toLowerCase()) + 1}th`)
    return solveMissing(line) ?? solveList(line) ?? solveRuleSequence(line)
  },
  similar(_, dice) {
    const [first, step] = [dice.int(1, 20), dice.int(2, 9)]
    return `What number comes next: ${[0, 1, 2, 3].map((index) => first + index * step).join(', ')}?`
  },
}

type Rule = { kind: 'arithmetic' | 'geometric' | 'square'; by: Rational }

function findRule(values: readonly Rational[]): Rule | null {
  const steps = values.slice(1).map((value, index) => subtract(value, values[index] as Rational))
  const [step] = steps
  if (!step) return null
  if (steps.every((each) => isZero(subtract(each, step)))) return { kind: 'arithmetic', by: step }
  if (values.some(isZero)) return findSecond(values, steps)
  const ratio = divide(values[1] as Rational, values[0] as Rational)
  const isGeometric = values.every(
    (value, index) => index === 0 || isZero(subtract(divide(value, values[index - 1] as Rational), ratio)),
  )
  return isGeometric ? { kind: 'geometric', by: ratio } : findSecond(values, steps)
}

/** Steps that grow by the same amount: 1, 4, 9, 16. It takes four terms to see it. */
function findSecond(values: readonly Rational[], steps: readonly Rational[]): Rule | null {
  const growths = steps.slice(1).map((step, index) => subtract(step, steps[index] as Rational))
  const [growth] = growths
  if (values.length < 4 || !growth) return null
  return growths.every((each) => isZero(subtract(each, growth))) ? { kind: 'square', by: growth } : null
}

function solveList(text: string): Draft | { reason: string } | null {
  const frame = readFrame(text.replace(/(?<=\d),(?=\d)/g, ', ').replace(/\bby \d+'?s?\b(?=:? \d)/i, 'by s'))
  const list = take(frame.words, LIST)
  if (!list) return null
  const terms = namedIn(list.found[0], frame)
  const wish = readListWish(list.rest)
  if (!wish) return null
  const counted = wish.place === null ? [] : [frame.given[wish.place]]
  const named = namedIn(wish.rest, frame)
  if (named.length > 0 || !isIdle(withoutNumbers(wish.rest), IDLE)) return null
  const values = terms.map(({ value }) => value)
  if (values.some((value) => value === null) || terms.some(({ sign }) => sign !== '')) return null
  const known = values as Rational[]
  const rule = findRule(known)
  if (!rule) return { reason: 'I see no rule in this sequence: neither the same step nor the same factor.' }
  const isNamed = /\b(arithmetic|geometric)\b/.exec(frame.words)?.[1]
  if (isNamed && isNamed !== rule.kind) return { reason: `This sequence is not ${isNamed}.` }
  const plain = terms.map((term) => term.plain)
  if (wish.kind === 'difference' || wish.kind === 'ratio') {
    if ((wish.kind === 'difference') !== (rule.kind === 'arithmetic')) return null
    return showRule(plain, rule)
  }
  if (wish.kind === 'nth') return showFormula(plain, known, rule)
  const count = wish.count ?? Number(counted[0]?.plain ?? 1)
  if (!Number.isInteger(count) || count < 1 || count > 10) return null
  return continueList(plain, known, rule, count)
}

type ListWish = {
  kind: 'next' | 'nth' | 'difference' | 'ratio'
  rest: string
  place: number | null
  count: number | null
}

function readListWish(words: string): ListWish | null {
  for (const [kind, pattern] of [
    ['difference', DIFFERENCE],
    ['ratio', RATIO],
    ['nth', NTH],
    ['next', NEXT],
  ] as const) {
    const taken = take(words, pattern)
    if (!taken) continue
    const place = kind === 'next' && taken.found[1] !== undefined ? Number(taken.found[1]) : null
    return { kind, rest: taken.rest, place, count: null }
  }
  return null
}

const shown = (list: readonly string[]): { tex: string } => ({
  tex: `${list.map(toLatex).join(',\\; ')},\\; \\dots`,
})

function ruleFacts(plain: readonly string[], { kind, by }: Rule): Fact[] {
  const number = writeFraction(by)
  return plain
    .slice(1)
    .map((term, index) =>
      kind === 'geometric'
        ? { same: [`(${plain[index]})*(${number})`, term] }
        : { same: [`(${plain[index]}) + (${number})`, term] },
    )
}

function sayRule({ kind, by }: Rule): string {
  if (kind === 'geometric') return `Each term is the one before times ${writeFraction(by)}.`
  return by.top < 0n
    ? `Each term is ${writeNumber(by).slice(1)} less than the one before.`
    : `Each term is ${writeNumber(by)} more than the one before.`
}

function showRule(plain: string[], rule: Rule): Draft {
  const answer = rule.kind === 'geometric' ? writeFraction(rule.by) : writeNumber(rule.by)
  return {
    kind: 'sequence',
    words: `Find what leads from each term to the next.`,
    problem: shown(plain),
    steps: [
      {
        rule: 'compare-neighbors',
        say: 'Compare neighboring terms. It is the same each time.',
        before: shown(plain),
        after: answer,
        facts: ruleFacts(plain, rule),
      },
    ],
    answer: { plain: answer },
    proof: ruleFacts(plain, rule),
    nudge: NUDGE,
    hint:
      rule.kind === 'geometric'
        ? 'Divide a term by the one before.'
        : 'Subtract a term from the one after it.',
  }
}

function continueList(plain: string[], values: Rational[], rule: Rule, count: number): Draft {
  const all = [...values]
  const write =
    plain.some((term) => term.includes('/')) || rule.kind === 'geometric' ? writeFraction : writeNumber
  let step = subtract(values.at(-1) as Rational, values.at(-2) as Rational)
  for (let index = 0; index < count; index++) {
    const last = all.at(-1) as Rational
    if (rule.kind === 'square') step = add(step, rule.by)
    all.push(
      rule.kind === 'geometric'
        ? multiply(last, rule.by)
        : add(last, rule.kind === 'square' ? step : rule.by),
    )
  }
  const next = all.slice(values.length).map(write)
  const texts = [...plain, ...next]
  const facts: Fact[] =
    rule.kind === 'square'
      ? texts.slice(2).map((term, index) => ({
          same: [`(${term}) - 2*(${texts[index + 1]}) + (${texts[index]})`, writeFraction(rule.by)],
        }))
      : ruleFacts(texts, rule)
  const say =
    rule.kind === 'square'
      ? `The steps grow by ${writeNumber(rule.by)} each time. Go on like this.`
      : `${sayRule(rule)} Go on like this.`
  const answer = next.join(', ')
  return {
    kind: 'sequence',
    words: `Continue the sequence ${plain.join(', ')}, …`,
    problem: shown(plain),
    steps: [
      { rule: 'continue', say, before: shown(plain), after: { tex: next.map(toLatex).join(',\\; ') }, facts },
    ],
    answer: count === 1 ? { plain: answer } : { plain: answer, tex: next.map(toLatex).join(',\\; ') },
    proof: facts,
    nudge: NUDGE,
    hint: 'Look at the step from one term to the next. Is it the same each time? If not, try the factor.',
  }
}

function showFormula(plain: string[], values: Rational[], rule: Rule): Draft | { reason: string } {
  const [first] = values as [Rational]
  if (rule.kind === 'square')
    return { reason: 'I find formulas for the same step or the same factor each time.' }
  const formula =
    rule.kind === 'arithmetic'
      ? writeTerms([
          { factor: rule.by, power: 'n' },
          { factor: subtract(first, rule.by), power: '' },
        ])
      : geometricFormula(first, rule.by)
  const at = (index: number): string => formula.replace(/n/g, `(${index})`)
  const facts: Fact[] = plain.map((term, index) => ({ same: [at(index + 1), term] }))
  return {
    kind: 'sequence',
    words: 'Find a formula for the nth term.',
    problem: shown(plain),
    steps: [
      {
        rule: 'find-rule',
        say: sayRule(rule),
        before: shown(plain),
        after: writeFraction(rule.by),
        facts: ruleFacts(plain, rule),
      },
      {
        rule: 'write-formula',
        say:
          rule.kind === 'arithmetic'
            ? 'Term n is the first term plus n − 1 steps.'
            : 'Term n is the first term times the factor to the power n − 1.',
        before: rule.kind === 'arithmetic' ? `(${plain[0]}) + (n - 1)*(${writeFraction(rule.by)})` : formula,
        after: formula,
        facts:
          rule.kind === 'arithmetic'
            ? [{ same: [`(${plain[0]}) + (n - 1)*(${writeFraction(rule.by)})`, formula] }]
            : facts,
      },
    ],
    answer: { plain: formula },
    proof: facts,
    nudge: NUDGE,
    hint: 'How many steps does it take from the first term to term n?',
  }
}

function geometricFormula(first: Rational, ratio: Rational): string {
  const [a, r] = [writeFraction(first), writeFraction(ratio)].map((each) =>
    /[/-]/.test(each) ? `(${each})` : each,
  )
  return a === '1' ? `${r}^(n - 1)` : `${a}*${r}^(n - 1)`
}

/** One gap in a list: "3, 6, __, 12, 15". */
function solveMissing(text: string): Draft | { reason: string } | null {
  const found =
    /^(?:(?:find|what is|fill in|write|give) )?(?:the )?(?:missing (?:number|term)|blank|gap)?(?: in(?: the)?(?: sequence| pattern)?)?:? ?((?:-?\d+(?:\.\d+)?, ?)+)(?:_+|\?|□|x)((?:, ?-?\d+(?:\.\d+)?)+)(?:, ?\.{3})?$/i.exec(
      text.replace(/[.\s]+$/, ''),
    )
  if (!found) return null
  const [before, after] = [found[1], found[2]].map((part) =>
    (part ?? '')
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  ) as [string[], string[]]
  const known = [...before, ...after].map((each) => exactValue(each))
  const rules = candidates(before.map(exactValue), after.map(exactValue))
  const [rule, other] = rules
  if (!rule || other || known.length < 4) return null
  const value =
    rule.kind === 'geometric'
      ? multiply(exactValue(before.at(-1) as string), rule.by)
      : add(exactValue(before.at(-1) as string), rule.by)
  const answer = writeNumber(value)
  const all = [...before, answer, ...after]
  return {
    kind: 'sequence',
    words: 'Find the missing number.',
    problem: { tex: `${before.map(toLatex).join(',\\; ')},\\; ?,\\; ${after.map(toLatex).join(',\\; ')}` },
    steps: [
      {
        rule: 'continue',
        say: sayRule(rule),
        before: shown(before),
        after: answer,
        facts: ruleFacts(all, rule),
      },
    ],
    answer: { plain: answer },
    proof: ruleFacts(all, rule),
    nudge: NUDGE,
    hint: 'Look at the step between two neighbors that you know.',
  }
}

/** The rules that fit on both sides of a gap. */
function candidates(before: Rational[], after: Rational[]): Rule[] {
  const pair = before.length > 1 ? before.slice(-2) : after.slice(0, 2)
  const [a, b] = pair as [Rational, Rational]
  if (!a || !b || isZero(a)) return []
  const rules: Rule[] = [
    { kind: 'arithmetic', by: subtract(b, a) },
    { kind: 'geometric', by: divide(b, a) },
  ]
  return rules.filter((rule) => {
    const next = (value: Rational): Rational =>
      rule.kind === 'geometric' ? multiply(value, rule.by) : add(value, rule.by)
    const all = [...before, next(before.at(-1) as Rational), ...after]
    return all.every(
      (value, index) => index === 0 || isZero(subtract(value, next(all[index - 1] as Rational))),
    )
  })
}
