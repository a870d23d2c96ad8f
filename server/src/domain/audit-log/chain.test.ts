import { expect, test } from 'vitest'
import {
  CHAIN_START,
  digestEntry,
  findBrokenEntry,
  hashSeal,
  type SealableEntry,
  writeMarks,
} from './chain.ts'

const AT = new Date('2026-03-10T09:00:00.123Z')
const makeEntry = (id: number, more: Partial<SealableEntry> = {}): SealableEntry => ({
  id,
  actorId: 7,
  action: 'user changed',
  subjectType: 'user',
  subjectId: 9,
  details: { role: { from: 'student', to: 'teacher' }, grade: 5 },
  requestId: 'r1',
  createdAt: AT,
  ...more,
})

test('an entry has the same hash in whatever order its details come, as other programs would work it out', () => {
  const other = makeEntry(1, { details: { grade: 5, role: { to: 'teacher', from: 'student' } } })
  expect(digestEntry(other)).toEqual(digestEntry(makeEntry(1)))
  expect(digestEntry(makeEntry(1)).digest).toMatch(/^[0-9a-f]{64}$/)
})

test.each<Partial<SealableEntry>>([
  { id: 2 },
  { actorId: 8 },
  { actorId: null },
  { action: 'user disabled' },
  { subjectType: null },
  { subjectId: null },
  { details: { grade: 6 } },
  { details: {} },
  { requestId: null },
  { createdAt: new Date(AT.getTime() + 1) },
])('%j changes its hash', (change) => {
  expect(digestEntry(makeEntry(1, change)).digest).not.toBe(digestEntry(makeEntry(1)).digest)
})

test('a seal depends on the one before, on its time, and on each entry and their order', () => {
  const [one, other] = [digestEntry(makeEntry(1)), digestEntry(makeEntry(2))]
  const hashes = [
    hashSeal(CHAIN_START, AT, [one, other]),
    hashSeal('f'.repeat(64), AT, [one, other]),
    hashSeal(CHAIN_START, new Date(0), [one, other]),
    hashSeal(CHAIN_START, AT, [other, one]),
    hashSeal(CHAIN_START, AT, [one]),
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
})

test('the first entry that no longer fits is named with what happened to it', () => {
  const entries = [1, 2, 5].map((id) => digestEntry(makeEntry(id)))
  const marks = writeMarks(entries)
  const changed = digestEntry(makeEntry(2, { action: 'user enabled' }))
  const [first, second, third] = entries as [(typeof entries)[0], (typeof entries)[0], (typeof entries)[0]]
  expect(findBrokenEntry(marks, entries)).toBeNull()
  expect(findBrokenEntry(marks, [first, changed, third])).toEqual({ fault: 'changed', entryId: 2 })
  expect(findBrokenEntry(marks, [first, third])).toEqual({ fault: 'missing', entryId: 2 })
  expect(findBrokenEntry(marks, [first, second, digestEntry(makeEntry(3)), third])).toEqual({
    fault: 'inserted',
    entryId: 3,
  })
  expect(findBrokenEntry(marks, [])).toEqual({ fault: 'missing', entryId: 1 })
})
