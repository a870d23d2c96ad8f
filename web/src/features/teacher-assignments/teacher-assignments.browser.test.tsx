import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Assignment, AssignmentSummary, assignments } from '#contract/teaching/assignments.ts'
import { ClassPage, classes } from '#contract/teaching/classes.ts'
import { GradedAssignment, grading, SubmissionRow } from '#contract/teaching/grading.ts'
import { type Answer, answer } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const FACTS = {
  id: 6,
  title: 'Essay about a place',
  classId: 3,
  className: '5b',
  points: 20,
  status: 'active',
  kind: 'task',
} as const
const ESSAY = makeSample(Assignment, {
  ...FACTS,
  instructions: 'Say what you see there.',
  requirements: ['Ten sentences'],
  resources: [{ name: 'An example', url: 'https://example.org/essay' }],
  rubric: [{ id: 'idea', title: 'Idea', levels: [{ title: 'Very good', points: 10 }] }],
})
const ROW = makeSample(SubmissionRow, {
  studentId: 9,
  firstName: 'Nia',
  lastName: 'Bello',
  state: 'graded',
  submission: {
    id: 1,
    status: 'graded',
    submittedAt: '2026-03-02T08:00:00.000Z',
    grade: 17.5,
    lateDeducted: 0,
    isAutomatic: true,
    attempts: 2,
    version: 1,
  },
})

const open = (path: string, ...answers: Answer[]) =>
  renderAt(path, {
    as: makeUser({ role: 'teacher' }),
    answers: [
      answer(assignments.list, [makeSample(AssignmentSummary, FACTS)]),
      answer(assignments.one, ESSAY),
      answer(grading.submissions, { assignment: makeSample(GradedAssignment, FACTS), rows: [ROW] }),
      answer(classes.list, []),
      answer(classes.one, makeSample(ClassPage, { id: 3, name: '5b' })),
      ...answers,
    ],
  })

test('a teacher who has given nothing out is told how to begin', { tags: ['TEACH-23'] }, async () => {
  await open('/teacher/assignments', answer(assignments.list, []))
  await expect.element(heading('Nothing given out yet')).toBeVisible()
  await expectSoundLook()
})

test('list, assignment and its form fit every width and theme', {
  tags: ['TEACH-23', 'TEACH-24'],
}, async () => {
  await open('/teacher/assignments')
  const link = page.getByRole('link', { name: FACTS.title })
  await expect.element(link).toBeVisible()
  await expectSoundLook()
  await link.click()
  await expect.element(page.getByRole('link', { name: 'Nia Bello' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '17.5\u00a0· 2 attempts' })).toBeVisible()
  await expectSoundLook()
  await button('Edit').click()
  await page.getByRole('button', { name: /^More/ }).click()
  await expect.element(page.getByLabelText('What is looked at')).toHaveValue('Idea')
  await expectSoundLook()
})
