import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { badges } from '#contract/badges.ts'
import { dashboard } from '#contract/dashboard.ts'
import { practice } from '#contract/practice.ts'
import { profile } from '#contract/profile/profile.ts'
import { report } from '#contract/profile/report.ts'
import { progress } from '#contract/progress.ts'
import { students } from '#contract/teaching/students.ts'
import { pointEntries } from '../../db/schema/learning/point-entries.ts'
import { fillBadges } from '../../first-start/badges.ts'
import { answerProblem, findRightAnswer, practiceSkill } from '../../testing/answer-problem.ts'
import { enroll } from '../../testing/disputed-rows.ts'
import { addLesson, findSubject } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'
import { allSkills, subjectOfSkill } from '../skills.ts'

const t = prepareTestApp({ now: new Date('2026-03-10T09:00:00Z') })
beforeAll(async () => {
  await fillBadges(t.db)
  await findSubject(t, 'Mathematics')
})

const SKILL = 'math.5.volume'

async function readScreens(person: TestPerson) {
  const { id } = person
  return {
    stats: (await person.call(dashboard.stats, {})).body,
    record: (await person.call(progress.record, { userId: id })).body,
    metrics: (await person.call(progress.metrics, { userId: id })).body,
    profile: (await person.call(profile.read, {})).body.stats,
    report: (await person.call(report.read, { id, period: 'year' })).body,
  }
}

const read = (person: TestPerson, lessonId: number, more: object) =>
  person.call(progress.save, { id: person.id, lessonId, ...more })

test('every screen tells the same minutes, lessons, problems, average and streak', async () => {
  const ada = await t.signUp()
  const { id } = await addLesson(t)
  await read(ada, id, { completed: true, timeSpent: 100 })
  await practiceSkill(t, ada, { skill: SKILL, isRight: true, times: 1 })
  const { body: problem } = await ada.call(practice.next, { skill: SKILL })
  for (const isRight of [false, false]) await answerProblem(t, ada, problem.id, isRight)
  const answer = await findRightAnswer(t, problem.id)
  await ada.send(practice.answer, { problemId: problem.id, answer, timeSpentSeconds: 140 })
  await practiceSkill(t, ada, { skill: SKILL, isRight: false, times: 1 })

  const screens = await readScreens(ada)
  expect(screens.record).toMatchObject({
    minutes: 4,
    lessonsCompleted: 1,
    problemsSolved: 2,
    problemsTried: 3,
  })
  const { minutes, lessonsCompleted, problemsSolved, problemsTried, streakDays } = screens.record
  expect(screens.stats).toMatchObject({
    totalLessonsCompleted: lessonsCompleted,
    practiceProblems: problemsSolved,
    problemsTried,
    currentStreak: streakDays,
    hasAverage: false,
  })
  expect(screens.profile).toMatchObject({ totalStudyTime: minutes, lessonsCompleted, streakDays })
  expect(screens.report).toMatchObject({
    minutes,
    lessonsCompleted,
    problemsSolved,
    problemsTried,
    streakDays,
    averageScore: null,
  })
  const mathematics = screens.metrics.find(({ subjectName }) => subjectName === 'Mathematics')
  expect(mathematics).toMatchObject({ timeSpent: minutes, completedLessons: lessonsCompleted })
  const teacher = await t.signUp('teacher')
  await enroll(t, teacher.id, ada.id)
  const { body: page } = await teacher.call(students.one, { id: ada.id })
  expect(page.student.lessonsCompleted).toBe(lessonsCompleted)
  expect(page.record).toEqual(screens.record)
})

const ofGrade5 = [...allSkills().values()].filter(
  ({ id, grade }) => grade === 5 && subjectOfSkill(id) === 'Mathematics',
).length
const shareOf = (held: number) => Math.floor((100 * held) / ofGrade5)

