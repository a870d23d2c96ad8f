import type { Relation, Statement } from './expression.ts'
import { evaluate, type Letters } from './numbers/evaluate.ts'
import { compareValues, type Value } from './numbers/value.ts'

export function holds(order: -1 | 0 | 1, relation: Relation): boolean {
  switch (relation) {
    case '=':
      return order === 0
    case '!=':
      return order !== 0
    case '<':
      return order < 0
    case '>':
      return order > 0
    case '<=':
      return order <= 0
    case '>=':
      return order >= 0
  }
}

/** Whether a statement holds with these letters; null where one of its sides has no value. */
export function testStatement(statement: Statement, letters?: Letters): boolean | null {
  const values: Value[] = []
  for (const side of statement.sides) {
    const value = evaluate(side, letters)
    if (!value) return null
    values.push(value)
  }
  return statement.relations.every((relation, index) =>
    holds(compareValues(values[index] as Value, values[index + 1] as Value), relation),
  )
}
