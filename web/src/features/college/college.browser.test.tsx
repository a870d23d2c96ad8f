import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  CollegeAnalytics,
  CollegeResources,
  Course,
  CourseLesson,
  CoursePage,
  college,
} from '#contract/college/college.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { RecordRow, recordRows } from '#contract/profile/record-rows.ts'
import { type Answer, answer, refuse } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, closeDialog, dialog, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const CALCULUS = { id: 'mathematics-calculus', name: 'Calculus', subjectName: 'Mathematics', lessons: 6 }
const LESSON = makeSample(CourseLesson, { id: 11, title: 'Limits', duration: 30, difficulty: 3 })
const UNIT = { title: 'Limits and the derivative', completedLessons: 0, lessons: [LESSON] }
const NO_FIGURES = { minutes: 0, lessons: 0, quizzes: 0, averageScore: null, problems: 0, cards: 0 }
const FIGURES = { minutes: 25, lessons: 1, quizzes: 1, averageScore: 80, problems: 4, cards: 0 }

const courses = answer(college.courses, [makeSample(Course, CALCULUS)])
const course = answer(college.course, makeSample(CoursePage, { ...CALCULUS, units: [UNIT] }))
const noFigures = answer(college.analytics, makeSample(CollegeAnalytics, { totals: NO_FIGURES }))
const resources = answer(
  college.resources,
  makeSample(CollegeResources, { guides: [{ id: 3, title: 'Winds', description: null, subject: null }] }),
)

const open = (path: string, ...answers: Answer[]) =>
  renderAt(path, {
    as: makeUser({ role: 'college', grade: 13 }),
    answers: [courses, course, noFigures, resources, ...answers],
  })

test.each<[string, string, string, Endpoint, Answer]>([
  ['courses', 'Your courses could not be loaded', 'Calculus', college.courses, courses],
  ['courses/mathematics-calculus', 'This course could not be loaded', 'Calculus', college.course, course],
  [
    'analytics',
    'Your figures could not be loaded',
    'Nothing to count in this time yet',
    college.analytics,
    noFigures,
  ],
  ['resources', 'The resources could not be loaded', 'Study guides', college.resources, resources],
])('/college/%s says what failed and can be tried again', async (path, failed, found, endpoint, usual) => {
  const { server } = await open(`/college/${path}`, refuse(endpoint, 'internal', 'x'))
  await expect.element(heading(failed)).toBeVisible()
  server.use(usual)
  await button('Try again').click()
  await expect.element(heading(found).first()).toBeVisible()
  await expectSoundLook()
})

test('a course that is not there says so', async () => {
  await open('/college/courses/nothing-of-this-name', refuse(college.course, 'not_found', 'No such course'))
  await expect.element(heading('This course is not here')).toBeVisible()
  await expectSoundLook()
})

test('analytics with figures is accessible and fits, as charts and as tables', async () => {
  const figures: CollegeAnalytics = {
    weeks: [
      { start: '2026-02-23', ...NO_FIGURES },
      { start: '2026-03-02', ...FIGURES },
    ],
    totals: FIGURES,
    courses: [
      { ...CALCULUS, progress: 16, grade: { percent: 80, letter: 'B' } },
      { ...CALCULUS, id: 'statistics', name: 'Statistics', progress: 0, grade: null },
    ],
    results: [{ quizId: 5, title: 'Limits', percent: 80, dateTaken: '2026-03-02T08:00:00.000Z' }],
  }
  const row = makeSample(RecordRow, { name: 'Limits of sums', day: null, lastDay: null, amount: 3, of: 4 })
  const { server } = await open(
    '/college/analytics',
    answer(college.analytics, figures),
    answer(recordRows.read, { rows: [row], hasMore: false }),
  )
  await expect.element(page.getByRole('progressbar', { name: 'Progress in Calculus' })).toBeVisible()
  await expect
    .element(page.getByRole('progressbar', { name: 'Progress in Statistics' }))
    .toHaveAttribute('aria-valuetext', '–')
  await button('Problems tried').click()
  await expect.element(dialog().getByText('Limits of sums')).toBeVisible()
  expect(server.sentTo(recordRows.read)).toEqual([{ userId: '7', figure: 'problems', since: '2026-02-23' }])
  await closeDialog()
  await page.getByRole('button', { name: 'Show as table' }).first().click()
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  await expectSoundLook()
})
