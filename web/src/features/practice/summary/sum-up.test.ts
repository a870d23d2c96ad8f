import { expect, test } from 'vitest'
import type { Done } from '../session/session.ts'
import { sumUp } from './sum-up.ts'

const done = (more: Partial<Done>): Done => ({
  skillId: 'a',
  skillName: 'Adding',
  isSolved: true,
  tries: 1,
  hints: 0,
  masteryBefore: 40,
  mastery: 50,
  levelBefore: 'learning',
  level: 'learning',
  ...more,
})

test('problems are counted, and each skill goes from its first mastery and level to its last', () => {
  const summary = sumUp([
    done({ masteryBefore: null, mastery: 30, levelBefore: 'new', isSolved: false, tries: 2, hints: 3 }),
    done({ skillId: 'b', skillName: 'Rounding' }),
    done({ masteryBefore: 30, mastery: 45, level: 'practised' }),
    done({ skillId: 'c', tries: 0, hints: 1, isSolved: false, mastery: null }),
  ])
  expect(summary).toEqual({
    solved: 2,
    tried: 3,
    tries: 4,
    hints: 4,
    unchecked: 0,
    skills: [
      { id: 'a', name: 'Adding', solved: 1, before: null, after: 45, levelBefore: 'new', level: 'practised' },
      {
        id: 'b',
        name: 'Rounding',
        solved: 1,
        before: 40,
        after: 50,
        levelBefore: 'learning',
        level: 'learning',
      },
    ],
  })
})

test('a session in which nothing was done has nothing to show', () => {
  expect(sumUp([])).toEqual({ solved: 0, tried: 0, tries: 0, hints: 0, unchecked: 0, skills: [] })
})
