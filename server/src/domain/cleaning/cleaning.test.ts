import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { dashboard } from '#contract/dashboard.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import { notes } from '#contract/study/notes.ts'
import { studyGuides } from '#contract/study/study-guides.ts'
import { videos } from '#contract/study/videos.ts'
import { DAY_MS, HOUR_MS } from '#engines/days/durations.ts'
import { sessions } from '../../db/schema/accounts/sessions.ts'
import { uploads } from '../../db/schema/accounts/uploads.ts'
import {
  flashcards as cardTable,
  flashcardMedia,
  flashcardReviews,
} from '../../db/schema/study/flashcards.ts'
import { userNotes } from '../../db/schema/study/notes.ts'
import { assignmentSubmissions, assignments } from '../../db/schema/teaching/assignments.ts'
import { classFiles } from '../../db/schema/teaching/class-files.ts'
import { classes } from '../../db/schema/teaching/classes.ts'
import { addClassFile } from '../../testing/assignment-samples.ts'
import { addFlashcard, addFlashcardPicture } from '../../testing/flashcard-rows.ts'
import { addNote } from '../../testing/note-rows.ts'
import { JPEG, makeNotedJpeg, makeNotedPng } from '../../testing/noted-pictures.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { makePng } from '../../testing/profile-rows.ts'
import type { TestPerson } from '../../testing/test-app.ts'
import { cleanPictures } from './clean-pictures.ts'
import { purgeDeleted } from './purge-deleted.ts'
import { purgePictures } from './purge-pictures.ts'
import { startCleaning } from './start-cleaning.ts'

const START = new Date('2026-03-10T12:00:00Z')
/** A busy machine is no failure. */
const PATIENT = { timeout: 15_000 }
const t = prepareTestApp({ now: START })

const wait = (days: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + days * DAY_MS)
}

/** One of each kind: made, deleted, and how it is brought back. */
async function deleteOneOfEach(ada: TestPerson) {
  const note = (await ada.call(notes.create, { title: 'a', content: 'b' })).body
  const card = (await ada.call(flashcards.create, { front: 'Q', back: 'A' })).body
  const guide = (await ada.call(studyGuides.create, { title: 'a', content: 'b' })).body
  const video = (await ada.call(videos.create, { title: 'a', url: 'https://vimeo.com/1084537' })).body
  await ada.call(notes.remove, { id: note.id })
  await ada.call(flashcards.remove, { id: card.id })
  await ada.call(studyGuides.remove, { id: guide.id })
  await ada.call(videos.remove, { id: video.id })
  return async () => [
    (await ada.call(notes.restore, { id: note.id })).status,
    (await ada.call(flashcards.restore, { id: card.id })).status,
    (await ada.call(studyGuides.restore, { id: guide.id })).status,
    (await ada.call(videos.restore, { id: video.id })).status,
  ]
}

test('for 30 days what was deleted can be brought back, then it is gone for good', {
  tags: ['Y-12'],
}, async () => {
  // The sessions of the learners end before: only the purge sees the later day.
  const purgeAfter = (days: number) =>
    purgeDeleted({ db: t.db, now: () => new Date(START.getTime() + days * DAY_MS) })
  const restore = await deleteOneOfEach(await t.signUp())
  await purgeAfter(30)
  expect(await restore()).toEqual([200, 200, 200, 200])
  const restoreLate = await deleteOneOfEach(await t.signUp())
  await purgeAfter(30.01)
  expect(await restoreLate()).toEqual([404, 404, 404, 404])
  expect((await restore()).slice(0, 3)).toEqual([200, 200, 200])
})

