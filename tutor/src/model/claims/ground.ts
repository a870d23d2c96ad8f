import { type Expression, evaluate, lettersOf, parse, type Statement } from '#engines/algebra/index.ts'
import { compareValues, type Value } from '#engines/algebra/numbers/value.ts'
import type { Kind } from '../../math/kinds/kind.ts'
import { cleanText } from '../../math/reading/clean.ts'
import type { Solution } from '../../math/solution.ts'
import { writeDigits } from './number-words.ts'

/** What the engine knows of the problem that is talked about, as far as sentences can be held against it. */
export type Ground = {
  /** As it was asked. */
  text: string
  kind: Kind
  /** The word for what is asked: "perimeter". */
  asked: string | null
  /** The equation, inequality or expression itself, without the words around it. */
  formal: string
  statement: Statement | null
  letters: string[]
  /** Values of the letters that solve it; none for an expression or a calculation. */
  points: ReadonlyMap<string, Value>[]
  /** What comes out: numbers or expressions. */
  answers: Expression[]
  /** Whatever stands in the problem, in the verified steps or in the answer. */
  numbers: Value[]
  expressions: Expression[]
  /** "subtract 3", "divide 2": what the verified steps do. */
  operations: ReadonlySet<string>
  hasNoSolution: boolean
}

export function createGround(text: string, solution: Solution): Ground {
  const { problem, steps, answer, alternatives, hints, kind } = solution
  const formal = cleanText(problem.latex)
  const lines = [formal, ...steps.flatMap(({ before, after }) => [cleanText(before), cleanText(after)])]
  const given = writeDigits(text, 'en')
  const parsed = lines.flatMap(readStatements)
  const [statement = null] = readStatements(formal)
  const outcome = readStatements(answer.plain)
  const words = [given, ...lines, ...steps.map(({ explanation }) => explanation), ...hints]
  const found = [...outcome.flatMap(({ sides }) => sides.slice(-1)), ...alternatives.flatMap(readExpressions)]
  const isSolvedFor = outcome.every(
    ({ sides, relations }) => relations.length === 1 && sides[0]?.kind === 'letter',
  )
  return {
    text,
    kind,
    asked: ASKED.exec(text)?.slice(1).find(Boolean)?.toLowerCase() ?? null,
    formal,
    statement: EQUATIONS.includes(kind) ? statement : null,
    letters: isSolvedFor ? lettersOf(...parsed.flatMap(({ sides }) => sides)) : lettersIn(formal),
    points: isSolvedFor
      ? listPoints(outcome)
      : (readFormula(readStatements(formal), found) ?? readGivenPoint(kind, text)),
    answers: found,
    numbers: [...listNumbers(words.join(' ; ')), ...found.flatMap(toValue)],
    expressions: [...parsed, ...outcome].flatMap(({ sides }) => sides),
    operations: new Set([...steps.map(({ explanation }) => explanation), ...hints].flatMap(listOperations)),
    hasNoSolution: /^no (?:real )?solution/.test(answer.plain),
  }
}

