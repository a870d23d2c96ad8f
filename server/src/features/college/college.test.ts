import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { college } from '#contract/college/college.ts'
import { recordRows } from '#contract/profile/record-rows.ts'
import { progress } from '#contract/progress.ts'
import { quizzes } from '#contract/quizzes.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { classEnrollments } from '../../db/schema/teaching/classes.ts'
import { teachingResources } from '../../db/schema/teaching/teaching-resources.ts'
import { addAttempt, enroll } from '../../testing/disputed-rows.ts'
import { addLesson, addQuiz, retireLessons } from '../../testing/learning-rows.ts'
import { addGuide, addVideo } from '../../testing/note-rows.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'

const START = new Date('2026-03-10T09:00:00Z')
const COURSE = { grade: 13, audience: 'college', course: 'Knots' } as const
const ID = 'mathematics-knots'
let t: TestApp
let lessonIds: number[]
let quizId: number

beforeAll(async () => {
  t = await createTestApp({ now: START })
  const quiz = await addQuiz(t, { ...COURSE, title: 'Bends', unit: 'First', position: 0, duration: 20 })
  quizId = quiz.id
  const hitches = await addLesson(t, {
    ...COURSE,
    title: 'Hitches',
    unit: 'First',
    position: 1,
    duration: 30,
  })
  const splices = await addLesson(t, {
    ...COURSE,
    title: 'Splices',
    unit: 'Second',
    position: 2,
    duration: 40,
  })
  lessonIds = [quiz.lessonId, hitches.id, splices.id]
})
afterAll(() => retireLessons(t, lessonIds))

const findCourse = async (person: TestPerson) =>
  (await person.call(college.courses, {})).body.find(({ id }) => id === ID)

function takeQuiz(person: TestPerson, second: 'a' | 'b') {
  return person.call(quizzes.submit, {
    id: person.id,
    quizId,
    score: 2,
    maxScore: 2,
    dateTaken: t.clock.now.toISOString(),
    answers: [
      { questionId: 'q1', selectedOptionId: 'a' },
      { questionId: 'q2', selectedOptionId: second },
    ],
  })
}

test('a course stands in the list with its units, untouched at first', {
  tags: ['P-61', 'COLLEGE-07'],
}, async () => {
  const ada = await t.signUp('college')
  expect(await findCourse(ada)).toEqual({
    id: ID,
    name: 'Knots',
    subjectName: 'Mathematics',
    subjectIcon: expect.anything(),
    lessons: 3,
    completedLessons: 0,
    progress: 0,
    duration: 90,
    units: [
      { title: 'First', lessons: 2, completedLessons: 0 },
      { title: 'Second', lessons: 1, completedLessons: 0 },
    ],
    grade: null,
    nextLesson: { id: lessonIds[0], title: 'Bends' },
    lastOpened: null,
  })
})

test('progress and grade come from what was really done, the best try of each quiz', {
  tags: ['P-62'],
}, async () => {
  const ada = await t.signUp('college')
  const [first = 0, second = 0] = lessonIds
  await ada.call(progress.save, { id: ada.id, lessonId: first, completed: true, timeSpent: 600 })
  await ada.call(progress.save, { id: ada.id, lessonId: second, timeSpent: 130 })
  await takeQuiz(ada, 'a')
  expect(await findCourse(ada)).toMatchObject({
    completedLessons: 1,
    progress: 33,
    grade: { percent: 50, letter: 'F' },
    nextLesson: { title: 'Hitches' },
    lastOpened: START.toISOString(),
  })
  await takeQuiz(ada, 'b')
  const { body } = await ada.call(college.course, { courseId: ID })
  expect(body).toMatchObject({ grade: { percent: 100, letter: 'A' }, minutesSpent: 12, progress: 33 })
  expect(body.units.map(({ title, completedLessons }) => [title, completedLessons])).toEqual([
    ['First', 1],
    ['Second', 0],
  ])
  expect(body.units.flatMap(({ lessons }) => lessons)).toMatchObject([
    {
      title: 'Bends',
      state: 'completed',
      minutesSpent: 10,
      quizzes: [{ id: quizId, questions: 2, attempts: 2, bestPercent: 100 }],
    },
    { title: 'Hitches', state: 'begun', minutesSpent: 2, quizzes: [] },
    { title: 'Splices', state: 'new', minutesSpent: 0 },
  ])
  const other = await t.signUp('college')
  expect(await findCourse(other)).toMatchObject({ completedLessons: 0, grade: null })
})

test('a course that is not there is not found', { tags: ['P-62'] }, async () => {
  const ada = await t.signUp('college')
  expect((await ada.call(college.course, { courseId: 'mathematics-nothing' })).status).toBe(404)
})

test('lessons of school and of professionals are no college courses', async () => {
  const ada = await t.signUp('college')
  const others = [
    await addLesson(t, { grade: 12, course: 'School knots' }),
    await addLesson(t, { grade: 13, audience: 'professional', course: 'Trade knots' }),
  ]
  const names = (await ada.call(college.courses, {})).body.map(({ name }) => name)
  await retireLessons(
    t,
    others.map(({ id }) => id),
  )
  expect(names).toContain('Knots')
  expect(names).not.toContain('School knots')
  expect(names).not.toContain('Trade knots')
})

