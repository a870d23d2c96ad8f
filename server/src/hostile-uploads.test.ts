import { count } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  adminCurriculumDocuments,
  LARGEST_CURRICULUM_FILE_BYTES,
} from '#contract/admin/curriculum-documents.ts'
import { CLASS_FILE_TYPES, classFiles, LARGEST_CLASS_FILE_BYTES } from '#contract/classroom/class-files.ts'
import { documents, LARGEST_DOCUMENT_FILE_BYTES } from '#contract/professional/documents.ts'
import { LARGEST_UPLOAD_BYTES, UPLOAD_TYPES, uploads } from '#contract/profile/uploads.ts'
import { flashcardFiles, LARGEST_CARD_FILE_BYTES } from '#contract/study/flashcard-files.ts'
import { uploads as uploadTable } from './db/schema/accounts/uploads.ts'
import { curriculumDocuments, professionalDocuments } from './db/schema/study/documents.ts'
import { flashcardMedia, flashcards } from './db/schema/study/flashcards.ts'
import { classFiles as classFileTable } from './db/schema/teaching/class-files.ts'
import { addClass } from './testing/class-rows.ts'
import { HOSTILE_PDFS } from './testing/hostile-pdfs.ts'
import { HOSTILE_PICTURES } from './testing/hostile-pictures.ts'
import { HOSTILE_DOCX } from './testing/hostile-zips.ts'
import { makePng } from './testing/profile-rows.ts'
import { createTestApp, type TestApp, type TestPerson } from './testing/test-app.ts'

vi.setConfig({ testTimeout: 60_000 })

/** What reading a stranger's file may cost the server for a while, whatever the file is. */
const MOST_GROWTH_MB = 500

const DOCX = CLASS_FILE_TYPES[5]
type Said = (typeof CLASS_FILE_TYPES)[number]
type UploadedFile = { name: string; type: Said; bytes: Uint8Array }
type Call = 'uploads' | 'classFiles' | 'flashcards' | 'documents' | 'curriculum'
const ALL: Call[] = ['uploads', 'classFiles', 'flashcards', 'documents', 'curriculum']

let t: TestApp
let people: Record<'pupil' | 'professional' | 'admin', TestPerson>
let classId: number
let watching: NodeJS.Timeout
let startMb: number
let peakMb = 0
let answers = 0
const rssMb = () => process.memoryUsage().rss / 1024 / 1024

beforeAll(async () => {
  t = await createTestApp()
  people = {
    pupil: await t.signUp(),
    professional: await t.signUp('professional'),
    admin: await t.signUp('admin'),
  }
  classId = (await addClass(t, (await t.signUp('teacher')).id, [people.pupil.id])).id
  startMb = rssMb()
  watching = setInterval(() => {
    peakMb = Math.max(peakMb, rssMb())
  }, 10)
})
afterAll(() => {
  clearInterval(watching)
  if (process.env.TEST_FIGURES)
    console.info(`${answers} refusals, from ${startMb.toFixed(0)} MB to at most ${peakMb.toFixed(0)} MB`)
})

async function send(call: Call, { name, type, bytes }: UploadedFile) {
  const dataBase64 = Buffer.from(bytes).toString('base64')
  // Nobody may send so many in a row: each comes a minute after the one before.
  t.clock.now = new Date(t.clock.now.getTime() + 60_000)
  const { pupil, professional, admin } = people
  const picture = UPLOAD_TYPES.find((known) => known === type) ?? 'image/png'
  if (call === 'uploads') return pupil.call(uploads.add, { name, type: picture, dataBase64 })
  if (call === 'classFiles') return pupil.call(classFiles.add, { classId, name, type, dataBase64 })
  if (call === 'flashcards') return pupil.call(flashcardFiles.import, { file: dataBase64 })
  if (call === 'documents') return professional.call(documents.addFile, { name, dataBase64 })
  return admin.call(adminCurriculumDocuments.readFile, { name, dataBase64 })
}

const TABLES = [
  uploadTable,
  classFileTable,
  flashcards,
  flashcardMedia,
  professionalDocuments,
  curriculumDocuments,
]
async function countRows(): Promise<number> {
  const counts = await Promise.all(
    TABLES.map(async (table) => (await t.db.select({ rows: count() }).from(table))[0]),
  )
  return counts.reduce((sum, found) => sum + (found?.rows ?? 0), 0)
}

