import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { flashcards } from '#contract/study/flashcards.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { newMemory, RATINGS, type Rating, rate } from '#engines/flashcards/index.ts'
import { flashcards as cardTable, flashcardReviews } from '../../db/schema/study/flashcards.ts'
import { explainQuery } from '../../testing/explain-query.ts'
import { addFlashcard } from '../../testing/flashcard-rows.ts'
import { addLesson } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { countWaiting, selectWaiting } from './review.queries.ts'

const START = new Date('2026-03-10T09:00:00Z')
const t = prepareTestApp({ now: START })

const daysFromStart = (days: number) => new Date(START.getTime() + days * DAY_MS)

async function begin(more: Parameters<TestApp['signUp']>[1] = {}) {
  const ada = await t.signUp('student', more)
  const add = (front: string, columns: Parameters<typeof addFlashcard>[2] = {}) =>
    addFlashcard(t, ada.id, { front, ...columns })
  /** Known for ten days and due after so many days from the start. */
  const addKnown = (front: string, dueInDays: number, columns: Parameters<typeof addFlashcard>[2] = {}) =>
    add(front, {
      state: 'review',
      stabilityDays: 10,
      memoryDifficulty: 5,
      scheduledDays: 10,
      reps: 3,
      lastReviewed: daysFromStart(dueInDays - 10),
      nextReviewDate: daysFromStart(dueInDays),
      ...columns,
    })
  const due = async (filter: object = {}) => (await ada.call(flashcards.due, filter)).body
  const fronts = async (filter: object = {}) => (await due(filter)).cards.map(({ front }) => front)
  const give = (id: number, rating: Rating, sent: object = {}) =>
    ada.call(flashcards.rate, { id, rating, ...sent })
  return { ada, add, addKnown, due, fronts, give }
}

test('a new card is due at once with an interval on each button, and a rating does what its button says', async () => {
  const { add, due, give } = await begin()
  const { id } = await add('Q')
  const [card] = (await due()).cards
  expect(RATINGS.map((rating) => card?.next[rating].intervalSeconds)).toEqual([60, 360, 600, 8 * 86_400])
  const { status, body } = await give(id, 'easy')
  expect(status).toBe(201)
  expect(body).toMatchObject({
    state: 'review',
    reps: 1,
    lastReviewed: START.toISOString(),
    nextReviewDate: card?.next.easy.nextReviewDate,
  })
  expect((await due()).cards).toEqual([])
  t.clock.now = daysFromStart(8)
  expect((await due()).cards.map((one) => one.id)).toEqual([id])
})

test('a history sent rating by rating is stored as the engine remembers it', async () => {
  const { add, give } = await begin()
  const { id } = await add('Q')
  let memory = newMemory(START)
  for (const rating of ['good', 'good', 'again', 'good', 'hard', 'easy', 'good'] as const) {
    memory = rate(memory, rating, t.clock.now)
    await give(id, rating)
    const [row] = await t.db.select().from(cardTable).where(eq(cardTable.id, id))
    expect(row).toMatchObject(memory)
    t.clock.now = memory.nextReviewDate
  }
  expect(memory.lapses).toBe(1)
})

test('a review costs at most four statements, the session included; with its idempotency key two more', async () => {
  const { ada, add, give } = await begin()
  const { id } = await add('Q')
  const plain = await t.listenToDatabase(() => give(id, 'good'))
  const isTransaction = (text: string) => /^(begin|commit)/i.test(text)
  expect(plain.filter((text) => !isTransaction(text)).length).toBeLessThanOrEqual(4)
  expect(plain.length).toBeGreaterThanOrEqual(3)
  const keyed = await t.listenToDatabase(() =>
    ada.call(flashcards.rate, { id, rating: 'good' }, { idempotencyKey: 'one-rating-one-key' }),
  )
  expect(keyed.filter((text) => !isTransaction(text)).length).toBeLessThanOrEqual(6)
})

test('the same rating sent twice counts once', async () => {
  const { ada, add } = await begin()
  const { id } = await add('Q')
  const send = () => ada.call(flashcards.rate, { id, rating: 'good' }, { idempotencyKey: 'the-same-rating' })
  expect((await send()).body).toEqual((await send()).body)
  expect(await t.db.select().from(flashcardReviews).where(eq(flashcardReviews.cardId, id))).toHaveLength(1)
})

