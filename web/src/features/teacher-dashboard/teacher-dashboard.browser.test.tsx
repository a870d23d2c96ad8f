import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { projectSharing } from '#contract/kids-code/sharing.ts'
import { currentUser } from '#contract/profile/current-user.ts'
import { publications } from '#contract/publication/publications.ts'
import { assignments } from '#contract/teaching/assignments.ts'
import { teacherCalendar } from '#contract/teaching/calendar.ts'
import { ClassSummary, classes } from '#contract/teaching/classes.ts'
import { students } from '#contract/teaching/students.ts'
import { TeacherFigures, teacherDashboard } from '#contract/teaching/teacher-dashboard.ts'
import { listDashboardAnswers } from '../../testing/dashboard-answers.ts'
import { type Answer, answer, dropConnection, hold } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, expectAddress, heading, section } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const TEACHER = makeUser({ role: 'teacher' })
const ROOM = makeSample(ClassSummary, { id: 3, name: 'Trellis demo class', isActive: true })
const FIGURES = makeSample(TeacherFigures, {
  totalStudents: 12,
  averageScore: 82.5,
  completionRate: 64,
  open: 0,
})

const openDashboard = (...answers: Answer[]) =>
  renderAt('/teacher/dashboard', {
    as: TEACHER,
    answers: [
      answer(classes.list, [ROOM]),
      answer(assignments.recent, []),
      answer(teacherCalendar.read, { timezone: 'UTC', today: '2026-03-02', entries: [] }),
      answer(students.list, makeSample(students.list.output)),
      answer(teacherDashboard.figures, FIGURES),
      answer(projectSharing.reviewCount, { waiting: 0, reported: 0 }),
      answer(publications.count, { waiting: 0 }),
      answer(teacherDashboard.waiting, { submissions: 0, first: null }),
      ...answers,
    ],
  })

test('who is no teacher is led to /dashboard, and no data of teachers is asked for', {
  tags: ['SEC-19', 'SEC-25', 'SEC-27'],
}, async () => {
  const { server } = await renderAt('/teacher/dashboard', {
    as: makeUser(),
    answers: listDashboardAnswers(),
  })
  await expectAddress('/dashboard')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const endpoint of [classes.list, assignments.recent, teacherDashboard.figures, students.list])
    expect(server.countCalls(endpoint)).toBe(0)
})

test('a spinner shows while the session loads', { tags: ['SEC-20'] }, async () => {
  const user = hold(answer(currentUser, TEACHER))
  await openDashboard(user)
  await expect.element(page.getByText('Loading').first()).toBeVisible()
  await expect.element(section('Your figures')).not.toBeInTheDocument()
  user.release()
  await expect.element(section('Your figures')).toBeVisible()
})

test('a new teacher is shown how to begin, and the example alone', { tags: ['Y-49'] }, async () => {
  await openDashboard(answer(classes.list, []))
  await expect.element(heading('No classes yet')).toBeVisible()
  await expect.element(section('Upcoming activities').getByText('Math quiz: fractions')).toBeVisible()
  await expect.element(section('Waiting for your grade')).not.toBeInTheDocument()
  await expectSoundLook()
})

test('a part that fails says so and is asked for again, the rest is there', async () => {
  const { server } = await openDashboard(dropConnection(teacherDashboard.figures))
  const summary = section('Performance summary')
  await expect
    .element(summary.getByRole('alert').getByText('We could not read how your classes do'))
    .toBeVisible()
  await expect.element(section('My classes').getByRole('link', { name: ROOM.name })).toBeVisible()
  await expectSoundLook()
  server.use(answer(teacherDashboard.figures, FIGURES))
  await button('Try again', summary).click()
  await expect.element(summary.getByRole('img', { name: 'Average score: 82.5%' })).toBeVisible()
  await expect.element(summary.getByRole('img', { name: 'Completion rate: 64%' })).toBeVisible()
  await expectAddress('/teacher/dashboard')
})

test('what means nothing yet is a dash, and work that is still open is turned in so far', async () => {
  const { server } = await openDashboard(
    answer(teacherDashboard.figures, { totalStudents: 3, averageScore: null, completionRate: 36, open: 2 }),
  )
  const summary = section('Performance summary')
  await expect.element(summary.getByRole('img', { name: 'Average score: none yet' })).toHaveTextContent('–')
  await expect.element(summary.getByRole('img', { name: 'Turned in so far: 36%' })).toBeVisible()
  await expectSoundLook()
  expect(server.countCalls(teacherDashboard.figures)).toBe(1)
})
