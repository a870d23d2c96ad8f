import { expect, test } from 'vitest'
import { listMissing, toAddress, toPayload, toValues } from './guide-values.ts'

const EMPTY = toValues(null)
const GUIDE = {
  id: 7,
  userId: 3,
  title: 'Cells',
  description: 'All of life',
  content: '# Cells',
  resources: [{ type: 'text' as const, content: 'A cell' }],
  subject: 'Science',
  grade: 8,
  isPublic: true,
  isHidden: false,
  sharing: 'public' as const,
  decline: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
}

test('what is opened and saved unchanged is what was there', { tags: ['API2-18', 'API2-19'] }, () => {
  const { title, description, content, resources, subject, grade, isPublic } = GUIDE
  expect(toPayload(toValues(GUIDE))).toEqual({
    title,
    description,
    content,
    resources,
    subject,
    grade,
    isPublic,
  })
})

test.each([
  ['', null],
  ['1', 1],
  ['12', 12],
  ['13', 13],
])('the grade %j is sent as %j', { tags: ['GUIDE-38', 'GUIDE-39'] }, (grade, sent) => {
  expect(toPayload({ ...EMPTY, grade }).grade).toBe(sent)
})

test('blank fields are sent as nothing, and a new guide is private', { tags: ['Y-73'] }, () => {
  expect(toPayload({ ...EMPTY, title: ' Cells ', subject: ' ', description: '\n' })).toEqual({
    title: 'Cells',
    description: null,
    content: '',
    resources: [],
    subject: null,
    grade: null,
    isPublic: false,
  })
})

test.each([
  ['', '', ['title', 'content']],
  [' ', 'x', ['title']],
  ['x', ' \n', ['content']],
  ['x', 'x', []],
])(
  'of title %j and content %j there misses %j',
  { tags: ['GUIDE-36', 'GUIDE-37'] },
  (title, content, missing) => {
    expect(listMissing({ ...EMPTY, title, content })).toEqual(missing)
  },
)

test.each([
  [' example.org/cells ', 'https://example.org/cells'],
  ['http://example.org', 'http://example.org'],
  ['HTTPS://example.org', 'HTTPS://example.org'],
  ['ftp://example.org', 'ftp://example.org'],
])('the address %j is read as %s', (typed, address) => {
  expect(toAddress(typed)).toBe(address)
})
