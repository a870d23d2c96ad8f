import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  CLASS_FILE_ROOM_BYTES,
  CLASS_FILE_TYPES,
  classFiles,
  LARGEST_CLASS_FILE_BYTES,
} from '#contract/classroom/class-files.ts'
import { assignments } from '#contract/teaching/assignments.ts'
import { classEnrollments } from '../../db/schema/teaching/classes.ts'
import { addClassFile } from '../../testing/assignment-samples.ts'
import { addClass } from '../../testing/class-rows.ts'
import { makeDocx, makePdf } from '../../testing/document-files.ts'
import { makeNotedPng } from '../../testing/noted-pictures.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { makePng } from '../../testing/profile-rows.ts'
import type { TestApp } from '../../testing/test-app.ts'

const t = prepareTestApp()

const DOCX = CLASS_FILE_TYPES[5]
const TEXT = Buffer.from('Two halves\nmake a whole.')

async function begin() {
  const [teacher, student, mate] = [await t.signUp('teacher'), await t.signUp(), await t.signUp()]
  const room = await addClass(t, teacher.id, [student.id, mate.id])
  return { teacher, pupil: student, mate, room }
}

type Person = Awaited<ReturnType<TestApp['signUp']>>
const add = (
  person: Person,
  classId: number,
  type: (typeof CLASS_FILE_TYPES)[number],
  bytes: Uint8Array,
  more = {},
) =>
  person.call(classFiles.add, {
    classId,
    name: 'work',
    type,
    dataBase64: Buffer.from(bytes).toString('base64'),
    ...more,
  })
const keyOf = ({ body }: { body: { url: string } }) => body.url.replace('/api/class-files/', '')
const open = async (person: Person, key: string) => (await person.call(classFiles.open, { key })).status

test.each([
  ['image/png', makePng()],
  ['application/pdf', makePdf([[{ text: 'Halves', y: 700 }]])],
  [DOCX, makeDocx([{ text: 'Halves' }])],
  ['text/plain', TEXT],
] as const)('a file of the type %s is kept by its real bytes', { tags: ['Y-87'] }, async (type, bytes) => {
  const { pupil: student, room } = await begin()
  const answer = await add(student, room.id, type, bytes)
  expect(answer).toMatchObject({
    status: 201,
    body: { name: 'work', mediaType: type, sizeBytes: bytes.byteLength },
  })
})

test('a photo of the work says nothing of where it was taken', async () => {
  const { teacher, pupil, room } = await begin()
  const answer = await add(pupil, room.id, 'image/png', makeNotedPng())
  expect(answer.body.sizeBytes).toBe(makePng().length)
  const opened = await teacher.call(classFiles.open, { key: keyOf(answer) })
  expect(Buffer.from(opened.body.content)).toEqual(makePng())
})

test.each([
  ['a page by the name of a picture', 'image/png', '<html><script>alert(1)</script></html>'],
  ['a program by the name of a text', 'text/plain', 'MZ\x00\x01\x02'],
  ['a PDF by the name of a text', 'text/plain', '%PDF-1.4\n%%EOF'],
  ['the beginning of a PDF', 'application/pdf', '%PDF-1.4\nnothing more'],
  ['a package that is no document', DOCX, 'PK\x03\x04 something else'],
] as const)('%s is refused', { tags: ['Y-87'] }, async (_, type, text) => {
  const { pupil: student, room } = await begin()
  expect((await add(student, room.id, type, Buffer.from(text, 'latin1'))).status).toBe(415)
})

test('a file opens for who handed it in and for the teacher of the class, and is there for nobody else', async () => {
  const { teacher, pupil: student, mate, room } = await begin()
  const [colleague, stranger] = [await t.signUp('teacher'), await t.signUp('admin')]
  // A student cannot show a file to the class, whatever they send.
  const key = keyOf(await add(student, room.id, 'text/plain', TEXT, { isForClass: true }))
  expect([await open(student, key), await open(teacher, key)]).toEqual([200, 200])
  expect([await open(mate, key), await open(colleague, key), await open(stranger, key)]).toEqual([
    404, 404, 404,
  ])
})

test('what a teacher puts there for all opens for the class until they leave it', async () => {
  const { teacher, pupil: student, room } = await begin()
  const key = keyOf(await add(teacher, room.id, 'text/plain', TEXT, { isForClass: true }))
  expect([await open(student, key), await open(await t.signUp(), key)]).toEqual([200, 404])
  await t.db
    .update(classEnrollments)
    .set({ status: 'removed' })
    .where(eq(classEnrollments.studentId, student.id))
  expect(await open(student, key)).toBe(404)
})

test('a file is served to be saved, as nothing that could run', async () => {
  const { pupil: student, room } = await begin()
  const key = keyOf(await add(student, room.id, 'text/plain', TEXT))
  const { headers, body } = await student.call(classFiles.open, { key })
  expect(Buffer.from(body.content)).toEqual(TEXT)
  expect(headers).toMatchObject({
    'content-type': 'text/plain',
    'content-disposition': expect.stringMatching(/^attachment/),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

test('nobody puts a file into a class that they are not in', async () => {
  const { room } = await begin()
  expect((await add(await t.signUp(), room.id, 'text/plain', TEXT)).status).toBe(404)
  expect((await add(await t.signUp('teacher'), room.id, 'text/plain', TEXT)).status).toBe(404)
})

test('five megabytes are the most for a file, and everybody has so much room', async () => {
  const { pupil: student, room } = await begin()
  const large = await add(
    student,
    room.id,
    'text/plain',
    new Uint8Array(LARGEST_CLASS_FILE_BYTES + 10).fill(65),
  )
  expect(large.status).toBe(400)
  await addClassFile(t, student.id, { classId: room.id, sizeBytes: CLASS_FILE_ROOM_BYTES })
  expect((await add(student, room.id, 'text/plain', TEXT)).status).toBe(409)
})

test('a file given with an assignment opens for its class, and its copy for the other class', async () => {
  const { teacher, pupil: student, room } = await begin()
  const other = await t.signUp()
  const second = await addClass(t, teacher.id, [other.id])
  const attached = (await add(teacher, room.id, 'text/plain', TEXT)).body
  const { body } = await teacher.call(assignments.create, {
    title: 'Read',
    classId: room.id,
    resources: [attached],
  })
  const key = keyOf({ body: attached })
  expect([await open(student, key), await open(other, key)]).toEqual([200, 404])
  const copy = await teacher.call(assignments.duplicate, {
    id: body.id,
    classId: second.id,
    status: 'active',
  })
  const copied = keyOf({ body: copy.body.resources[0] ?? { url: '' } })
  expect([await open(student, copied), await open(other, copied)]).toEqual([404, 200])
})
