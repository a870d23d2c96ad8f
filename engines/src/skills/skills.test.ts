import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SkillState, updateSkill } from './index.ts'

const at = new Date('2026-03-01T08:00:00Z')
const answer = (state: SkillState | undefined, isCorrect: boolean, isHelped = false) =>
  updateSkill(state, { isCorrect, isHelped, at })
const repeat = (times: number, isCorrect: boolean, isHelped = false) => {
  let state: SkillState | undefined
  for (let turn = 0; turn < times; turn++) state = answer(state, isCorrect, isHelped)
  return state
}

test('right answers lead upwards, wrong ones downwards', () => {
  expect(repeat(12, true)?.level).toBeGreaterThan(0.85)
  expect(repeat(12, false)?.level).toBeLessThan(0.1)
})

test('help makes a right answer count for less and never for the streak', () => {
  const alone = repeat(3, true)
  const helped = repeat(3, true, true)
  expect(helped?.level).toBeLessThan(alone?.level ?? 0)
  expect([alone?.unaidedStreak, helped?.unaidedStreak]).toEqual([3, 0])
})

test('one slip after many right answers costs little', () => {
  const before = repeat(20, true)
  expect((before?.level ?? 0) - answer(before, false).level).toBeLessThan(0.2)
})

test('the level stays between 0 and 1 and the counts add up, whatever happens', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 1 }), (answers) => {
      let state: SkillState | undefined
      for (const [isCorrect, isHelped] of answers) state = answer(state, isCorrect, isHelped)
      expect(state?.level).toBeGreaterThanOrEqual(0)
      expect(state?.level).toBeLessThanOrEqual(1)
      expect(state?.attempts).toBe(answers.length)
      expect(state?.correct).toBe(answers.filter(([isCorrect]) => isCorrect).length)
    }),
  )
})
