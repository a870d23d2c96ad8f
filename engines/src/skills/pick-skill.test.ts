import { expect, test } from 'vitest'
import { createDice } from '../dice/index.ts'
import { type Candidate, difficultyFor, pickSkill, worthOf } from './index.ts'

const candidate = (skill: string, level?: number, more: Partial<Candidate> = {}): Candidate => ({
  skill,
  level,
  idleDays: 0,
  isReady: true,
  ...more,
})
const draw = (candidates: Candidate[], last?: string) =>
  Array.from({ length: 300 }, (_, turn) => pickSkill(candidates, last, createDice(`turn ${turn}`)))

test('a gap comes far more often than what is mastered', () => {
  const drawn = draw([candidate('gap', 0.2), candidate('mastered', 0.95)])
  expect(drawn.filter((skill) => skill === 'gap').length).toBeGreaterThan(200)
})

test('what is mastered comes back when it may have faded', () => {
  expect(worthOf(candidate('x', 0.95, { idleDays: 30 }))).toBeGreaterThan(worthOf(candidate('x', 0.95)) * 3)
})

test('what needs something else first waits', () => {
  expect(worthOf(candidate('x', undefined, { isReady: false }))).toBeLessThan(worthOf(candidate('x')))
})

test('the skill just asked does not come again at once, unless it is the only one', () => {
  expect(draw([candidate('a', 0.1), candidate('b', 0.9)], 'a')).not.toContain('a')
  expect(pickSkill([candidate('a')], 'a', createDice('x'))).toBe('a')
  expect(pickSkill([], undefined, createDice('x'))).toBeUndefined()
})

test('difficulty follows the level', () => {
  expect([undefined, 0.2, 0.5, 0.79, 0.8].map(difficultyFor)).toEqual([1, 1, 2, 2, 3])
})
