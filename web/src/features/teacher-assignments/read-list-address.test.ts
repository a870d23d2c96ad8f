import { expect, test } from 'vitest'
import { EVERYTHING, readListAddress, writeListAddress } from './read-list-address.ts'

test('what an address says is read, and written again as it was', () => {
  const query = { class: 7, status: 'closed', q: 'essay', show: 'toGrade' }
  const address = { classId: 7, status: 'closed', search: 'essay', isToGrade: true }
  expect(readListAddress(query)).toEqual(address)
  expect(writeListAddress(readListAddress(query))).toEqual(query)
})

test('what makes no sense in it is as good as absent', () => {
  expect(readListAddress({ class: '-1', status: 'gone', q: {}, show: 7 })).toEqual(EVERYTHING)
  expect(writeListAddress(EVERYTHING)).toEqual({})
})
