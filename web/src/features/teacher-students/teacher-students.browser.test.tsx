import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RecordRow, recordRows } from '#contract/profile/record-rows.ts'
import { ProgressMetric, progress } from '#contract/progress.ts'
import { NamedSkill, skills } from '#contract/skills.ts'
import {
  Misconception,
  StudentPage,
  StudentSummary,
  StudentWork,
  students,
} from '#contract/teaching/students.ts'
import { type Answer, answer, refuse } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, closeDialog, dialog, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const HALVES = makeSample(NamedSkill, { id: 'math.halves', name: 'Halves', subject: 'Mathematics', grade: 5 })
const MAYA = makeSample(StudentSummary, {
  id: 9,
  firstName: 'Maya',
  lastName: 'Okafor',
  grade: 5,
  classes: [{ id: 3, name: 'Trellis demo class' }],
  needs: [{ code: 'failedTries', skill: HALVES, count: 4 }],
})

const open = (path: string, ...answers: Answer[]) =>
  renderAt(path, { as: makeUser({ role: 'teacher' }), answers })

test('a teacher without classes sees nobody', async () => {
  await open('/teacher/students', answer(students.list, makeSample(students.list.output)))
  await expect.element(heading('No students yet')).toBeVisible()
  await expectSoundLook()
})

test('another teacher’s student is simply not there', { tags: ['X-53'] }, async () => {
  await open('/teacher/students/9', refuse(students.one, 'not_found', 'Student not found'))
  await expect.element(heading('Not one of your students')).toBeVisible()
})

const SOLVED = {
  ...{ key: 'math.3.halves', name: 'Halves', subject: 'Mathematics', lastDay: null, amount: 7, of: 9 },
}

test('the page of a student fits every width and theme', { tags: ['TEACH-26', 'P-24'] }, async () => {
  await open(
    '/teacher/students/9',
    answer(
      students.one,
      makeSample(StudentPage, {
        student: MAYA,
        timezone: 'UTC',
        canResetPassword: true,
        stuck: [{ skill: HALVES, method: 'human', lessonId: 1, prerequisite: null, tries: 4 }],
        misconceptions: [makeSample(Misconception, { skill: HALVES, idea: 'Adds the denominators' })],
        submissions: [
          makeSample(StudentWork, { kind: 'quiz', state: 'graded', grade: 17.5, points: 20, attempts: 2 }),
        ],
      }),
    ),
    answer(progress.metrics, [
      makeSample(ProgressMetric, { subjectName: 'Art', isBegun: true, skills: 0, skillsHeld: 0 }),
    ]),
    answer(progress.activity, []),
    answer(skills.map, { grade: 5, subjects: ['Mathematics'], skills: [] }),
    answer(recordRows.read, { rows: [makeSample(RecordRow, SOLVED)], hasMore: false }),
  )
  await expect.element(heading('Maya Okafor')).toBeVisible()
  // The grade has no skills in it: a share of none is no 0%.
  const art = page.getByRole('progressbar', { name: 'Mastery of Art' })
  await expect.element(art).toHaveAttribute('aria-valuetext', '–')
  await expect.element(page.getByText('Adds the denominators')).toBeVisible()
  await expect.element(page.getByText('17.5 of 20 points\u00a0· 2 attempts')).toBeVisible()
  await expectSoundLook()
  for (const name of ['Study time', 'Quiz average (first attempts)', 'Streak days', 'Problems solved']) {
    await button(name).click()
    await expect.element(dialog().getByRole('listitem')).toBeVisible()
    if (name !== 'Problems solved') await closeDialog()
  }
  await expect.element(dialog().getByText('7 of 9')).toBeVisible()
  const answers = dialog().getByRole('link', { name: 'Halves' })
  await expect
    .element(answers)
    .toHaveAttribute('href', '/teacher/students/9?subject=Mathematics&skill=math.3.halves')
})

test('a new password for a student is shown once, and one that is typed follows the rules', async () => {
  const { server } = await open(
    '/teacher/students/9',
    answer(students.one, makeSample(StudentPage, { student: MAYA, timezone: 'UTC', canResetPassword: true })),
    answer(progress.metrics, []),
    answer(progress.activity, []),
    answer(skills.map, { grade: 5, subjects: ['Mathematics'], skills: [] }),
    answer(students.resetPassword, { username: 'maya', password: 'tiger-candle-meadow-47', signedOut: 1 }),
  )
  await button('Reset password').click()
  await expect.element(dialog().getByText(/and Maya \w+ is signed out on every device/)).toBeVisible()
  await dialog().getByRole('radio', { name: 'Type one yourself' }).click()
  const typed = dialog().getByRole('textbox', { name: 'New password' })
  await typed.fill('maya2015')
  await expect.element(dialog().getByText('A password made of a name', { exact: false })).toBeVisible()
  await button('Set the password', dialog()).click()
  expect(server.countCalls(students.resetPassword)).toBe(0)
  await dialog().getByRole('radio', { name: 'Make one from three words' }).click()
  await button('Set the password', dialog()).click()
  await expect.element(dialog().getByText('tiger-candle-meadow-47')).toBeVisible()
  expect(server.sentTo(students.resetPassword)).toEqual([{ studentId: '9' }])
  await expectSoundLook('[role=dialog]')
  await button('Done', dialog()).click()
  await expect.element(page.getByText('tiger-candle-meadow-47')).not.toBeInTheDocument()
})
