import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { LARGEST_UPLOAD_BYTES, MOST_UPLOADS, uploads } from '#contract/profile/uploads.ts'
import { uploads as uploadTable } from '../../db/schema/accounts/uploads.ts'
import { readPicture } from '../../platform/read-picture.ts'
import { JPEG, makeExif, makeNotedJpeg, SECRET, WEBP } from '../../testing/noted-pictures.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { addUpload, makePng } from '../../testing/profile-rows.ts'

const t = prepareTestApp()

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

test('a picture is kept and served as a file that nothing can run from', { tags: ['P-114'] }, async () => {
  const [ada, bob] = [await t.signUp('college'), await t.signUp()]
  const { status, body } = await ada.call(uploads.add, {
    name: 'me.png',
    type: 'image/png',
    dataBase64: encode(makePng()),
  })
  expect(status).toBe(201)
  const key = body.url.replace('/api/uploads/', '')
  const served = await bob.call(uploads.open, { key })
  expect(Buffer.from(served.body.content)).toEqual(makePng())
  expect(served.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': expect.stringMatching(/^attachment/),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  expect((await t.call(uploads.open, { key })).status).toBe(401)
})

test('where a picture was taken is not kept, but which way up it is', async () => {
  const [ada, bob] = [await t.signUp('college'), await t.signUp()]
  const sent = makeNotedJpeg(makeExif(6))
  const { body } = await ada.call(uploads.add, {
    name: 'me.jpg',
    type: 'image/jpeg',
    dataBase64: encode(sent),
  })
  const key = body.url.replace('/api/uploads/', '')
  const served = Buffer.from((await bob.call(uploads.open, { key })).body.content)
  expect(sent.includes(SECRET)).toBe(true)
  expect(served.includes(SECRET)).toBe(false)
  expect(served).toHaveLength(JPEG.length + 36)
  const [row] = await t.db.select().from(uploadTable).where(eq(uploadTable.key, key))
  expect(row).toMatchObject({ sizeBytes: served.length, isCleaned: true })
})

test.each([
  ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a JPEG by the name of PNG', JPEG],
  ['a PNG that goes on as something else', Buffer.concat([makePng(), Buffer.from('<script>')])],
  ['the beginning of a PNG', makePng().subarray(0, 30)],
])('%s is not taken for a PNG', { tags: ['P-114'] }, async (_, bytes) => {
  const ada = await t.signUp()
  const input = { name: 'me.png', type: 'image/png' as const, dataBase64: encode(bytes) }
  expect((await ada.call(uploads.add, input)).status).toBe(415)
})

test('what is too large is refused', { tags: ['P-114'] }, async () => {
  const ada = await t.signUp()
  const dataBase64 = encode(new Uint8Array(LARGEST_UPLOAD_BYTES + 10))
  const answer = await ada.call(uploads.add, { name: 'x', type: 'image/png', dataBase64 })
  expect(answer.status).toBe(400)
})

test('one person keeps so many pictures and no more', async () => {
  const ada = await t.signUp()
  for (let n = 0; n < MOST_UPLOADS; n++) await addUpload(t, ada.id)
  const input = { name: 'me.png', type: 'image/png' as const, dataBase64: encode(makePng()) }
  expect((await ada.call(uploads.add, input)).status).toBe(409)
})

test('the three kinds are told by their bytes, and a picture of absurd size is none', () => {
  expect([makePng(), JPEG, WEBP].map((bytes) => readPicture(new Uint8Array(bytes)))).toEqual([
    'image/png',
    'image/jpeg',
    'image/webp',
  ])
  const huge = new Uint8Array(makePng())
  new DataView(huge.buffer).setUint32(16, 50_000)
  new DataView(huge.buffer).setUint32(20, 50_000)
  expect(readPicture(huge)).toBeNull()
  expect(readPicture(new Uint8Array())).toBeNull()
})