test('a subject nobody has opened means nothing yet; opening a lesson of it begins it', async () => {
  const ada = await t.signUp()
  const mathematics = async () => {
    const { stats, metrics } = await readScreens(ada)
    return {
      area: stats.subjectProgress.find(({ name }) => name === 'Mathematics'),
      metric: metrics.find(({ subjectName }) => subjectName === 'Mathematics'),
    }
  }
  const { id } = await addLesson(t)
  expect(await mathematics()).toMatchObject({ area: { mastery: null }, metric: { isBegun: false } })
  expect((await readScreens(ada)).record).toMatchObject({ averageShare: null, quizAverage: null })
  await read(ada, id, {})
  expect(await mathematics()).toMatchObject({
    area: { mastery: 0 },
    metric: { isBegun: true, skillsHeld: 0 },
  })
})

test('the share of a subject counts skills that are held, and other practice never lowers it', async () => {
  const ada = await t.signUp()
  await addLesson(t)
  await practiceSkill(t, ada, { skill: SKILL, isRight: true, times: 4 })
  const share = async () => {
    const { stats, metrics, report } = await readScreens(ada)
    return [
      stats.subjectProgress.find(({ name }) => name === 'Mathematics')?.mastery,
      metrics.find(({ subjectName }) => subjectName === 'Mathematics')?.masteryLevel,
      report.subjects.find(({ name }) => name === 'Mathematics')?.mastery,
    ]
  }
  expect(await share()).toEqual([shareOf(1), shareOf(1), shareOf(1)])
  await practiceSkill(t, ada, { skill: 'math.5.multiply-whole-numbers', isRight: false, times: 3 })
  await practiceSkill(t, ada, { skill: 'math.1.subtract-within-20', isRight: false, times: 3 })
  expect(await share()).toEqual([shareOf(1), shareOf(1), shareOf(1)])
})

const pointsOf = async (person: TestPerson) => {
  const entries = await t.db.select().from(pointEntries).where(eq(pointEntries.userId, person.id))
  const { points } = (await person.call(accounts.currentUser, {})).body
  expect(entries.reduce((sum, entry) => sum + entry.points, 0)).toBe(points)
  return entries.map(({ kind, points }) => [kind, points])
}

test('a skill that is practiced for the first time brings five points, a mastered one ten, each once', async () => {
  const ada = await t.signUp()
  await practiceSkill(t, ada, { skill: SKILL, isRight: true, times: 8 })
  const earned = [
    ['skillPracticed', 5],
    ['skillMastered', 10],
  ]
  expect(await pointsOf(ada)).toEqual(earned)
  for (let day = 0; day < 2; day++) {
    t.clock.now = new Date(t.clock.now.getTime() + 26 * 3_600_000)
    await practiceSkill(t, ada, { skill: SKILL, isRight: false, times: 2 })
  }
  await practiceSkill(t, ada, { skill: SKILL, isRight: true, times: 8 })
  expect(await pointsOf(ada)).toEqual(earned)
})

test('pressing complete after a second brings neither points nor badges, reading on does', async () => {
  const ada = await t.signUp()
  const lessons = await Promise.all(Array.from({ length: 5 }, () => addLesson(t, { duration: 9 })))
  const earned = async () => (await ada.call(badges.earned, { id: ada.id })).body.map(({ name }) => name)
  for (const { id } of lessons) await read(ada, id, { completed: true, timeSpent: 1 })
  expect([await earned(), await pointsOf(ada)]).toEqual([[], []])
  expect((await readScreens(ada)).record).toMatchObject({ lessonsCompleted: 5 })
  for (const { id } of lessons) await read(ada, id, { timeSpent: 179 })
  expect(await earned()).toEqual([])
  for (const [place, { id }] of lessons.entries()) {
    // The others were completed, too, but so far none of them was read.
    expect([place, await earned()]).toEqual([place, []])
    await read(ada, id, { timeSpent: 180 })
  }
  expect(await earned()).toEqual(['Quick Learner'])
  expect(await pointsOf(ada)).toEqual(lessons.map(() => ['lesson', 5]))
})
