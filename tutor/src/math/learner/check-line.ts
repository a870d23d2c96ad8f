import {
  type Expression,
  evaluate,
  isPlainNumber,
  lettersOf,
  parse,
  print,
  type Statement,
} from '#engines/algebra/index.ts'
import type { Value } from '#engines/algebra/numbers/value.ts'
import { testStatement } from '#engines/algebra/relations.ts'
import type { Kind } from '../kinds/kind.ts'
import { substitute } from '../reading/where.ts'
import type { Refusal, Solution } from '../solution.ts'
import type { Fact } from '../verify/fact.ts'
import { BeyondLimits } from '../writing/polynomial.ts'
import { checkStep, type StepCheck } from './check-step.ts'
import { compareWithAnswer } from './compare-with-answer.ts'
import type { Mistake } from './mistakes.ts'
import { drawLine, readLine, spellLine } from './read-line.ts'

/** A line of a learner's own work on a problem, judged. */
export type LineCheck = {
  /** `notYet` says neither: a number in a story may be on the way. `same` repeats the line before. */
  verdict: 'right' | 'wrong' | 'notYet' | 'same' | 'unreadable'
  /** The problem is done with this line. */
  isAnswer: boolean
  mistake: Mistake | null
  /** In a student's words; null where "right" says it all. */
  explanation: string | null
  /** The line as it was read. */
  latex: string | null
}

const NOT_THE_RESULT = 'This is not what comes out. Go through it once more.'

type Judged = Pick<LineCheck, 'verdict' | 'explanation'> & Partial<LineCheck>
type Verify = (fact: Fact) => boolean

/** Lines follow from one another. */
const REWRITTEN: readonly Kind[] = [
  'arithmetic',
  'evaluation',
  'simplification',
  'factoring',
  'linear-equation',
  'quadratic-equation',
  'inequality',
  'polynomial-roots',
  'absolute-value',
]

/** One step leads to their answer, so another number is no way to it. */
const ONE_STEP: readonly Kind[] = [
  'rounding',
  'comparison',
  'root-estimate',
  'remainder',
  'parity',
  'place-value',
  'number-form',
  'counting',
  'common-factors',
  'logarithm',
  'limit',
]

/** Judges a line against the problem, the learner's lines before and the verified solution. */
export function createCheckLine(
  verify: Verify,
  solve: (text: string) => Solution | Refusal,
): (task: { text: string; lines: string[]; line: string }) => LineCheck {
  return ({ text, lines, line }) => {
    const latex = drawLine(line)
    try {
      return { isAnswer: false, mistake: null, latex, ...judge(verify, solve(text), text, lines, line) }
    } catch (error) {
      if (!(error instanceof BeyondLimits)) throw error
      return {
        ...say('unreadable', 'The numbers are too large for me.'),
        isAnswer: false,
        mistake: null,
        latex,
      }
    }
  }
}

function judge(
  verify: Verify,
  solution: Solution | Refusal,
  text: string,
  lines: string[],
  line: string,
): Judged {
  // A sum beside the work is no line that the next one follows from.
  const remainder = judgeRemainder(text, line)
  if (remainder) return remainder
  const last = lines.findLast((each) => judgeSum(each) === null)
  if (!solution.solved) return fromStep(checkStep(verify, last ?? text, line))
  const start = findStart(solution)
  if (isRepeated(last ?? solution.problem.latex, line))
    return say('same', 'This is the line you already have. What is the next step?')
  const compared = compareWithAnswer(solution, line)
  if (compared.isAnswer) return { ...say('right', compared.note), isAnswer: true }
  if (compared.note !== null) return say(compared.isRight ? 'right' : 'notYet', compared.note)
  const sum = judgeSum(line)
  if (sum?.verdict === 'right' && isResult(solution, line)) return { ...say('right', null), isAnswer: true }
  if (REWRITTEN.includes(solution.kind)) {
    const step = fromStep(checkStep(verify, last ?? start, line))
    // Who writes a number alone has worked it all out; "the line before" would mean little to them.
    if (step.verdict === 'wrong' && !step.mistake && isNumberAlone(line)) step.explanation = NOT_THE_RESULT
    return step.verdict !== 'right' && sum ? sum : step
  }
  if (sum) return sum
  if (ONE_STEP.includes(solution.kind) && isOtherValue(solution, line)) return say('wrong', NOT_THE_RESULT)
  if (solution.kind === 'system') return judgeAtSolution(solution, line)
  return judgeInStory(verify, solution, line)
}

/** A number alone, or the letter that is asked for with a number, that is not the answer. */
function isOtherValue({ answer }: Solution, line: string): boolean {
  const written = line.trim().toLowerCase()
  const words = ANSWERS_IN_WORDS.find((list) => list.includes(answer.plain))
  if (words) return words.includes(written) && written !== answer.plain
  if (isNumberAlone(line)) return true
  const letter = /^([a-z]) = /.exec(answer.plain)?.[1]
  return letter !== undefined && new RegExp(`^${letter}\\s*=\\s*-?[\\d./]+$`).test(written)
}

const ANSWERS_IN_WORDS = [
  ['yes', 'no'],
  ['even', 'odd'],
  ['<', '>', '='],
]
const DIVISION = /^\D*?(\d[\d,]*)\s*(?:÷|\/|:|divided by|\\div)\s*(\d+)\b(?!.*\d)/i
const REMAINDER =
  /^(\d+)\s*(?:,?\s*(?:with (?:a )?)?(?:r|rem|remainder)(?: of)?|rest|reste|resto|余)\.?\s*(\d+)$/i

