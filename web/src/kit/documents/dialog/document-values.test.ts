import { expect, test } from 'vitest'
import { documents, LONGEST_DOCUMENT } from '#contract/professional/documents.ts'
import {
  completeAddress,
  type DocumentValues,
  findFaults,
  isTextFile,
  NO_VALUES,
  nameOfFile,
  readTextFile,
  toNewDocument,
} from './document-values.ts'

const of = (values: Partial<DocumentValues>) => ({ ...NO_VALUES, ...values })
const MB = 1024 * 1024

test.each([
  [of({}), null, { title: 'titleMissing', content: 'textMissing' }],
  [of({ title: 'T', content: 'a'.repeat(LONGEST_DOCUMENT + 1) }), null, { content: 'textTooLong' }],
  [of({ title: 'T', content: 'Text' }), null, {}],
  [of({ kind: 'page' }), null, { address: 'addressMissing' }],
  [of({ kind: 'page', address: 'javascript:alert(1)' }), null, { address: 'addressWrong' }],
  [of({ kind: 'page', address: 'example.org/a' }), null, {}],
  [of({ kind: 'reference', address: 'https://example.org' }), null, { title: 'titleMissing' }],
  [of({ kind: 'file' }), null, { file: 'fileMissing' }],
  [of({ kind: 'file' }), { name: 'a.pdf', size: 11 * MB }, { file: 'fileTooLarge' }],
  [of({ kind: 'file' }), { name: 'a.pdf', size: 10 * MB }, {}],
])('%j with the file %j is told %j', (values, file, faults) => {
  expect(findFaults(values, file)).toEqual(faults)
})

test.each([
  ['example.org', 'https://example.org'],
  [' http://example.org/a ', 'http://example.org/a'],
  ['ftp://example.org', 'ftp://example.org'],
  ['handbook', 'handbook'],
])('the address %j becomes %j', (typed, address) => {
  expect(completeAddress(typed)).toBe(address)
})

test('every kind is sent as its call wants it', () => {
  const values = of({ title: ' T ', content: 'Text', address: 'example.org', tags: ['a'] })
  const sent = (['text', 'page', 'reference'] as const).map((kind) => toNewDocument({ ...values, kind }))
  expect(sent).toEqual([
    { title: 'T', tags: ['a'], content: 'Text' },
    { title: 'T', tags: ['a'], websiteUrl: 'https://example.org' },
    { title: 'T', tags: ['a'], documentUrl: 'https://example.org', documentType: 'reference' },
  ])
  for (const one of sent) expect(documents.create.input.safeParse(one).success).toBe(true)
})

test('text files are told by their name or kind, and read in the encoding they say', () => {
  expect(isTextFile({ name: 'Notes.MD', type: '' })).toBe(true)
  expect(isTextFile({ name: 'paper.pdf', type: 'application/pdf' })).toBe(false)
  expect(nameOfFile('My paper.v2.docx')).toBe('My paper.v2')
  expect(readTextFile(new Uint8Array([0xff, 0xfe, 0x41, 0, 0x0d, 0, 0x0a, 0]))).toBe('A\n')
  expect(readTextFile(new TextEncoder().encode('\ufeffÄ\r\nb'))).toBe('Ä\nb')
})
