import { expect, test } from 'vitest'
import { isWhole, readAuditAddress, WHOLE_LOG, writeAuditAddress } from './audit-address.ts'

test.each([
  { subjectType: 'user', subjectId: 12 },
  { subjectType: 'video_content', subjectId: 7, action: 'video deleted' },
  { personId: 3, from: '2026-01-01', to: '2026-01-31' },
  { actorId: 3, subjectType: 'testimonial' },
])('the address %j of another screen is kept as it is', (query) => {
  expect(writeAuditAddress(readAuditAddress(query))).toEqual(query)
})

test('an account as subject is a person of the filters', () => {
  expect(readAuditAddress({ subjectType: 'user', subjectId: 12 })).toEqual({
    ...WHOLE_LOG,
    person: { as: 'subject', id: 12 },
  })
})

test.each([
  { personId: 'x' },
  { subjectType: '<b>', subjectId: '1' },
  { from: '2026-02-31x', action: 'hack' },
])('%j asks for nothing that exists and is the whole log', (query) => {
  expect(isWhole(readAuditAddress(query))).toBe(true)
})
