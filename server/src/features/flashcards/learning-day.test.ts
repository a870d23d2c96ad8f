import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dashboard } from '#contract/dashboard.ts'
import { progress } from '#contract/progress.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { addFlashcard } from '../../testing/flashcard-rows.ts'
import { addLesson } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const START = new Date('2026-03-10T12:00:00Z')
const t = prepareTestApp({ now: START })

async function begin(more: Parameters<TestApp['signUp']>[1] = {}) {
  const ada = await t.signUp('student', more)
  const give = (id: number, sent: object = {}) => ada.call(flashcards.rate, { id, rating: 'good', ...sent })
  const streak = async () => (await ada.call(dashboard.stats, {})).body.currentStreak
  const activity = async () => (await ada.call(progress.activity, { userId: ada.id })).body
  const days = () =>
    t.db.select().from(learningDays).where(eq(learningDays.userId, ada.id)).orderBy(learningDays.day)
  return { ada, give, streak, activity, days }
}

test('a day of reviews is a day of learning: streak, activity, minutes of the week and a goal of time', {
  tags: ['Y-86', 'X-18'],
}, async () => {
  const { ada, give, streak, activity } = await begin()
  await ada.call(dashboard.setWeeklyGoal, { id: ada.id, goal: { unit: 'minutes', amount: 10 } })
  await ada.call(progress.addGoal, {
    userId: ada.id,
    goalType: 'study_time',
    subject: null,
    targetScore: 10,
    targetDate: '2026-04-01',
  })
  expect(await streak()).toBe(0)
  for (const minutesAgo of [1, 2, 3]) {
    const card = await addFlashcard(t, ada.id)
    await give(card.id, {
      thinkingMs: 100_000,
      reviewedAt: new Date(START.getTime() - minutesAgo * 60_000).toISOString(),
    })
  }
  expect(await streak()).toBe(1)
  expect(await activity()).toEqual([{ day: '2026-03-10', events: 3, minutes: 5 }])
  expect((await ada.call(dashboard.stats, {})).body.weeklyProgress).toBe(50)
  expect((await ada.call(progress.goals, { userId: ada.id })).body).toMatchObject([
    { progress: 50, value: 5 },
  ])
})

test("a card of a lesson counts for the lesson's subject, any other for the day alone", async () => {
  const { ada, give, days } = await begin()
  const lesson = await addLesson(t)
  for (const lessonId of [lesson.id, null, null]) {
    const card = await addFlashcard(t, ada.id, { lessonId })
    await give(card.id, { thinkingMs: 1_600 })
  }
  expect(await days()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ subjectId: lesson.subjectId, cardsReviewed: 1, seconds: 2 }),
      expect.objectContaining({ subjectId: null, cardsReviewed: 2, seconds: 4 }),
    ]),
  )
  const { body: metrics } = await ada.call(progress.metrics, { userId: ada.id })
  expect(metrics.filter(({ streakDays }) => streakDays > 0)).toHaveLength(1)
})

test('a card that was left open counts two minutes at most', async () => {
  const { ada, give, days } = await begin()
  await give((await addFlashcard(t, ada.id)).id, { thinkingMs: 3_600_000 })
  expect(await days()).toMatchObject([{ seconds: 120 }])
})

test("a rating made offline counts for its own day in the learner's zone", async () => {
  const { ada, give, streak, days } = await begin({ timezone: 'Asia/Tokyo' })
  const card = await addFlashcard(t, ada.id, { createdAt: new Date('2026-03-01T00:00:00.000Z') })
  await give(card.id, { reviewedAt: '2026-03-08T15:30:00.000Z' })
  await give(card.id, { reviewedAt: '2026-03-10T02:00:00.000Z' })
  expect((await days()).map(({ day }) => day)).toEqual(['2026-03-09', '2026-03-10'])
  expect(await streak()).toBe(2)
})

test('a rating taken back leaves no trace in the day, and other learning of the day stays', async () => {
  const { ada, give, streak, days } = await begin()
  const lesson = await addLesson(t)
  const undo = (id: number) => ada.call(flashcards.undo, { id })
  const own = await addFlashcard(t, ada.id)
  await give(own.id, { thinkingMs: 5_000 })
  await give(own.id, { thinkingMs: 7_000 })
  await undo(own.id)
  expect(await days()).toMatchObject([{ cardsReviewed: 1, seconds: 5 }])
  await undo(own.id)
  expect(await days()).toEqual([])
  expect(await streak()).toBe(0)

  await ada.call(progress.save, { id: ada.id, lessonId: lesson.id, completed: true, timeSpent: 60 })
  const taught = await addFlashcard(t, ada.id, { lessonId: lesson.id })
  await give(taught.id, { thinkingMs: 9_000 })
  await undo(taught.id)
  expect(await days()).toMatchObject([{ lessonsCompleted: 1, cardsReviewed: 0, seconds: 60 }])
  expect(await streak()).toBe(1)
})

test('two devices that rate at once are both counted', async () => {
  const { ada, give, days } = await begin()
  const cards = await Promise.all(Array.from({ length: 8 }, () => addFlashcard(t, ada.id)))
  const answers = await Promise.all(cards.map(({ id }) => give(id, { thinkingMs: 1000 })))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
  expect(await days()).toMatchObject([{ cardsReviewed: 8, seconds: 8 }])
})
