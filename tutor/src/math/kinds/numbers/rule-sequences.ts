import { add, divide, isZero, multiply, type Rational, subtract } from '#engines/algebra/numbers/rational.ts'
import { namedIn, readFrame, take, withoutNumbers } from '../../reading/frame.ts'
import { isIdle } from '../../reading/idle.ts'
import type { Fact } from '../../verify/fact.ts'
import { whole, writeFraction } from '../../writing/polynomial.ts'
import { toLatex } from '../../writing/to-latex.ts'
import { applyFormula } from '../formula.ts'
import type { Draft } from '../kind.ts'

/** Words around a sequence that ask for nothing else. */
export const IDLE =
  'sequence pattern number numbers term terms next comes come continue continues complete after expression formula rule nth n explicit general arithmetic geometric progression following common difference ratio goes count counting s in skip by starts begins each time missing'
export const NUDGE = 'What happens from each term to the next?'
const KTH = /#(\d+)(?:st|nd|rd|th) (?:term|number)\b/
const STEP = String.raw`(adds?|adding|subtracts?|subtracting|multipl(?:y|ies) by|multiplying by|times|divides? by|dividing by|plus|minus) #(\d+)`
const EACH = /\b(?:each|every) time\b|\bover and over\b|\bagain and again\b|\brepeatedly\b/
const MOST = 60
/** "Write the first five terms": all of them, not one. */
const FIRST_TERMS = /\bfirst #(\d+) (?:terms|numbers)\b/
const SPOKEN: [RegExp, string][] = [
  [/\bdoubl(?:e|es|ing)\b(?! of)/gi, 'multiply by 2'],
  [/\btripl(?:e|es|ing)\b(?! of)/gi, 'multiply by 3'],
  [/\bhalv(?:e|es|ing)\b/gi, 'divide by 2'],
  [/\b(?:goes|going|go) down by (?=\d)|\bdecreas(?:es|ing) by (?=\d)/gi, 'subtract '],
  [/\b(?:goes|going|go) up by (?=\d)|\bincreas(?:es|ing) by (?=\d)/gi, 'add '],
  [/\bsecond (?=term|number)/gi, '2nd '],
  [/\bthird (?=term|number)/gi, '3rd '],
  [/\bfourth (?=term|number)/gi, '4th '],
  [/\bfifth (?=term|number)/gi, '5th '],
  [/\bsixth (?=term|number)/gi, '6th '],
  [/\btenth (?=term|number)/gi, '10th '],
]

type Step = { sign: '+' | '-' | '*' | '/'; by: Rational; plain: string }

/** A sequence that is told by a rule, by a formula, or by its first term and the step. */
export function solveRuleSequence(text: string): Draft | { reason: string } | null {
  return solveNth(text) ?? solveRule(text) ?? solveGiven(text)
}

const SIGNS: [RegExp, Step['sign']][] = [
  [/^(?:add|plus)/, '+'],
  [/^(?:subtract|minus)/, '-'],
  [/^(?:multiply|times)/, '*'],
  [/^divid/, '/'],
]

/** "Start at 5 and add 7 each time. What is the 10th number?", also with two operations. */
function solveRule(text: string): Draft | { reason: string } | null {
  const frame = readFrame(SPOKEN.reduce((line, [said, meant]) => line.replace(said, meant), text))
  const list = take(frame.words, FIRST_TERMS)
  const kth = list ?? take(frame.words, KTH)
  const start =
    kth &&
    take(
      kth.rest,
      /\b(?:starts?|begins?|starting|beginning)(?: off)? (?:at|with|from)(?: the number)? #(\d+)|\b(?:1st|first|#\d+st) (?:number|term)(?: of a sequence| of an? (?:arithmetic|geometric) sequence)? is #(\d+)/,
    )
  if (!kth || !start) return null
  const rest = start.rest.replace(/\b(?:then|and|,)\b|,/g, ' ').replace(/\s+/g, ' ')
  const steps = [...rest.matchAll(new RegExp(STEP, 'g'))]
  const compared =
    /\b(?:each|every)(?: new| next| following)? (?:term|number|one) is #(\d+) (more|less|times) (?:than )?(?:as much as )?(?:the )?(?:one|term|number)? ?(?:before|previous)(?: it)?\b(?: one| term| number)?/.exec(
      rest,
    )
  const operations: Step[] = compared
    ? [
        toStep(
          compared[2] === 'more' ? 'add' : compared[2] === 'less' ? 'subtract' : 'multiply',
          frame.given[Number(compared[1])],
        ),
      ]
    : steps.map(([, word, place]) => toStep(word ?? '', frame.given[Number(place)]))
  const left = compared
    ? rest.replace(compared[0], ' ')
    : steps.reduce((line, [all]) => line.replace(all, ' '), rest).replace(EACH, ' ')
  const isRepeated = compared || EACH.test(rest) || /\brule\b/.test(rest)
  if (operations.length === 0 || operations.length > 2 || !isRepeated) return null
  if (!isIdle(left, `${IDLE} rule first you then start starting always`)) return null
  const first = frame.given[Number(start.found[1] ?? start.found[2])]
  const place = frame.given[Number(kth.found[1])]
  return iterate(first?.value ?? null, operations, Number(place?.plain), list !== null)
}

