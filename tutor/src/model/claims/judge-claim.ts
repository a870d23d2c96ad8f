import { type Expression, evaluate, isIdentical, lettersOf, type Statement } from '#engines/algebra/index.ts'
import { nearest, type Value } from '#engines/algebra/numbers/value.ts'
import { testStatement } from '#engines/algebra/relations.ts'
import type { MathSolver } from '../../math/math-tasks.ts'
import { type Ground, isAmong } from './ground.ts'
import type { Claim } from './list-claims.ts'

/** Where the engine cannot tell, nothing is taken for true. `plain` is a number that may be looked up in the material. */
export type Judgment = 'holds' | 'false' | 'unchecked' | 'plain'

type Known = {
  ground: Ground | null
  /** Values that came up in statements of this reply that hold. */
  verified: readonly Value[]
  /** Letters that the sentence gives a value for trial. */
  supposed: ReadonlyMap<string, Value>
  math: Pick<MathSolver, 'checkStep'> | null
}

export async function judgeStatement(
  { statement, text, isAbout }: Extract<Claim, { kind: 'statement' }>,
  known: Known,
): Promise<Judgment> {
  const letters = lettersOf(...statement.sides)
  if (letters.length === 0) return isAbout ? judgeRounded(statement) : toJudgment(testStatement(statement))
  if (isIdentity(statement)) return 'holds'
  if (letters.every((letter) => known.supposed.has(letter)))
    return toJudgment(testStatement(statement, known.supposed))
  const { ground } = known
  if (!ground) return 'unchecked'
  if (letters.every((letter) => ground.letters.includes(letter))) {
    const result = ground.points.length > 0 ? judgeAtPoints(statement, ground.points) : null
    if (result) return result
    if (ground.statement) return judgeByStep(statement, text, ground, known.math)
  }
  return judgeNamed(statement, ground)
}

const toJudgment = (isTrue: boolean | null): Judgment =>
  isTrue === null ? 'unchecked' : isTrue ? 'holds' : 'false'

/** "Pi is about 3.14": as near as the places that are shown, or not to be told. */
function judgeRounded({ sides }: Statement): Judgment {
  const values = sides.map((side) => evaluate(side)).map((value) => (value ? nearest(value) : null))
  const [a, b] = values
  if (a === null || b === null || a === undefined || b === undefined) return 'unchecked'
  const gap = Math.abs(a - b) / Math.max(Math.abs(a), 1e-9)
  return gap <= 0.02 ? 'holds' : gap <= 0.1 ? 'unchecked' : 'false'
}

function isIdentity({ sides, relations }: Statement): boolean {
  return (
    relations.every((relation) => relation === '=') &&
    sides.slice(1).every((side, at) => isIdentical(sides[at] as Expression, side))
  )
}

/** Fits at one of the solutions: "x - 2 = 0" is a part of the way to two of them. */
function judgeAtPoints(statement: Statement, points: Ground['points']): Judgment | null {
  const results = points.map((point) => testStatement(statement, point))
  if (results.includes(true)) return 'holds'
  return results.includes(null) ? null : 'false'
}

async function judgeByStep(
  statement: Statement,
  text: string,
  { formal, statement: asked }: Ground,
  math: Known['math'],
): Promise<Judgment> {
  if (!math || !asked) return 'unchecked'
  const { verdict } = await math.checkStep({ previous: formal, line: text })
  if (verdict === 'same-solutions' || verdict === 'same-value') return 'holds'
  return verdict === 'different' && statement.relations.length === 1 ? 'false' : 'unchecked'
}

const REWRITTEN: readonly Ground['kind'][] = ['simplification', 'factoring']
const FORMULAS: readonly Ground['kind'][] = ['derivative', 'integral']

/** "P = 22", "f(x) = 3x + 6": what a letter of the sentence's own stands for. */
function judgeNamed({ sides, relations }: Statement, ground: Ground): Judgment {
  const last = sides.at(-1)
  if (!last || relations.some((relation) => relation !== '=')) return 'unchecked'
  if (ground.expressions.some((one) => isIdentical(one, last))) return 'holds'
  const value = evaluate(last)
  const isNamed = sides[0]?.kind === 'letter'
  if (value && isNamed) return isAmong(value, ground.numbers) ? 'holds' : 'false'
  const isRewriting =
    REWRITTEN.includes(ground.kind) && lettersOf(...sides).every((one) => ground.letters.includes(one))
  return isRewriting || (FORMULAS.includes(ground.kind) && isNamed) ? 'false' : 'unchecked'
}