test('a card that was rated in another window is not rated a second time from the old picture of it', async () => {
  const { add, give } = await begin()
  const { id } = await add('Q')
  expect((await give(id, 'good', { reps: 0 })).status).toBe(201)
  expect(await give(id, 'easy', { reps: 0 })).toMatchObject({
    status: 409,
    body: { message: 'This card was rated in another window meanwhile' },
  })
  expect((await give(id, 'easy', { reps: 1 })).body).toMatchObject({ reps: 2 })
})

test('a rating made offline counts when it was made, never later than now and never before the last one', async () => {
  const { addKnown, give } = await begin()
  const { id } = await addKnown('Q', -1)
  const at = new Date(START.getTime() - 3_600_000).toISOString()
  expect((await give(id, 'good', { reviewedAt: at })).body.lastReviewed).toBe(at)
  expect((await give(id, 'good', { reviewedAt: '2026-03-01T00:00:00Z' })).body.lastReviewed).toBe(at)
  expect((await give(id, 'good', { reviewedAt: '2027-01-01T00:00:00Z' })).body.lastReviewed).toBe(
    START.toISOString(),
  )
})

test('a device whose clock is behind rates no card before it was made', async () => {
  const { add, give } = await begin()
  const { id } = await add('Q')
  const yesterday = new Date(START.getTime() - DAY_MS).toISOString()
  expect((await give(id, 'good', { reviewedAt: yesterday })).body.lastReviewed).toBe(START.toISOString())
})

test('the last rating is taken back, then the one before, and then there is none left', async () => {
  const { ada, add, due, give } = await begin()
  const { id } = await add('Q')
  const undo = () => ada.call(flashcards.undo, { id })
  expect(await undo()).toMatchObject({ status: 409, body: { message: 'There is no rating to take back' } })
  const [before] = (await due()).cards
  const { body: once } = await give(id, 'good')
  t.clock.now = new Date(START.getTime() + 600_000)
  await give(id, 'again')
  t.clock.now = START
  expect((await undo()).body).toEqual(once)
  expect((await undo()).body).toEqual(before)
  expect((await undo()).status).toBe(409)
  expect((await ada.call(flashcards.limits, {})).body.doneToday).toEqual({ fresh: 0, reviews: 0 })
})

test('eight lapses mark a leech', async () => {
  const { addKnown, give } = await begin()
  const { id } = await addKnown('Q', 0, { lapses: 7 })
  expect((await give(id, 'again')).body).toMatchObject({ state: 'relearning', lapses: 8, isLeech: true })
})

test('daily limits cut the queue, are counted by the learner’s day and say what lies beyond', async () => {
  const { ada, add, addKnown, due, give } = await begin({ timezone: 'America/New_York' })
  await ada.call(flashcards.saveLimits, { newPerDay: 2, reviewsPerDay: 3 })
  const fresh = []
  for (let n = 0; n < 5; n++) fresh.push(await add(`new ${n}`))
  for (let n = 0; n < 5; n++) await addKnown(`known ${n}`, -5 + n)
  const { cards, waiting, beyond } = await due()
  expect(cards.map(({ front }) => front)).toEqual(['known 0', 'new 0', 'known 1', 'known 2', 'new 1'])
  expect({ waiting, beyond }).toEqual({
    waiting: { learning: 0, reviews: 3, fresh: 2 },
    beyond: { reviews: 2, fresh: 3 },
  })
  await give(fresh[0]?.id ?? 0, 'easy')
  await give(fresh[1]?.id ?? 0, 'easy')
  await give(cards[0]?.id ?? 0, 'good')
  const { body: limits } = await ada.call(flashcards.limits, {})
  expect(limits).toEqual({
    newPerDay: 2,
    reviewsPerDay: 3,
    doneToday: { fresh: 2, reviews: 1 },
    pausedUntil: null,
  })
  expect((await due()).cards.map(({ front }) => front)).toEqual(['known 1', 'known 2'])
  // 22:00 of the same day in New York, then 01:00 of the next.
  t.clock.now = new Date('2026-03-11T02:00:00Z')
  expect((await due()).waiting.fresh).toBe(0)
  t.clock.now = new Date('2026-03-11T05:00:00Z')
  expect((await due()).waiting).toEqual({ learning: 0, reviews: 3, fresh: 2 })
})

