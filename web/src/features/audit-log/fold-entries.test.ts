import { expect, test } from 'vitest'
import type { AuditEntry } from '#contract/admin/audit-log.ts'
import { foldEntries } from './fold-entries.ts'

const LIST = 'GET /api/teacher/students'
const PERSON = { name: 'Sarah Chen', username: 'sarah', role: 'teacher' } as const

const look = (id: number, part: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  action: LIST,
  actorId: 1,
  actor: { ...PERSON, id: 1 },
  subjectType: 'user',
  subjectId: 100 + id,
  subject: null,
  details: {},
  createdAt: '2026-01-05T10:00:30.000Z',
  ...part,
})
const fold = (entries: AuditEntry[]) =>
  foldEntries(entries).map(({ entry, others }) => [entry, ...others].map(({ id }) => id))

test('the people of one look at a list stand in one row, and the next look in another', () => {
  const earlier = { createdAt: '2026-01-05T09:59:29.000Z' }
  expect(fold([look(5), look(4), look(3), look(2, earlier), look(1, earlier)])).toEqual([
    [5, 4, 3],
    [2, 1],
  ])
})

test.each([
  ['of somebody else', look(2, { actor: { ...PERSON, id: 2 } })],
  ['of another kind', look(2, { action: 'GET /api/admin/sessions' })],
  ['with other details', look(2, { details: { classId: 7 } })],
  ['at the same person', look(2, { subjectId: 103 })],
])('a look %s stands alone', (_, other) => {
  expect(fold([look(3), other])).toEqual([[3], [2]])
})

test('a look that names its people in one entry stands alone, beside those of older versions', () => {
  const many = (id: number) => look(id, { subjectId: null, details: { personIds: [1, 2, 3] } })
  expect(fold([many(4), many(3), look(2), look(1)])).toEqual([[4], [3], [2, 1]])
})

test('what is no look at a list is never folded, nor what nobody is known to have done', () => {
  const open = { action: 'GET /api/teacher/students/:id' }
  expect(fold([look(2, open), look(1, open)])).toEqual([[2], [1]])
  expect(fold([look(2, { actor: null }), look(1, { actor: null })])).toEqual([[2], [1]])
})