/** Words for what comes out at the end. */
const OUTCOME =
  /(?<!\p{L})(?:answer|result|solutions?|roots?|respuesta|resultado|solución|soluciones|réponse|résultat|solution|antwort|ergebnis|lösung|lösungen)(?!\p{L})|答案|结果|解/iu
/** Words for something that adds up: it need not be the end. */
const TOTAL =
  /(?<!\p{L})(?:sum|total|altogether|in all|all in all|in the end|left|remain\w*|overall|difference|product|quotient|suma|somme|summe|insgesamt|en tout|en total)(?!\p{L})|一共|总共/iu

export const isAboutOutcome = (words: string): boolean => OUTCOME.test(words)
export const isAboutTotal = (words: string): boolean => TOTAL.test(words)

export function judgeResult(
  { subject, statement }: Extract<Claim, { kind: 'result' }>,
  { ground, verified }: Known,
): Judgment {
  const side = statement.sides[0]
  if (!side) return 'unchecked'
  const value = evaluate(side)
  if (!ground) return value ? 'plain' : 'unchecked'
  const isAnswer = ground.answers.some((one) => isIdentical(one, side))
  if (isAnswer) return 'holds'
  const isOutcome =
    OUTCOME.test(subject) || (ground.asked !== null && subject.toLowerCase().includes(ground.asked))
  if (isOutcome) return 'false'
  if (!value) return ground.expressions.some((one) => isIdentical(one, side)) ? 'holds' : 'unchecked'
  if (isAmong(value, verified)) return 'holds'
  if (isAmong(value, ground.numbers)) return TOTAL.test(subject) ? 'holds' : 'plain'
  return TOTAL.test(subject) || isAsked(subject, ground.text) ? 'false' : 'plain'
}

const COMMON =
  /^(?:what|which|that|this|there|they|then|with|each|both|many|much|find|have|from|does|number|sides?)$/i

/** "The perimeter" where the perimeter is asked for. */
function isAsked(subject: string, problem: string): boolean {
  const asked = new Set(problem.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  return (subject.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((one) => asked.has(one) && !COMMON.test(one))
}

type Property = [words: RegExp, isTrue: (value: Value) => boolean]

const isWhole = (value: Value) => Number.isInteger(nearest(value))
const PROPERTIES: Property[] = [
  [/\bnegative\b|\bbelow zero\b|\bless than zero\b/i, (value) => nearest(value) < 0],
  [/\bpositive\b|\babove zero\b/i, (value) => nearest(value) > 0],
  [/\b(?:is|are|an?) (?:\w+ )?odd\b/i, (value) => Math.abs(nearest(value)) % 2 === 1],
  [/\b(?:is|are|an?) (?:\w+ )?even\b/i, (value) => nearest(value) % 2 === 0],
  [/\b(?:whole number|integer)s?\b/i, isWhole],
  [/\ba fraction\b/i, (value) => !isWhole(value)],
]
const OF_ANSWER =
  /\b(?:answer|result|solutions?|roots?|value of [a-z]|[xyz])\b[^.?!]{0,20}\b(?:is|are|must be|will be|has to be)\b/i
const NO_SOLUTION = /\b(?:has|have|is|are|there is|there are) no (?:real )?solutions?\b/i
const ONLY_ONE = /\b(?:only|just one|the single|exactly one) (?:solution|answer|root|value)\b/i
const MANY_SOLUTIONS =
  /\b(?:infinitely many solutions|every (?:number|value|x) (?:works|fits|is a solution))\b/i

/** "Both solutions are negative", "there is no solution": said in words alone. */
export function judgeProperties(sentence: string, ground: Ground | null): Judgment | null {
  if (!ground || /\?\s*$/.test(sentence) || /\b(?:if|whether|not)\b/i.test(sentence)) return null
  if (NO_SOLUTION.test(sentence)) return ground.hasNoSolution ? 'holds' : 'false'
  const values = ground.answers.flatMap((answer) => evaluate(answer) ?? [])
  if (ONLY_ONE.test(sentence) && values.length > 1 && ground.points.length > 1) return 'false'
  if (MANY_SOLUTIONS.test(sentence)) return values.length > 0 ? 'false' : 'unchecked'
  if (values.length === 0 || !OF_ANSWER.test(sentence)) return null
  const found = PROPERTIES.find(([words]) => words.test(sentence))
  if (!found) return null
  const fits = values.map(found[1])
  return (/\bboth\b|\ball\b/i.test(sentence) ? fits.every(Boolean) : fits.some(Boolean)) ? 'holds' : 'false'
}