test('a purge takes portion by portion until nothing is left, and a second one finds nothing to do', async () => {
  const ada = await t.signUp()
  await t.db.execute(sql`
    insert into user_notes (user_id, title, content, deleted_at)
    select ${ada.id}::int, 'old', 'x', ${new Date(START.getTime() - 31 * DAY_MS).toISOString()}::timestamptz
    from generate_series(1, 250)`)
  await addNote(t, ada.id, { title: 'there' })
  const statements = await t.listenToDatabase(() => purgeDeleted(t.deps))
  expect(statements.filter((text) => /^delete from "user_notes"/i.test(text))).toHaveLength(3)
  const left = await t.db.select().from(userNotes).where(eq(userNotes.userId, ada.id))
  expect(left.map(({ title }) => title)).toEqual(['there'])
  await purgeDeleted(t.deps)
  expect(await t.db.select().from(userNotes).where(eq(userNotes.userId, ada.id))).toHaveLength(1)
})

test('with a card its ratings go, but the days they made stay in the streak', async () => {
  const ada = await t.signUp()
  const card = await addFlashcard(t, ada.id)
  for (const _day of [1, 2, 3]) {
    await ada.call(flashcards.rate, { id: card.id, rating: 'good' })
    wait(1)
  }
  const streak = async () => (await ada.call(dashboard.stats, {})).body.currentStreak
  expect(await streak()).toBe(3)
  await ada.call(flashcards.remove, { id: card.id })
  await t.db
    .update(cardTable)
    .set({ deletedAt: new Date(t.clock.now.getTime() - 31 * DAY_MS) })
    .where(eq(cardTable.id, card.id))
  await purgeDeleted(t.deps)
  expect(await t.db.select().from(cardTable).where(eq(cardTable.id, card.id))).toEqual([])
  expect(await t.db.select().from(flashcardReviews).where(eq(flashcardReviews.cardId, card.id))).toEqual([])
  expect(await streak()).toBe(3)
})

async function beginWithPicture() {
  const ada = await t.signUp()
  const picture = await addFlashcardPicture(t, ada.id)
  const text = `Look: ![](/api/flashcards/media/${picture.id})`
  const isThere = async () =>
    (await t.db.select().from(flashcardMedia).where(eq(flashcardMedia.id, picture.id))).length === 1
  /** A round a day, as the product does it. */
  const pass = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      wait(1.01)
      await purgeDeleted(t.deps)
      await purgePictures(t.deps)
    }
  }
  return { ada, text, isThere, pass }
}

test('a picture stays as long as a card shows it, and goes a day after the last one does not', async () => {
  const { ada, text, isThere, pass } = await beginWithPicture()
  const { body: card } = await ada.call(flashcards.create, { front: 'Q', back: text })
  await pass(3)
  expect(await isThere()).toBe(true)
  await ada.call(flashcards.update, { id: card.id, back: 'no picture' })
  await pass(1)
  expect(await isThere()).toBe(true)
  await ada.call(flashcards.update, { id: card.id, back: text })
  await pass(3)
  expect(await isThere()).toBe(true)
  await ada.call(flashcards.update, { id: card.id, back: 'no picture' })
  await pass(2)
  expect(await isThere()).toBe(false)
})

test('a deleted card keeps its picture until it is purged itself', async () => {
  const { ada, text, isThere, pass } = await beginWithPicture()
  const { body: card } = await ada.call(flashcards.create, { front: text, back: 'A' })
  await ada.call(flashcards.remove, { id: card.id })
  await pass(28)
  expect(await isThere()).toBe(true)
  await pass(4)
  expect(await isThere()).toBe(false)
})

test("another learner's card does not keep a picture alive", async () => {
  const { text, isThere, pass } = await beginWithPicture()
  const bob = await t.signUp()
  await bob.call(flashcards.create, { front: text, back: 'A' })
  await pass(2)
  expect(await isThere()).toBe(false)
})