/** Refused by every call, each with a 4xx and a sentence of its own words; nothing is kept. */
async function expectRefusal(calls: readonly Call[], sent: UploadedFile) {
  const before = await countRows()
  for (const call of calls) {
    const { status, body } = await send(call, sent)
    answers += 1
    expect([call, status >= 400 && status < 500, status]).toEqual([call, true, status])
    expect(status).not.toBe(429)
    expect(body.message).toMatch(/^[A-Z][^{}<>\\]{9,}$/)
  }
  expect(await countRows()).toBe(before)
  expect(peakMb - startMb).toBeLessThan(MOST_GROWTH_MB)
}

/** Three calls read documents with the same reader: files take turns with them. The other two refuse them unread. */
const READING = ['classFiles', 'curriculum', 'documents'] as const
const inTurn = (n: number): Call[] => [READING[n % READING.length] ?? 'curriculum', 'uploads', 'flashcards']
// Readers count the pages themselves and find one that is empty: nothing to read, and no harm to who opens it.
const KEPT_BY_CLASSES = 'a hundred million pages'

test.each(Object.entries(HOSTILE_DOCX).map(([title, make], n) => ({ title, make, n })))(
  'as a Word file: $title is refused',
  ({ make, n }) => expectRefusal(inTurn(n), { name: 'Handbook.docx', type: DOCX, bytes: make() }),
)

test.each(Object.entries(HOSTILE_PDFS).map(([title, make], n) => ({ title, make, n })))(
  'as a PDF: $title is refused',
  async ({ title, make, n }) => {
    await expectRefusal(
      inTurn(n).filter((call) => call !== 'classFiles' || title !== KEPT_BY_CLASSES),
      { name: 'Handbook.pdf', type: 'application/pdf', bytes: await make() },
    )
  },
)

test.each(Object.entries(HOSTILE_PICTURES).map(([title, picture]) => ({ title, ...picture })))(
  'as a picture: $title is refused',
  ({ type, make }) => expectRefusal(ALL, { name: 'me.png', type, bytes: make() }),
)

const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>')
test.each<[string, Call[], Uint8Array]>([
  ['a program', ALL, Buffer.from('MZ\x90\x00\x03\x00', 'latin1')],
  ['zeros between letters', ALL, Buffer.from('Read\0me')],
  ['wide letters with half a letter at the end', ALL, Buffer.from('fffe4100420', 'hex').subarray(0, 5)],
  ['wide letters that hide a zero', ALL, Buffer.from('\ufeffRead\0me', 'utf16le')],
  // Students turn in pages that they wrote: kept as a text to be saved, they do nothing.
  ['a page', ['uploads', 'flashcards', 'documents', 'curriculum'], PAGE],
  ['rich text', ['uploads', 'flashcards', 'documents', 'curriculum'], Buffer.from('{\\rtf1 Hello}')],
  ['spaces', ['uploads', 'documents', 'curriculum'], Buffer.from(' \n \n')],
])('as a text: %s is refused', (_, calls, bytes) =>
  expectRefusal(calls, { name: 'notes.txt', type: 'text/plain', bytes }),
)

test('an empty file is refused everywhere', () =>
  expectRefusal(ALL, { name: 'notes.txt', type: 'text/plain', bytes: new Uint8Array() }))

const NAMES: [string, string][] = [
  ['folders above', '../../etc/passwd'],
  ['folders of Windows', '..\\..\\boot.ini'],
  ['a place on the disk', '/etc/passwd'],
  ['a zero', 'me.png\0.exe'],
  ['a line break', 'me.png\r\nSet-Cookie: a=b'],
  ['a device', 'CON'],
  ['a device with an ending', 'nul.txt'],
  ['writing that turns around', 'photo\u202egnp.exe'],
  ['a dot first', '.htaccess'],
  ['dots alone', '..'],
  ['three hundred letters', `${'a'.repeat(300)}.png`],
]
test.each(NAMES)('a name with %s is refused', async (_, name) => {
  const text = Buffer.from('Words that anybody may read.')
  await expectRefusal(['uploads'], { name, type: 'image/png', bytes: makePng() })
  await expectRefusal(['classFiles', 'documents', 'curriculum'], { name, type: 'text/plain', bytes: text })
})

// Both ends of a call live in this process: so large a file is held by the test as well. What it costs is not measured.
test.each<[Call, number]>([
  ['uploads', LARGEST_UPLOAD_BYTES],
  ['classFiles', LARGEST_CLASS_FILE_BYTES],
  ['documents', LARGEST_DOCUMENT_FILE_BYTES],
  ['curriculum', LARGEST_CURRICULUM_FILE_BYTES],
  ['flashcards', LARGEST_CARD_FILE_BYTES],
])('%s: one byte more than the %d that a file may have is refused', (call, largest) => {
  clearInterval(watching)
  return expectRefusal([call], {
    name: 'notes.txt',
    type: 'text/plain',
    bytes: Buffer.alloc(largest + 1, 97),
  })
})
