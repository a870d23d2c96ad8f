import { expect, test } from 'vitest'
import { gatherStandards, reportStandards, type SkillEvidence } from './index.ts'

const LESSONS = [
  { standards: ['5.NF.A.2', '5.NF.A.1'], skills: ['add', 'subtract'] },
  { standards: ['5.NF.A.10'], skills: ['multiply'] },
  { standards: ['5.NF.A.1'], skills: ['add', 'compare'] },
  { standards: ['5.NF.B.1'], skills: [] },
]

test('a standard has the skills of all lessons that name it, in the order in which people count', () => {
  expect(gatherStandards(LESSONS)).toEqual([
    { code: '5.NF.A.1', skills: ['add', 'subtract', 'compare'] },
    { code: '5.NF.A.2', skills: ['add', 'subtract'] },
    { code: '5.NF.A.10', skills: ['multiply'] },
  ])
})

const seen = (studentId: number, skill: string, level: SkillEvidence['level'], day = 1): SkillEvidence => ({
  studentId,
  skill,
  level,
  answers: 4,
  correct: 3,
  lastAnsweredAt: new Date(`2026-01-0${day}`),
})

test('it is held by whoever holds each of its skills; whoever answered anything has begun', () => {
  const report = reportStandards(gatherStandards(LESSONS), [
    seen(1, 'add', 'mastered'),
    seen(1, 'subtract', 'needsRefresh', 3),
    seen(2, 'add', 'practised'),
    seen(2, 'subtract', 'learning'),
    seen(3, 'other', 'mastered'),
  ])
  expect(report.map(({ code, held, begun }) => [code, held, begun.length])).toEqual([
    ['5.NF.A.1', 0, 2],
    ['5.NF.A.2', 1, 2],
    ['5.NF.A.10', 0, 0],
  ])
  expect(report[1]?.begun[0]).toEqual({
    studentId: 1,
    heldSkills: 2,
    answers: 8,
    correct: 6,
    lastAnsweredAt: new Date('2026-01-03'),
  })
})
