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

test('skills stand under their subject with its mean mastery, new ones counting as nothing yet', () => {
  const groups = groupSkills([
    skill('m1', 'Mathematics', 90),
    skill('e1', 'English', null),
    skill('m2', 'Mathematics', null),
  ])
  expect(
    groups.map(({ subject, mastery, skills }) => [subject, mastery, skills.map(({ id }) => id)]),
  ).toEqual([
    ['English', null, ['e1']],
    ['Mathematics', 45, ['m1', 'm2']],
  ])
})