function toStep(word: string, given: { value: Rational | null; plain: string } | undefined): Step {
  const sign = SIGNS.find(([pattern]) => pattern.test(word))?.[1] ?? '+'
  return { sign, by: given?.value ?? whole(0), plain: given?.plain ?? '0' }
}

function iterate(
  first: Rational | null,
  operations: Step[],
  place: number,
  isList: boolean,
): Draft | { reason: string } | null {
  if (
    !first ||
    !Number.isInteger(place) ||
    place < 1 ||
    operations.some(({ sign, by }) => sign === '/' && isZero(by))
  )
    return null
  if (place > MOST) return { reason: `I follow a rule up to term ${MOST}.` }
  const apply = (value: Rational, { sign, by }: Step): Rational =>
    sign === '+'
      ? add(value, by)
      : sign === '-'
        ? subtract(value, by)
        : sign === '*'
          ? multiply(value, by)
          : divide(value, by)
  const values = [first]
  while (values.length < place) values.push(operations.reduce(apply, values.at(-1) as Rational))
  const texts = values.map(writeFraction)
  const next = (text: string): string =>
    operations.reduce((line, { sign, plain }) => `(${line}) ${sign} (${plain})`, text)
  const facts: Fact[] = texts.slice(1).map((text, index) => ({ same: [next(texts[index] as string), text] }))
  const result = texts.at(-1) as string
  const own: Fact[] = facts.length > 0 ? facts : [{ same: [result, result] }]
  return {
    kind: 'sequence',
    words: isList ? `Find the first ${place} terms.` : `Find term ${place} of the sequence.`,
    problem: { tex: `${toLatex(texts[0] as string)},\\; \\dots` },
    steps: [
      {
        rule: 'apply-rule',
        say: 'Use the rule again and again, and count the terms.',
        before: { tex: `${toLatex(texts[0] as string)},\\; \\dots` },
        after: { tex: texts.map(toLatex).join(',\\; ') },
        facts: own,
      },
    ],
    answer: isList ? { plain: texts.join(', '), tex: texts.map(toLatex).join(',\\; ') } : { plain: result },
    proof: own,
    nudge: 'What is the second term?',
    hint: 'Write the terms in a row, one after the other.',
  }
}

/** "The nth term is 3n + 2. Find the 5th term." */
function solveNth(text: string): Draft | { reason: string } | null {
  const found =
    /^(?:if )?(?:the )?nth term (?:of (?:a|the|this) (?:sequence|pattern) )?is (?:given by )?(.+?)[.,;] (?:find|what is|work out|calculate|write)(?: down)? (?:the )?(\d+)(?:st|nd|rd|th) term$/i.exec(
      text.replace(/[?.\s]+$/, ''),
    )
  if (!found || !/^[\dn\s+\-*/^()²]+$/.test(found[1] ?? '')) return null
  return applyFormula({
    kind: 'sequence',
    words: `Find term ${found[2]} of the sequence.`,
    name: 'T',
    formula: found[1] as string,
    values: { n: found[2] as string },
    say: 'Put the place of the term in for n.',
    nudge: 'What does n stand for?',
    proof: (result) => [
      { same: [(found[1] as string).replace(/n/g, `(${found[2]})`).replace(/(?<=\d)\(/g, '*('), result] },
    ],
  })
}

/** First term, common difference or ratio, and the place of a term. */
function solveGiven(text: string): Draft | { reason: string } | null {
  const frame = readFrame(text)
  const kth = take(frame.words, KTH)
  const first =
    kth && take(kth.rest, /\bfirst term (?:is |of |= ?)?(?:an? (?:arithmetic|geometric) sequence is )?#(\d+)/)
  const by = first && take(first.rest, /\b(?:common )?(difference|ratio) (?:is |of |= ?)?#(\d+)/)
  if (!kth || !first || !by || namedIn(by.rest, frame).length > 0) return null
  if (!isIdle(withoutNumbers(by.rest), `${IDLE} whose with first`)) return null
  const [a, d, n] = [first.found[1], by.found[2], kth.found[1]].map((place) => frame.given[Number(place)])
  if (!a || !d || !n || !/^\d+$/.test(n.plain) || n.plain === '0') return null
  const isRatio = by.found[1] === 'ratio'
  if (/\bgeometric\b/.test(frame.words) !== isRatio && /\b(?:geometric|arithmetic)\b/.test(frame.words))
    return null
  return applyFormula({
    kind: 'sequence',
    words: `Find term ${n.plain} of the sequence.`,
    name: 'T',
    formula: isRatio ? 'a*r^(n - 1)' : 'a + (n - 1)*d',
    values: isRatio ? { a: a.plain, r: d.plain, n: n.plain } : { a: a.plain, d: d.plain, n: n.plain },
    say: isRatio
      ? 'Term n is the first term times the ratio to the power n − 1.'
      : 'Term n is the first term plus n − 1 times the difference.',
    nudge: NUDGE,
    proof: (result) => [
      isRatio
        ? { same: [`(${result})*(${d.plain})`, `(${a.plain})*(${d.plain})^(${n.plain})`] }
        : { same: [`(${result}) + (${d.plain})`, `(${a.plain}) + (${n.plain})*(${d.plain})`] },
    ],
  })
}
