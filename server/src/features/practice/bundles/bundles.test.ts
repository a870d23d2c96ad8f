import { createDecipheriv, pbkdf2Sync } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { practice, type SealedProblem } from '#contract/practice.ts'
import { type AnswerShape, canonicalise, type Given } from '#engines/answers/index.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { attempts } from '../../../db/schema/learning/attempts.ts'
import { learningDays } from '../../../db/schema/learning/learning-days.ts'
import { practiceProblems } from '../../../db/schema/learning/practice-problems.ts'
import { noteHelpWithText } from '../../../domain/practice/handed-out.ts'
import { makeAgain } from '../../../domain/practice/practice-library.ts'
import { fillSubjects } from '../../../first-start/subjects.ts'
import { findRightAnswer } from '../../../testing/answer-problem.ts'
import { addLesson } from '../../../testing/learning-rows.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts'

const SKILLS = ['math.1.add-within-20', 'math.1.subtract-within-20']

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
  await fillSubjects(t.db)
})

async function begin() {
  const ada = await t.signUp('student', { grade: 1 })
  const outline = {
    objectives: [],
    vocabulary: {},
    skills: [...SKILLS, 'math.1.no-such-thing'],
    prerequisites: [],
    standards: [],
    sections: [],
  }
  const lesson = await addLesson(t, { grade: 1, outline })
  const take = async (wish: object = { lessonId: lesson.id }) =>
    (await ada.call(practice.handOutBundle, wish)).body.problems
  const rows = () => t.db.select().from(practiceProblems).where(eq(practiceProblems.userId, ada.id))
  return { ada, lesson, take, rows }
}

const idsOf = (problems: SealedProblem[]) => problems.map(({ problem }) => problem.id)
const answer = async (person: TestPerson, problemId: number, more: object = {}) =>
  person.call(practice.answer, {
    problemId,
    answer: await findRightAnswer(t, problemId),
    ...more,
  })

/** As a device opens it. */
function open(
  { problem, seal }: SealedProblem,
  given: Given,
): { answerHtml: string; stepsHtml: string[] } | null {
  for (const { text } of canonicalise(problem.answer as AnswerShape, given)) {
    if (!seal || text === null) continue
    const stretched = pbkdf2Sync(text, Buffer.from(seal.salt, 'base64'), seal.rounds, 32, 'sha256')
    for (const locked of seal.keys) {
      const key = decrypt(stretched, locked)
      const solution = key && decrypt(key, seal.solution)
      if (solution) return JSON.parse(solution.toString())
    }
  }
  return null
}

function decrypt(key: Buffer, text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()])
  } catch {
    return null
  }
}

test('a bundle of a lesson holds different problems of all its skills, stored as handed out', async () => {
  const { take, rows, lesson } = await begin()
  const problems = await take()
  expect(problems).toHaveLength(12)
  expect(new Set(problems.map(({ problem }) => problem.skill.id))).toEqual(new Set(SKILLS))
  expect(new Set(problems.map(({ problem }) => problem.promptHtml + problem.figure)).size).toBe(12)
  expect(await rows()).toHaveLength(12)
  expect((await rows()).every(({ bundle }) => bundle === `lesson:${lesson.id}`)).toBe(true)
})

test('the seal opens with the right answer and nothing else, and nothing readable gives it away', async () => {
  const { ada, take } = await begin()
  for (const sealed of await take({ lessonId: undefined, skill: SKILLS[0], count: 3 })) {
    const right = await findRightAnswer(t, sealed.problem.id)
    expect(sealed.hintsHtml).toHaveLength(2)
    expect(sealed.problem.hintsShown).toEqual([])
    expect(open(sealed, '987654')).toBeNull()
    const solution = open(sealed, right)
    expect(solution?.stepsHtml.length).toBeGreaterThan(0)
    const { body } = await answer(ada, sealed.problem.id)
    expect(body.solution).toEqual(solution)
    expect(Buffer.from(sealed.seal?.solution ?? '', 'base64').length % 512).toBe(12 + 16)
  }
})

test('what nobody has touched comes again, and only what is missing is added', async () => {
  const { ada, take, rows } = await begin()
  const first = await take()
  expect(idsOf(await take())).toEqual(idsOf(first))
  expect(await rows()).toHaveLength(12)
  const [solved = 0, hinted = 0] = idsOf(first)
  await answer(ada, solved)
  await ada.call(practice.hint, { id: hinted })
  const second = idsOf(await take())
  expect(second).toHaveLength(12)
  expect(second.slice(0, 10)).toEqual(idsOf(first).slice(2))
  expect(await rows()).toHaveLength(14)
})

test('the same bundle asked for twice at once is filled once', async () => {
  const { take, rows } = await begin()
  const [one, other] = await Promise.all([take(), take()])
  expect(idsOf(one)).toEqual(idsOf(other))
  expect(await rows()).toHaveLength(12)
})

test('a repeated request gets the same problems', async () => {
  const { ada, lesson } = await begin()
  const call = () =>
    ada.call(
      practice.handOutBundle,
      { lessonId: lesson.id, count: 2 },
      { idempotencyKey: 'bundle-once-0001' },
    )
  expect(idsOf((await call()).body.problems)).toEqual(idsOf((await call()).body.problems))
})

