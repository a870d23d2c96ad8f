import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { documents, LARGEST_DOCUMENT_FILE_BYTES, LONGEST_DOCUMENT } from '#contract/professional/documents.ts'
import { makeDocx, makePdf, type PdfLine, packDocx } from '../../testing/document-files.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const t = prepareTestApp()
let ada: TestPerson

async function add(file: Uint8Array, name = 'Night backups.pdf') {
  ada = await t.signUp('professional')
  return ada.call(documents.addFile, { name, dataBase64: Buffer.from(file).toString('base64') })
}

const print = (lines: readonly string[], top = 760): PdfLine[] =>
  lines.map((text, n) => ({ text, y: top - n * 14 }))

test('a PDF becomes a document with its headings and paragraphs, named by its file', async () => {
  const file = makePdf([
    [
      { text: 'Night backups', sizePt: 20, y: 790 },
      ...print(['A backup is a copy of data that is kept a-', 'part from the data itself.'], 750),
      ...print(['Restoring it is the only proof that it', 'works, and a sentence goes over to'], 690),
      { text: 'Page 1', y: 40 },
    ],
    [...print(['the next page.']), { text: 'Page 2', y: 40 }],
  ])
  const { status, body } = await add(file)
  expect(status).toBe(201)
  expect(body).toMatchObject({ title: 'Night backups', documentType: 'pdf', tags: [], isShortened: false })
  expect(body.content).toBe(
    [
      '# Night backups',
      'A backup is a copy of data that is kept apart from the data itself.',
      'Restoring it is the only proof that it works, and a sentence goes over to the next page.',
    ].join('\n\n'),
  )
  expect((await ada.call(documents.open, { id: body.id })).body.content).toBe(body.content)
})

test('a Word file becomes a document with headings, lists and tables, without what was deleted', async () => {
  const more = `<w:p><w:r><w:t>Kept </w:t></w:r><w:del><w:r><w:delText>gone </w:delText></w:r></w:del><w:r><w:t>&lt;words&gt;</w:t></w:r></w:p>
    <w:tbl><w:tr><w:tc><w:p><w:r><w:t>Day</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>Copy</w:t></w:r></w:p></w:tc></w:tr></w:tbl>`
  const file = makeDocx(
    [
      { text: 'Backups', style: 'berschrift1' },
      { text: 'Rules', style: 'berschrift2' },
      { text: 'Three copies', isItem: true },
    ],
    more,
  )
  const { body } = await add(file, 'Rules of backups.docx')
  expect(body).toMatchObject({ title: 'Rules of backups', documentType: 'docx' })
  expect(body.content).toBe('# Backups\n\n## Rules\n\n- Three copies\n\nKept <words>\n\nDay | Copy')
})

test('of a file with more text than a document holds the beginning is kept, and that is said', async () => {
  const paragraph = { text: 'word '.repeat(2_000).trim() }
  const { body } = await add(makeDocx(Array.from({ length: 25 }, () => paragraph)))
  expect(body.isShortened).toBe(true)
  expect(body.content?.length).toBeGreaterThan(LONGEST_DOCUMENT * 0.9)
  expect(body.content?.length).toBeLessThanOrEqual(LONGEST_DOCUMENT)
})

const ENCRYPTION = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >> /ID [<00> <00>]`
const OLE = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.from('EncryptedPackage', 'utf16le'),
])

test.each([
  ['pages without text', makePdf([[], []]), /pictures of pages and no text/],
  ['a PDF with a password', makePdf([print(['Secret'])], ENCRYPTION), /PDF is protected by a password/],
  ['half a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type'), /PDF is damaged/],
  ['a Word file with a password', OLE, /file is protected by a password/],
  ['an old Word file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /save it as DOCX/],
  ['another zip', zipSync({ mimetype: new Uint8Array(9) }), /not a Word file/],
  ['half a Word file', makeDocx([{ text: 'Cut off' }]).slice(0, 200), /Word file is damaged/],
  ['an empty Word file', makeDocx([]), /no text in this Word file/],
  [
    'entities that grow',
    packDocx('<!DOCTYPE d [<!ENTITY a "aaaa">]><w:document>&a;</w:document>'),
    /damaged/,
  ],
  [
    'a Word file of air',
    zipSync({ 'word/document.xml': new Uint8Array(31 * 1024 * 1024) }),
    /too large when/,
  ],
  ['endless nesting', packDocx('<w:p>'.repeat(100_000)), /damaged/],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), /kind of file cannot be read/],
])('%s is refused with a reason that helps', async (_, file, reason) => {
  const { status, body } = await add(file)
  expect([status, body]).toMatchObject([
    400,
    { code: 'invalid_input', message: expect.stringMatching(reason) },
  ])
})

test('a file beyond the limit is refused, and what is no base64', async () => {
  const tooLarge = await add(new Uint8Array(LARGEST_DOCUMENT_FILE_BYTES + 3))
  expect(tooLarge.body.message).toBe('A file can have at most 10 MB.')
  const junk = await ada.call(documents.addFile, { name: 'a.pdf', dataBase64: 'Ünicode' })
  expect(junk.status).toBe(400)
})

test('the name that was typed goes before that of the file', async () => {
  ada = await t.signUp('professional')
  const { body } = await ada.call(documents.addFile, {
    name: 'scan0001.docx',
    dataBase64: Buffer.from(makeDocx([{ text: 'A text.' }])).toString('base64'),
    title: ' Handbook ',
    tags: ['Safety', 'safety'],
  })
  expect(body).toMatchObject({ title: 'Handbook', tags: ['Safety'] })
})