test('a review is due from the first minute of its day, a card in learning to the minute', async () => {
  const { add, addKnown, fronts } = await begin()
  await addKnown('this evening', 0.6)
  await addKnown('tomorrow', 0.7)
  const inMinutes = (minutes: number) => ({
    state: 'learning' as const,
    lastReviewed: START,
    nextReviewDate: new Date(START.getTime() + minutes * 60_000),
  })
  await add('in a moment', inMinutes(10))
  await add('in an hour', inMinutes(60))
  await add('now', inMinutes(0))
  expect(await fronts()).toEqual(['now', 'this evening', 'in a moment'])
})

test('a filtered set is reviewed by tag, words, difficulty, subject, lesson or all of it, and looking changes nothing', async () => {
  const { ada, addKnown, fronts, give } = await begin()
  const math = await addLesson(t)
  const science = await addLesson(t, { subject: 'Science' })
  await addKnown('due', -1, { tags: ['cells'] })
  const later = await addKnown('later', 30, { tags: ['cells'], lessonId: math.id })
  await addKnown('other', -2, { lessonId: science.id })
  const before = await t.db.select().from(cardTable).where(eq(cardTable.userId, ada.id)).orderBy(cardTable.id)
  expect(await fronts({ tag: 'cells' })).toEqual(['due'])
  expect(await fronts({ tag: 'cells', all: 'true' })).toEqual(['due', 'later'])
  expect(await fronts({ search: 'OTH' })).toEqual(['other'])
  expect(await fronts({ difficulty: 3, all: 'true' })).toEqual(['other', 'due', 'later'])
  expect(await fronts({ difficulty: 5, all: 'true' })).toEqual([])
  expect(await fronts({ subject: 'Science' })).toEqual(['other'])
  expect(await fronts({ subject: 'Mathematics', all: 'true' })).toEqual(['later'])
  expect(await fronts({ lessonId: math.id, all: 'true' })).toEqual(['later'])
  expect(
    await t.db.select().from(cardTable).where(eq(cardTable.userId, ada.id)).orderBy(cardTable.id),
  ).toEqual(before)
  // Rated 30 days early it counts as the early review it is.
  expect((await give(later.id, 'good')).body.nextReviewDate).not.toBe(later.nextReviewDate?.toISOString())
})

test('the forecast counts 14 days of the learner, with everything overdue today', async () => {
  const { ada, add, addKnown } = await begin({ timezone: 'Asia/Tokyo' })
  await ada.call(flashcards.saveLimits, { newPerDay: 2, reviewsPerDay: 2 })
  for (const days of [-20, -3, 0, 5, 13, 14, 40]) await addKnown(`${days}`, days)
  for (let n = 0; n < 3; n++) await add(`new ${n}`)
  const { body } = await ada.call(flashcards.forecast, {})
  expect(body).toHaveLength(14)
  expect(body[0]).toEqual({ day: '2026-03-10', reviews: 2, fresh: 2 })
  expect(body[1]).toEqual({ day: '2026-03-11', reviews: 1, fresh: 1 })
  expect(body[5]).toEqual({ day: '2026-03-15', reviews: 1, fresh: 0 })
  expect(body[13]).toEqual({ day: '2026-03-23', reviews: 1, fresh: 0 })
})

test('a pause keeps everything quiet, then gives out what piled up evenly, and memories stay', async () => {
  const { ada, add, addKnown, due } = await begin()
  for (let n = 0; n < 12; n++) await addKnown(`known ${n}`, n - 8)
  await add('new')
  const memories = () =>
    t.db
      .select({ id: cardTable.id, stability: cardTable.stabilityDays, last: cardTable.lastReviewed })
      .from(cardTable)
      .where(eq(cardTable.userId, ada.id))
      .orderBy(cardTable.id)
  const before = await memories()
  const { body: planned } = await ada.call(flashcards.previewPause, { days: 5, spreadOverDays: 4 })
  expect(planned).toEqual({ pausedUntil: '2026-03-14', backOn: '2026-03-15', moved: 12, mostPerDay: 3 })
  expect((await due()).pausedUntil).toBeNull()
  const { status, body } = await ada.call(flashcards.pause, { days: 5, spreadOverDays: 4 })
  expect(status).toBe(201)
  expect(body).toEqual({ pausedUntil: '2026-03-14', moved: 12 })
  expect(await due()).toMatchObject({ cards: [], pausedUntil: '2026-03-14' })
  const { body: days } = await ada.call(flashcards.forecast, {})
  expect(days.map(({ reviews }) => reviews)).toEqual([0, 0, 0, 0, 0, 3, 3, 3, 3, 0, 0, 0, 0, 0])
  expect(days.map(({ fresh }) => fresh)).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
  expect(await memories()).toEqual(before)
  t.clock.now = daysFromStart(5)
  expect((await due()).cards.map(({ front }) => front)).toEqual(['known 0', 'known 1', 'known 2', 'new'])
})

