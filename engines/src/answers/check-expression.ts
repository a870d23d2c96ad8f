import {
  countFactors,
  type Expression,
  evaluate,
  isAlike,
  isExpanded,
  isFactored,
  isPlainNumber,
  isSameStatement,
  isSimplest,
  lettersOf,
  parse,
  type Statement,
} from '../algebra/index.ts'
import { type Answer, type Check, RIGHT, WRONG } from './answer.ts'

type ExpressionAnswer = Extract<Answer, { kind: 'expression' }>

export function checkExpression(answer: ExpressionAnswer, given: string): Check {
  const right = parse(answer.value)
  const text =
    right.ok && right.statements.length > 1 ? given.replace(/\s+(?:and|or)\s+|,(?!\d{3})/gi, ';') : given
  const written = parse(matchCase(text, right.ok ? right.statements : []))
  if (!right.ok || !written.ok) return { isRight: false, why: 'unreadable' }
  const statements = alignSides(right.statements, written.statements)
  if (!isSameSet(right.statements, statements)) return WRONG
  if (!isSolvedAlike(right.statements, statements)) return { isRight: false, why: 'wrong_form' }
  const models = right.statements.flatMap(({ sides }) => sides)
  const sides = statements.flatMap((statement) => statement.sides)
  return checkForm(answer.form ?? 'any', models, sides)
}

function checkForm(
  form: NonNullable<ExpressionAnswer['form']>,
  models: Expression[],
  sides: Expression[],
): Check {
  if (!sides.every(isWorkedOut)) return { isRight: false, why: 'not_simplest' }
  if (form === 'expanded' && !sides.every(isExpanded)) return { isRight: false, why: 'wrong_form' }
  if (form === 'factored') {
    const isEnough = countAll(sides) >= countAll(models)
    return isEnough && sides.every(isFactored) ? RIGHT : { isRight: false, why: 'wrong_form' }
  }
  if (form === 'alike') {
    const isSameForm = models.every((model) => sides.some((side) => isAlike(model, side)))
    return isSameForm ? RIGHT : { isRight: false, why: 'wrong_form' }
  }
  if (form !== 'any' && !sides.every(isSimplest)) return { isRight: false, why: 'not_simplest' }
  return RIGHT
}

/** A side of numbers alone is worked out: "x = 11 - 7" is not yet an answer. */
function isWorkedOut(side: Expression): boolean {
  if (lettersOf(side).length > 0 || isPlainNumber(side)) return true
  const value = evaluate(side)
  return value === null || 'near' in value
}

/** Where the answer is solved for a letter, so is what counts: "2x = 8" is not yet "x = 4". */
function isSolvedAlike(model: Statement[], written: Statement[]): boolean {
  const found = written.flatMap(lettersAlone)
  return model
    .map(lettersAlone)
    .every((wanted) => wanted.length === 0 || wanted.some((letter) => found.includes(letter)))
}

/** Letters that stand alone on one side and nowhere else. */
function lettersAlone({ sides, relations }: Statement): string[] {
  if (relations.length === 0) return []
  return sides.flatMap((side) => {
    if (side.kind !== 'letter') return []
    const isAlone = sides.every((other) => other === side || !lettersOf(other).includes(side.name))
    return isAlone ? [side.name] : []
  })
}

function countAll(sides: Expression[]): number {
  return sides.reduce((count, side) => count + countFactors(side), 0)
}

/** Letters count in either case where the right answer leaves no doubt. */
function matchCase(text: string, model: Statement[]): string {
  const letters = lettersOf(...model.flatMap(({ sides }) => sides))
  return text.replace(/[a-z]/gi, (letter) => {
    if (letters.includes(letter)) return letter
    const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
    return letters.includes(other) ? other : letter
  })
}

/** "y = 2x" counts where 2x is asked, and 4 where x = 4 is. */
function alignSides(model: Statement[], written: Statement[]): Statement[] {
  return written.map((statement, index) => {
    const other = model[index]
    if (!other || statement.relations.length === other.relations.length) return statement
    const [first, second] = statement.sides
    if (
      other.relations.length === 0 &&
      statement.relations.join() === '=' &&
      first?.kind === 'letter' &&
      second
    ) {
      return { sides: [second], relations: [] }
    }
    const [letter] = other.sides
    if (
      other.relations.join() === '=' &&
      letter?.kind === 'letter' &&
      statement.relations.length === 0 &&
      first
    ) {
      return { sides: [letter, first], relations: ['='] }
    }
    return statement
  })
}

function isSameSet(model: Statement[], written: Statement[]): boolean {
  if (model.length !== written.length) return false
  const open = [...written]
  return model.every((statement) => {
    const found = open.findIndex((other) => isSameStatement(statement, other))
    if (found >= 0) open.splice(found, 1)
    return found >= 0
  })
}