test('weeks, results and courses of a period', { tags: ['P-63', 'COLLEGE-08'] }, async () => {
  const ada = await t.signUp('college')
  await takeQuiz(ada, 'a')
  await t.db.insert(learningDays).values([
    { userId: ada.id, day: '2026-03-02', seconds: 3600, lessonsCompleted: 2, cardsReviewed: 5 },
    { userId: ada.id, day: '2025-12-30', seconds: 600, problemsTried: 5 },
  ])
  for (const seed of [1, 2, 2, 3, 4])
    await addAttempt(t, ada.id, { seed, day: '2025-12-30', answeredAt: new Date('2025-12-30T12:00:00Z') })
  const { body } = await ada.call(college.analytics, { period: 'month' })
  expect(body.weeks.slice(-2)).toMatchObject([
    { start: '2026-03-02', minutes: 60, lessons: 2, quizzes: 0, averageScore: null, cards: 5 },
    { start: '2026-03-09', lessons: 0, quizzes: 1, averageScore: 50 },
  ])
  expect(body.totals).toMatchObject({ minutes: 60, lessons: 2, quizzes: 1, averageScore: 50, problems: 0 })
  expect(body.results).toEqual([
    { quizId, title: 'Halves quiz', percent: 50, dateTaken: START.toISOString() },
  ])
  expect(body.courses).toContainEqual({
    id: ID,
    name: 'Knots',
    subjectName: 'Mathematics',
    progress: 0,
    grade: { percent: 50, letter: 'F' },
  })
  expect((await ada.call(college.analytics, { period: 'quarter' })).body.totals).toMatchObject({
    minutes: 70,
    problems: 4,
  })
  // The answers had been shown: one quiz more, and the same average.
  await takeQuiz(ada, 'b')
  expect((await ada.call(college.analytics, { period: 'month' })).body.totals).toMatchObject({
    quizzes: 2,
    averageScore: 50,
  })
  const open = async (figure: 'time' | 'cards' | 'quizzes' | 'problems', since: string) =>
    (await ada.call(recordRows.read, { userId: ada.id, figure, since })).body.rows
  const [monday = ''] = body.weeks.map(({ start }) => start)
  expect(await open('time', monday)).toMatchObject([{ day: '2026-03-02', amount: 3600 }])
  expect(await open('cards', monday)).toMatchObject([{ day: '2026-03-02', amount: 5 }])
  expect(await open('quizzes', monday)).toMatchObject([{ isEvidence: false }, { amount: 1, of: 2 }])
  expect(await open('problems', monday)).toEqual([])
  expect(await open('problems', '2025-12-29')).toMatchObject([{ of: 4 }])
})

test('guides and videos of college or of no grade, and what own classes were given', {
  tags: ['P-64', 'COLLEGE-09'],
}, async () => {
  const [ada, teacher] = [await t.signUp('college'), await t.signUp('teacher')]
  const word = `zyzzyva${ada.id}`
  const guide = (title: string, more: object) =>
    addGuide(t, teacher.id, { title: `${title} ${word}`, isPublic: true, ...more })
  await guide('College guide', { grade: 13 })
  await guide('Any guide', {})
  await guide('School guide', { grade: 5 })
  await guide('Private guide', { isPublic: false })
  await guide('Hidden guide', { hiddenAt: START })
  await addVideo(t, { title: `College video ${word}`, grade: 13 })
  await addVideo(t, { title: `Private video ${word}`, isShared: false })
  await addVideo(t, { title: `Own video ${word}`, isShared: false, addedBy: ada.id })
  const ofClasses = { addedBy: teacher.id, isShared: false, isForClasses: true }
  await addVideo(t, { title: `Video of the class ${word}`, ...ofClasses })
  const stranger = await t.signUp('teacher')
  await addVideo(t, { title: `Video of another class ${word}`, ...ofClasses, addedBy: stranger.id })
  await enroll(t, teacher.id, ada.id)
  const [enrollment] = await t.db
    .select()
    .from(classEnrollments)
    .where(eq(classEnrollments.studentId, ada.id))
  const values = { teacherId: teacher.id, title: `Handout ${word}`, resourceUrl: 'https://example.org/1' }
  await t.db.insert(teachingResources).values([
    { ...values, classId: enrollment?.classId },
    { ...values, title: `Nobody's ${word}` },
  ])
  const read = async (q?: string) => (await ada.call(college.resources, { ...(q && { q }) })).body
  const titles = ({ guides, videos, resources }: Awaited<ReturnType<typeof read>>) =>
    [...guides, ...videos, ...resources].map(({ title }) => title.replace(` ${word}`, '')).sort()
  expect(titles(await read(word))).toEqual([
    'Any guide',
    'College guide',
    'College video',
    'Handout',
    'Own video',
    'Video of the class',
  ])
  expect(titles(await read())).toEqual(expect.arrayContaining(['College guide', 'Handout']))
  expect(titles(await read('?!'))).toEqual([])
  const other = await t.signUp('college')
  expect((await other.call(college.resources, {})).body.resources).toEqual([])
  await t.db.update(classEnrollments).set({ status: 'removed' }).where(eq(classEnrollments.studentId, ada.id))
  expect((await read()).resources).toEqual([])
  expect(titles(await read(word))).not.toContain('Video of the class')
})