test('pictures from before are rid of what cameras wrote into them, once, and what is damaged stays', async () => {
  const ada = await t.signUp()
  const add = async (content: Buffer) => {
    const [row] = await t.db
      .insert(uploads)
      .values({
        userId: ada.id,
        key: crypto.randomUUID(),
        name: 'me.png',
        contentType: 'image/png',
        content,
        sizeBytes: content.length,
      })
      .returning({ id: uploads.id })
    return row?.id ?? 0
  }
  const damaged = makeNotedPng().subarray(0, -5)
  const ids = [await add(makeNotedPng()), await add(damaged)]
  const photo = await addClassFile(t, ada.id, { contentType: 'image/jpeg', content: makeNotedJpeg() })
  const text = await addClassFile(t, ada.id)
  await cleanPictures(t.deps, new AbortController().signal)
  const kept = await t.db.select().from(uploads).where(inArray(uploads.id, ids)).orderBy(uploads.id)
  expect(kept.map(({ content }) => Buffer.from(content))).toEqual([makePng(), damaged])
  expect(kept.map(({ sizeBytes }) => sizeBytes)).toEqual([makePng().length, damaged.length])
  const files = await t.db
    .select()
    .from(classFiles)
    .where(inArray(classFiles.key, [photo, text]))
  const contentOf = (key: string) => Buffer.from(files.find((file) => file.key === key)?.content ?? [])
  expect(contentOf(photo)).toHaveLength(JPEG.length)
  expect(contentOf(text).toString()).toBe('Two halves make a whole.')
  const statements = await t.listenToDatabase(() => cleanPictures(t.deps))
  expect(statements.filter((statement) => /^(?:update|delete|insert)/i.test(statement))).toEqual([])
})

test('while the server runs, a start and then every day purge, every hour clean, and the end waits for what is under way', async () => {
  const ada = await t.signUp()
  const ago = (days: number) => new Date(t.clock.now.getTime() - days * DAY_MS)
  const addOld = () => addNote(t, ada.id, { title: 'old', deletedAt: ago(31) })
  const countNotes = async () =>
    (await t.db.select().from(userNotes).where(eq(userNotes.userId, ada.id))).length
  const addSession = () =>
    t.db.insert(sessions).values({ userId: ada.id, tokenHash: crypto.randomUUID(), expiresAt: ago(1) })
  const countOver = async () =>
    (await t.db.select().from(sessions).where(eq(sessions.userId, ada.id))).filter(
      ({ expiresAt }) => expiresAt < t.clock.now,
    ).length
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await addOld()
    const stop = startCleaning(t.deps, { error: (facts: unknown) => expect(facts).toBeUndefined() })
    await vi.waitFor(async () => expect(await countNotes()).toBe(0), PATIENT)
    await addOld()
    await addSession()
    vi.advanceTimersByTime(HOUR_MS)
    await vi.waitFor(async () => expect(await countOver()).toBe(0), PATIENT)
    expect(await countNotes()).toBe(1)
    vi.advanceTimersByTime(23 * HOUR_MS)
    await vi.waitFor(async () => expect(await countNotes()).toBe(0), PATIENT)
    await stop()
    await addOld()
    vi.advanceTimersByTime(48 * HOUR_MS)
    expect(await countNotes()).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

test('a deleted class goes after 30 days, but not while it holds what a student has turned in', async () => {
  const [teacher, student] = [await t.signUp('teacher'), await t.signUp()]
  const longAgo = new Date(START.getTime() - 31 * DAY_MS)
  const names = ['with work', 'without work']
  const rows = await t.db
    .insert(classes)
    .values(
      names.map((name) => ({ name, teacherId: teacher.id, classCode: `gone ${name}`, deletedAt: longAgo })),
    )
    .returning({ id: classes.id, name: classes.name })
  const given = await t.db
    .insert(assignments)
    .values(
      rows.map(({ id, name }) => ({ title: name, classId: id, teacherId: teacher.id, deletedAt: longAgo })),
    )
    .returning({ id: assignments.id })
  await t.db
    .insert(assignmentSubmissions)
    .values({ assignmentId: given[0]?.id ?? 0, studentId: student.id, content: 'My essay' })
  await purgeDeleted(t.deps)
  const left = await t.db.select().from(classes).where(eq(classes.teacherId, teacher.id))
  expect(left.map(({ name }) => name)).toEqual(['with work'])
  const leftWork = await t.db.select().from(assignments).where(eq(assignments.teacherId, teacher.id))
  expect(leftWork.map(({ title }) => title)).toEqual(['with work'])
})