/** "7 r 2" for 37 ÷ 5. */
function judgeRemainder(text: string, line: string): Judged | null {
  const [, quotient, rest] = REMAINDER.exec(line.trim()) ?? []
  const [, dividend, divisor] = DIVISION.exec(text) ?? []
  if (!quotient || !rest || !dividend || !divisor) return null
  const [a, b, q, r] = [dividend.replaceAll(',', ''), divisor, quotient, rest].map(BigInt) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ]
  if (q * b + r !== a)
    return say('wrong', 'Multiply back and add the remainder: it does not give the first number.')
  return r < b
    ? { ...say('right', null), isAnswer: true }
    : say('notYet', 'It fits once more: the remainder is too large.')
}

function isNumberAlone(line: string): boolean {
  const [statement, other] = readLine(line) ?? []
  const [side] = statement?.relations.length === 0 ? statement.sides : []
  return !other && side !== undefined && isPlainNumber(side)
}

/** What the first line of own work follows from, in LaTeX. */
function findStart({ kind, problem, steps }: Solution): string {
  return kind === 'evaluation' ? (steps[0]?.after ?? problem.latex) : problem.latex
}

function isRepeated(before: string, line: string): boolean {
  const [a, b] = [readLine(before), readLine(line)]
  return a !== null && b !== null && spellLine(a) === spellLine(b)
}

/** "12 × 4 = 48" where 48 is asked for. What an equation asks for is a letter, so there it is not enough. */
function isResult(solution: Solution, line: string): boolean {
  const result = readLine(line)?.at(-1)?.sides.at(-1)
  if (!result || solution.kind === 'linear-equation' || solution.kind === 'quadratic-equation') return false
  return compareWithAnswer(solution, print(result)).isAnswer
}

/** "12 × 4 = 48" is true or not, whatever it is for; null where the line is something else. */
function judgeSum(line: string): Judged | null {
  const statements = readLine(line) ?? []
  const isSum = statements.every(
    ({ sides, relations }) => relations.length > 0 && lettersOf(...sides).length === 0,
  )
  if (statements.length === 0 || !isSum) return null
  const results = statements.map((statement) => testStatement(statement))
  if (results.includes(null)) return say('unreadable', 'I could not make sure of this line.')
  return results.every(Boolean)
    ? say('right', 'This calculation is right. Go on with it.')
    : say('wrong', 'Work this out once more: the two sides are not worth the same.')
}

/** An equation with several letters is right when the solution fits it. */
function judgeAtSolution({ answer }: Solution, line: string): Judged {
  const [found, written] = [parse(answer.plain), readLine(line)]
  if (!written) return say('unreadable', 'I cannot read this line.')
  const point = new Map<string, Value>()
  for (const { sides } of found.ok ? found.statements : []) {
    const [letter, value] = sides
    const at = value && evaluate(value)
    if (letter?.kind === 'letter' && at) point.set(letter.name, at)
  }
  if (point.size === 0) return say('unreadable', 'I can only check the answer of this one.')
  const fits = written.map((statement) => (isEquation(statement) ? testStatement(statement, point) : null))
  if (fits.includes(null)) return say('unreadable', 'I can check equations here, such as 2x = 8.')
  return fits.every(Boolean)
    ? say('right', null)
    : say('wrong', 'This line does not follow from the two equations. Check the signs and both sides.')
}

function isEquation({ relations }: Statement): boolean {
  return relations.length === 1 && relations[0] === '='
}

/** Of a story only its own equation and a value worth the answer can be told to be right. */
function judgeInStory(verify: Verify, { kind, steps, answer }: Solution, line: string): Judged {
  const written = readLine(line)
  if (!written) return say('unreadable', 'I cannot read this line. Write a number or a calculation.')
  const [statement, other] = written
  const equation = steps.find(({ rule }) => rule === 'set-up-equation')?.after
  if (statement && !other && isEquation(statement) && equation) {
    const isSame = checkStep(verify, equation, nameUnknown(statement)).verdict === 'same-solutions'
    return isSame
      ? say('right', null)
      : say('notYet', 'I cannot tell whether this fits. Compare it with the words once more.')
  }
  const [value] = statement?.relations.length === 0 && !other ? statement.sides : []
  if (value && isWorth(verify, value, answer.plain, line)) return say('right', null)
  if (kind === 'derivative' || kind === 'integral')
    return say('wrong', 'This is not it yet. Check the exponents and the numbers in front.')
  return say(
    'notYet',
    'This is not the answer yet. Is it a step on the way? Then write it as a calculation, such as 3 × 4 = 12.',
  )
}

/** Whatever letter the learner chose for the unknown, ours is x. */
function nameUnknown(statement: Statement): string {
  const [letter, other] = lettersOf(...statement.sides)
  const x: Expression = { kind: 'letter', name: 'x' }
  if (!letter || other) return spellLine([statement])
  const sides = statement.sides.map((side) => substitute(side, new Map([[letter, x]])))
  return spellLine([{ ...statement, sides }])
}

function isWorth(verify: Verify, value: Expression, answer: string, line: string): boolean {
  const right = parse(answer)
  const [statement, other] = right.ok ? right.statements : []
  if (!statement || other || statement.relations.length > 0) return false
  const written = readLine(line)
  return (
    written !== null &&
    lettersOf(value).join() === lettersOf(statement.sides[0] as Expression).join() &&
    verify({ same: [spellLine(written), answer] })
  )
}

function fromStep(step: StepCheck): Judged {
  if (step.verdict === 'different') return { ...say('wrong', step.explanation), mistake: step.mistake }
  return step.verdict === 'unclear' ? say('unreadable', step.explanation) : say('right', null)
}

function say(verdict: LineCheck['verdict'], explanation: string | null): Judged {
  return { verdict, explanation }
}
