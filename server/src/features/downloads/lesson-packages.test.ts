import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { downloads, LessonPackage, PACKAGE_PARTS } from '#contract/downloads.ts'
import { lessons } from '#contract/lessons.ts'
import { lessons as lessonTable } from '../../db/schema/learning/lessons.ts'
import { addLesson, addQuiz } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'
import { splitParts } from './lesson-packages.ts'

const t = prepareTestApp()

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function begin() {
  const ada = await t.signUp()
  const quiz = await addQuiz(t)
  const { body: manifest } = await ada.call(downloads.describePackage, { id: quiz.lessonId })
  return { ada, quiz, lessonId: quiz.lessonId, manifest }
}

async function fetchPiece(
  person: TestPerson,
  { lessonId, version }: { lessonId: number; version: string },
  headers: Record<string, string>,
) {
  return t.app.inject({
    url: `/api/lessons/${lessonId}/package/${version}`,
    headers: { cookie: `trellis_session=${person.token}`, ...headers },
  })
}

test.each([0, 7, 20, 21, 1_000, 999_983])('%s bytes are cut into twenty pieces without a gap', (size) => {
  const parts = splitParts(size)
  expect(parts).toHaveLength(PACKAGE_PARTS)
  expect(parts.reduce((end, { from, to }) => (from === end ? to + 1 : Number.NaN), 0)).toBe(size)
  const lengths = parts.map(({ from, to }) => to + 1 - from)
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1)
})

test('twenty ranges, each with the hash it was told, are together the lesson and its quiz', {
  tags: ['X-38'],
}, async () => {
  const { ada, quiz, lessonId, manifest } = await begin()
  const pieces: Buffer[] = []
  for (const { from, to, sha256 } of manifest.parts) {
    const piece = await fetchPiece(ada, manifest, { range: `bytes=${from}-${to}` })
    expect(piece.statusCode).toBe(206)
    expect(piece.headers).toMatchObject({
      'content-range': `bytes ${from}-${to}/${manifest.sizeBytes}`,
      'accept-ranges': 'bytes',
      etag: `"${manifest.version}"`,
    })
    expect(hash(piece.rawPayload)).toBe(sha256)
    pieces.push(piece.rawPayload)
  }
  const whole = Buffer.concat(pieces)
  expect([whole.length, hash(whole)]).toEqual([manifest.sizeBytes, manifest.version])
  const content = LessonPackage.parse(JSON.parse(whole.toString()))
  expect(content.lesson).toEqual((await ada.call(lessons.one, { id: lessonId })).body)
  expect(content.quiz).toMatchObject({ id: quiz.id, title: quiz.title })
})

test('no key of the quiz is in a package, not even for a teacher', async () => {
  const { lessonId, quiz } = await begin()
  const teacher = await t.signUp('teacher')
  const { body: manifest } = await teacher.call(downloads.describePackage, { id: lessonId })
  const { payload } = await fetchPiece(teacher, manifest, {})
  expect(JSON.parse(payload).quiz.questions).toHaveLength(quiz.questions.length)
  expect(payload).not.toMatch(/correctOptionId|"why/)
})

test('the same lesson makes the same version for everybody; another text makes another one', async () => {
  const { ada, lessonId, manifest } = await begin()
  const bob = await t.signUp()
  expect((await bob.call(downloads.describePackage, { id: lessonId })).body).toEqual(manifest)
  await t.db.update(lessonTable).set({ content: '<p>New words</p>' }).where(eq(lessonTable.id, lessonId))
  const { body: newer } = await ada.call(downloads.describePackage, { id: lessonId })
  expect(newer.version).not.toBe(manifest.version)
  expect((await fetchPiece(ada, newer, {})).payload).toContain('New words')
})

test('a version that nobody ever made, or of another lesson, is not found', async () => {
  const { ada, lessonId, manifest } = await begin()
  const other = await addLesson(t)
  const open = async (id: number, version: string) =>
    (await ada.call(downloads.fetchPackage, { id, version })).status
  expect(await open(lessonId, 'a'.repeat(64))).toBe(404)
  expect(await open(other.id, manifest.version)).toBe(404)
  expect(await open(lessonId, manifest.version)).toBe(200)
})

test('a piece that is not there is refused, and another version gets the whole', async () => {
  const { ada, manifest } = await begin()
  const beyond = await fetchPiece(ada, manifest, { range: `bytes=${manifest.sizeBytes}-` })
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${manifest.sizeBytes}`])
  const stale = await fetchPiece(ada, manifest, { range: 'bytes=0-9', 'if-range': '"older"' })
  expect([stale.statusCode, stale.rawPayload.length]).toEqual([200, manifest.sizeBytes])
})