const ASKED =
  /\b(?:what(?:'s| is| are)|find|calculate|work out|compute|determine|give)\s+(?:me\s+)?(?:its|the|his|her|their)\s+(\p{L}{4,})|^(?:the\s+)?(\p{L}{4,})\s+of\b/iu

function readStatements(text: string): Statement[] {
  const parsed = parse(text.replace(/,\s*/g, '; '))
  return parsed.ok ? parsed.statements : []
}

const readExpressions = (text: string) => readStatements(cleanText(text)).flatMap(({ sides }) => sides)
const lettersIn = (text: string) => lettersOf(...readStatements(text).flatMap(({ sides }) => sides))

export function toValue(expression: Expression): Value[] {
  const value = evaluate(expression)
  return value ? [value] : []
}

export const isAmong = (value: Value, values: readonly Value[]): boolean =>
  values.some((one) => compareValues(one, value) === 0)

/** Every number of a text by itself: "3/8" is also a 3 and an 8. */
export function listNumbers(text: string): Value[] {
  const plain = text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
  const numbers = plain.match(/\d+(?:\.\d+)?(?:\/\d+)?%?/g) ?? []
  const parts = numbers.flatMap((number) => [number, ...(number.match(/\d+(?:\.\d+)?/g) ?? [])])
  return [...new Set(parts)].flatMap((number) => {
    const parsed = parse(number)
    return parsed.ok ? (parsed.statements[0]?.sides ?? []).flatMap(toValue) : []
  })
}

/** "x = 2; x = 3" are two points, "x = 2; y = 3" is one. Of "x < 3" there are none. */
function listPoints(outcome: readonly Statement[]): ReadonlyMap<string, Value>[] {
  const values = outcome.flatMap(({ sides: [letter, side], relations }) => {
    const value = side && evaluate(side)
    return letter?.kind === 'letter' && relations[0] === '=' && value ? [{ name: letter.name, value }] : []
  })
  const names = new Set(values.map(({ name }) => name))
  if (values.length === 0 || values.length !== outcome.length) return []
  if (names.size === 1) return values.map(({ name, value }) => new Map([[name, value]]))
  return [new Map(values.map(({ name, value }) => [name, value]))]
}

const EQUATIONS: readonly Kind[] = ['linear-equation', 'quadratic-equation', 'inequality']

/** "P = 2(l + w), l = 7, w = 4": what the letters of a formula stand for, the first one for the answer. */
function readFormula(
  [formula, ...given]: readonly Statement[],
  answers: readonly Expression[],
): ReadonlyMap<string, Value>[] | null {
  const [name] = formula?.sides ?? []
  const value = answers[0] && evaluate(answers[0])
  const point = listPoints(given)
  if (given.length === 0 || name?.kind !== 'letter' || !value || point.length !== 1) return null
  return [new Map([...(point[0] ?? []), [name.name, value]])]
}

/** "x^2 + 1 for x = 3": here the letter is given. */
function readGivenPoint(kind: Kind, text: string): ReadonlyMap<string, Value>[] {
  if (kind !== 'evaluation') return []
  const given = [...text.matchAll(/(?<!\p{L})([a-z])\s*=\s*(-?\d+(?:\.\d+)?(?:\/\d+)?)/giu)]
  const point = new Map(
    given.flatMap(([, name = '', number = '']) =>
      readExpressions(number)
        .flatMap(toValue)
        .map((value) => [name, value] as const),
    ),
  )
  return point.size > 0 ? [point] : []
}

const OPERATIONS: [string, RegExp][] = [
  ['add', /\badd(?:ing)? (?:the )?(\d+(?:\.\d+)?)/gi],
  ['subtract', /\b(?:subtract(?:ing)?|take away|taking away|take|remove) (?:the )?(\d+(?:\.\d+)?)/gi],
  [
    'multiply',
    /\bmultiply(?:ing)?(?: (?:both|each|every) sides?| everything| it)?(?: by)? (\d+(?:\.\d+)?)/gi,
  ],
  ['divide', /\bdivid(?:e|ing)(?: (?:both|each|every) sides?| everything| it)?(?: by)? (\d+(?:\.\d+)?)/gi],
]

/** What a sentence tells to do with a number. */
export function listOperations(sentence: string): string[] {
  return OPERATIONS.flatMap(([name, pattern]) =>
    [...sentence.matchAll(pattern)].map(([, number]) => `${name} ${number}`),
  )
}

/** "Two sides", "three steps": counts of things that are talked about, not results. */
const COUNTED =
  /^(?:sides?|steps?|ways?|numbers?|parts?|terms?|hints?|things?|equations?|times|questions?|pairs?|groups?|operations?|digits?|options?|words?|sentences?|letters?|examples?|methods?|roots?|solutions?|cases?|lines?|points?|more|of|pieces?|brackets?|factors?|pasos|lados|partes|étapes|côtés|parties|schritte|seiten|teile)$/
const LARGEST_COUNT = 12

export function isCount(value: string, next: string): boolean {
  return COUNTED.test(next) && Number(value) <= LARGEST_COUNT
}