test.each([
  ['at most 400', 0, 5],
  ['what has lain for a month not counted', 31, 12],
])('one learner takes along %s', async (_, days, expected) => {
  const { ada, take } = await begin()
  const givenAt = new Date(t.clock.now.getTime() - days * DAY_MS)
  const one = { userId: ada.id, skill: SKILLS[0] ?? '', difficulty: 1, givenAt, bundle: 'skill:other' }
  await t.db.insert(practiceProblems).values(Array.from({ length: 395 }, (_, seed) => ({ ...one, seed })))
  expect(await take()).toHaveLength(expected)
})

test('problems that were taken along do not disturb those that are asked for one by one', async () => {
  const { ada, take } = await begin()
  await take()
  const { body } = await ada.call(practice.next, { skill: SKILLS[0] })
  expect((await ada.call(practice.next, { skill: SKILLS[0] })).body.promptHtml).not.toBe(body.promptHtml)
})

test.each([
  ['neither lesson nor skill', {}, 400],
  ['both', { lessonId: 1, skill: SKILLS[0] }, 400],
  ['an unknown lesson', { lessonId: 2_000_000 }, 404],
  ['an unknown skill', { skill: 'math.1.no-such-thing' }, 404],
  ['too many at once', { skill: SKILLS[0], count: 21 }, 400],
])('%s is refused', async (_, wish, status) => {
  const ada = await t.signUp()
  expect((await ada.send(practice.handOutBundle, wish)).status).toBe(status)
})

test('a lesson without practice makes an empty bundle', async () => {
  const { take } = await begin()
  expect(await take({ lessonId: (await addLesson(t)).id })).toEqual([])
})

test("another learner's problem of a bundle is not found", async () => {
  const { take } = await begin()
  const [sealed] = await take()
  const bob = await t.signUp()
  const { status } = await answer(bob, sealed?.problem.id ?? 0, { answeredAt: t.clock.now.toISOString() })
  expect(status).toBe(404)
})

test('an answer that arrives later counts for the day on which it was given', async () => {
  const { ada, take } = await begin()
  const [sealed] = await take()
  const givenAt = t.clock.now
  const answeredAt = new Date(givenAt.getTime() + 2 * DAY_MS)
  t.clock.now = new Date(givenAt.getTime() + 29 * DAY_MS)
  const { status } = await answer(ada, sealed?.problem.id ?? 0, { answeredAt: answeredAt.toISOString() })
  expect(status).toBe(201)
  const [attempt] = await t.db.select().from(attempts).where(eq(attempts.userId, ada.id))
  expect(attempt).toMatchObject({ correct: true, answeredAt, receivedAt: t.clock.now })
  const days = await t.db.select().from(learningDays).where(eq(learningDays.userId, ada.id))
  expect(days.map(({ day }) => day)).toEqual([attempt?.day])
})

test.each([
  ['before the problem was there', -5 * DAY_MS, 0],
  ['in the future', 900 * DAY_MS, DAY_MS],
])('a clock that says %s is set right', async (_, offMs, expectedMs) => {
  const { ada, take } = await begin()
  const [sealed] = await take()
  const givenAt = t.clock.now
  t.clock.now = new Date(givenAt.getTime() + DAY_MS)
  const answeredAt = new Date(givenAt.getTime() + offMs).toISOString()
  await answer(ada, sealed?.problem.id ?? 0, { answeredAt })
  const [attempt] = await t.db.select().from(attempts).where(eq(attempts.userId, ada.id))
  expect(attempt?.answeredAt.getTime()).toBe(givenAt.getTime() + expectedMs)
})

test('a problem solved on two devices is recorded once, and the second is told so without an error', async () => {
  const { ada, take } = await begin()
  const [sealed] = await take()
  const id = sealed?.problem.id ?? 0
  const answeredAt = t.clock.now.toISOString()
  t.clock.now = new Date(t.clock.now.getTime() + DAY_MS)
  await answer(ada, id)
  expect((await answer(ada, id)).status).toBe(409)
  const { status, body } = await answer(ada, id, { answeredAt })
  expect([status, body.correct, body.attemptId]).toEqual([201, true, null])
  const stored = await t.db
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, ada.id), eq(attempts.source, 'practice')))
  expect(stored).toHaveLength(1)
})

test('hints that were looked at on the device count as help', async () => {
  const { ada, take, rows } = await begin()
  const [sealed] = await take()
  const { body } = await answer(ada, sealed?.problem.id ?? 0, { hintsSeen: 2 })
  expect([body.correct, body.helped]).toEqual([true, true])
  const [attempt] = await t.db.select().from(attempts).where(eq(attempts.userId, ada.id))
  expect(attempt).toMatchObject({ helped: true, hintsUsed: 2 })
  expect((await rows()).find(({ id }) => id === sealed?.problem.id)).toMatchObject({
    hintsShown: 2,
    tries: 1,
  })
})

test('who copies a problem that was taken along into the tutor has had help with it', async () => {
  const { ada, take, rows } = await begin()
  const [sealed] = await take({ skill: SKILLS[0] })
  const row = (await rows()).find(({ id }) => id === sealed?.problem.id)
  if (!row) throw new Error('no row')
  await noteHelpWithText(t.db, ada.id, makeAgain(row).prompt)
  expect((await answer(ada, row.id)).body.helped).toBe(true)
})
