import { expect, test } from 'vitest'
import type { PracticeSkill } from '#contract/practice.ts'
import { groupSkills } from './group-skills.ts'

const skill = (id: string, subject: string, mastery: number | null): PracticeSkill => ({
  id,
  name: id,
  can: '',
  subject,
  grade: 5,
  mastery,
  level: mastery === null ? 'new' : 'learning',
  isDue: false,
  answers: mastery === null ? 0 : 3,
})

test('skills stand under their subject, in the order of the curriculum', () => {
  const groups = groupSkills([
    skill('m1', 'Mathematics', 90),
    skill('e1', 'English', null),
    skill('m2', 'Mathematics', null),
  ])
  expect(groups.map(({ subject, skills }) => [subject, skills.map(({ id }) => id)])).toEqual([
    ['English', ['e1']],
    ['Mathematics', ['m1', 'm2']],
  ])
})
