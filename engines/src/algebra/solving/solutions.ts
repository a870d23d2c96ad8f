import { lettersOf, type Statement } from '../expression.ts'
import { evaluate, type Letters } from '../numbers/evaluate.ts'
import { compareValues, type Value } from '../numbers/value.ts'
import { parse } from '../reading/parse.ts'
import { holds, testStatement } from '../relations.ts'
import { samplePoints } from '../sample-points.ts'
import { refuse, type Verdict } from '../verdict.ts'
import { findMissingSolution } from './complete-solutions.ts'

/** "4" is a value; "> 4", "x > 4" and "2 < x <= 5" are ranges, the answers of inequalities. */
type Part = { letter: string; statement: Statement; isRange: boolean }

const PARAMETER_POINTS = 3

/** Every solution solves the whole system, and none is missing as far as that can be decided. */
export function checkSolutions(system: Statement[], solutions: Record<string, string>[]): Verdict {
  const parts: Part[][] = []
  for (const solution of solutions) {
    const read = readSolution(solution)
    if (typeof read === 'string') return refuse(read)
    parts.push(read)
  }
  const letters = lettersOf(...system.flatMap((statement) => statement.sides))
  const named = [...new Set(solutions.flatMap((solution) => Object.keys(solution)))]
  const unknowns = named.length > 0 ? named : letters
  if (parts.some((part) => part.length !== named.length))
    return refuse('a solution does not name every unknown')
  const inParts = parts.flatMap((part) => part.flatMap(({ statement }) => lettersOf(...statement.sides)))
  const parameters = [...new Set([...letters, ...inParts])]
    .filter((letter) => !unknowns.includes(letter))
    .sort()
  if (parameters.length === 0) return checkAt(system, unknowns, parts, new Map()) ?? refuse('has no value')

  let checked = 0
  for (const point of samplePoints(parameters)) {
    const verdict = checkAt(system, unknowns, parts, point)
    if (verdict && !verdict.isTrue) return verdict
    if (verdict) checked++
    if (checked === PARAMETER_POINTS) return verdict as Verdict
  }
  return refuse('has no value at most places, so it cannot be checked')
}

function readSolution(solution: Record<string, string>): Part[] | string {
  const parts: Part[] = []
  for (const [letter, text] of Object.entries(solution)) {
    const parsed = parse(/^\s*[<>≤≥!≠=]/.test(text) ? `${letter} ${text}` : text)
    const statement = parsed.ok ? parsed.statements[0] : undefined
    if (!statement || (parsed.ok && parsed.statements.length > 1))
      return `the solution "${text}" cannot be read`
    const isRange = statement.relations.length > 0
    parts.push({ letter, statement, isRange })
  }
  return parts
}

/** Null where a solution has no value with these parameters. */
function checkAt(
  system: Statement[],
  unknowns: string[],
  parts: Part[][],
  parameters: Letters,
): Verdict | null {
  if (parts.some((part) => part.some(({ isRange }) => isRange)))
    return checkRanges(system, unknowns, parts, parameters)
  const found: Map<string, Value>[] = []
  for (const part of parts) {
    const point = new Map(parameters)
    for (const { letter, statement } of part) {
      const value = evaluate(statement.sides[0] as Statement['sides'][number], parameters)
      if (!value) return parameters.size > 0 ? null : refuse(`the solution for ${letter} has no value`)
      point.set(letter, value)
    }
    if (part.length > 0 && !system.every((statement) => testStatement(statement, point))) {
      return refuse(`${namePoint(point, unknowns)} does not solve it`)
    }
    if (part.length > 0) found.push(point)
  }
  const isEveryValue = parts.length > 0 && found.length === 0
  if (isEveryValue) return checkEveryValue(system, unknowns, parameters)
  const missing = findMissingSolution(system, unknowns, parameters, found)
  return missing ? refuse(missing) : { isTrue: true }
}

/** A solution without letters, {}, says that every value solves the system. */
function checkEveryValue(system: Statement[], unknowns: string[], parameters: Letters): Verdict {
  for (const point of samplePoints(unknowns)) {
    if (system.some((statement) => testStatement(statement, new Map([...parameters, ...point])) === false)) {
      return refuse('not every value solves it')
    }
  }
  return { isTrue: true }
}

/** Tries places inside, outside and at the ends of the ranges: a place solves it exactly where a range holds it. */
function checkRanges(system: Statement[], unknowns: string[], parts: Part[][], parameters: Letters): Verdict {
  const [unknown] = unknowns
  if (unknown === undefined || unknowns.length > 1) return refuse('ranges are for one unknown only')
  for (const place of placesAround(parts.flat(), parameters)) {
    const point = new Map(parameters).set(unknown, place)
    const isInside = parts.some((part) => part.every((each) => isWithin(each, place, point)))
    const isSolution = system.every((statement) => testStatement(statement, point) === true)
    if (isInside !== isSolution) {
      return refuse(`${namePoint(point, unknowns)} ${isSolution ? 'solves it too' : 'does not solve it'}`)
    }
  }
  return { isTrue: true }
}

function isWithin({ statement, isRange }: Part, place: Value, point: Letters): boolean {
  if (isRange) return testStatement(statement, point) === true
  const value = evaluate(statement.sides[0] as Statement['sides'][number], point)
  return value !== null && holds(compareValues(value, place), '=')
}

function placesAround(parts: Part[], parameters: Letters): Value[] {
  const ends = parts.flatMap(({ statement }) => statement.sides.map((side) => evaluate(side, parameters)))
  const known = ends.filter((end) => end !== null)
  const near = known.flatMap((end) => OFFSETS.map((offset) => addTo(end, offset)))
  return [...near, ...FAR.map((far) => addTo({ top: 0n, bottom: 1n }, far))]
}

const OFFSETS = [-2, -0.25, -0.0009765625, 0, 0.0009765625, 0.25, 2]
const FAR = [-1000, -50, -12.5, -7, -3.5, -1, -0.5, 0, 0.5, 1, 3.5, 7, 12.5, 50, 1000]

function addTo(value: Value, offset: number): Value {
  if ('near' in value) return { near: value.near + offset, error: value.error }
  return {
    top: value.top * 1024n + BigInt(offset * 1024) * value.bottom,
    bottom: value.bottom * 1024n,
  }
}

function namePoint(point: Letters, unknowns: string[]): string {
  return unknowns
    .map((letter) => {
      const value = point.get(letter)
      if (!value) return letter
      if ('near' in value) return `${letter} ≈ ${value.near}`
      return `${letter} = ${value.top}${value.bottom === 1n ? '' : `/${value.bottom}`}`
    })
    .join(', ')
}