test('a pause taken back puts every card where it was due', async () => {
  const { ada, addKnown, fronts, give } = await begin()
  for (let n = 0; n < 6; n++) await addKnown(`known ${n}`, n - 4)
  const dues = () =>
    t.db
      .select({ front: cardTable.front, due: cardTable.nextReviewDate })
      .from(cardTable)
      .where(eq(cardTable.userId, ada.id))
      .orderBy(cardTable.front)
  const before = await dues()
  await ada.call(flashcards.pause, { days: 7, spreadOverDays: 30 })
  expect(await dues()).not.toEqual(before)
  expect((await ada.call(flashcards.endPause, {})).body).toEqual({ pausedUntil: null, moved: 6 })
  expect(await dues()).toEqual(before)
  // Nobody was away: only what piled up is spread, from today on.
  expect((await ada.call(flashcards.pause, { days: 0, spreadOverDays: 5 })).body).toEqual({
    pausedUntil: null,
    moved: 5,
  })
  expect(await fronts()).toEqual(['known 0'])
  const [card] = (await ada.call(flashcards.due, {})).body.cards
  await give(card?.id ?? 0, 'good')
  // What was rated since keeps its new date.
  expect((await ada.call(flashcards.endPause, {})).body.moved).toBe(4)
})

// Measured in pages, because on a busy machine the clock measures the neighbors.
test('the queue of a learner with 50,000 cards reads at most 1.5 times the pages of one with 500', {
  timeout: 120_000,
}, async () => {
  const fill = async (count: number) => {
    const person = await t.signUp()
    // Half new, half known, six in ten of the known due: more than a page of the queue for both.
    await t.db.execute(sql`
      insert into flashcards (user_id, front, back, state, stability_days, memory_difficulty, reps, last_reviewed,
        next_review_date, created_at)
      select ${person.id}::int, 'Front ' || n, 'Back', case when n % 2 = 0 then 'new' else 'review' end, 10, 5, n % 2,
        ${daysFromStart(-30).toISOString()}::timestamptz,
        case when n % 2 = 0 or n % 10 < 6 then ${daysFromStart(-1).toISOString()}::timestamptz
          else ${daysFromStart(20).toISOString()}::timestamptz end, ${START.toISOString()}::timestamptz
      from generate_series(1, ${count}) n`)
    return person
  }
  const few = await fill(500)
  const many = await fill(50_000)
  const readPages = async ({ id, call }: typeof few) => {
    expect((await call(flashcards.due, {})).body.cards).toHaveLength(100)
    let sum = 0
    for (const query of [
      selectWaiting(t.db, id, 'learning', { until: START, limit: 100 }),
      selectWaiting(t.db, id, 'review', { until: START, limit: 100 }),
      selectWaiting(t.db, id, 'fresh', { until: START, limit: 20 }),
      countWaiting(t.db, id, { until: START, most: 300 }, { until: START, most: 120 }),
    ]) {
      const { pages, wholeTables } = await explainQuery(t.db, query)
      expect(wholeTables).toEqual([])
      sum += pages
    }
    return sum
  }
  const readRatio = async () => {
    await t.db.execute(sql`vacuum analyze flashcards`)
    return (await readPages(many)) / (await readPages(few))
  }
  // Again where a page could not be marked as seen by everybody, because somebody else was still reading it.
  await expect.poll(readRatio, { timeout: 60_000 }).toBeLessThanOrEqual(1.5)
})
