import { expect, test } from 'vitest'
import { type DocumentsAddress, isFiltered, readAddress, writeAddress } from './read-address.ts'

const PLAIN: DocumentsAddress = {
  tab: 'documents',
  document: null,
  view: 'text',
  search: '',
  grade: null,
  subject: null,
  documentType: null,
  state: null,
}

test('an empty address shows all documents, and junk does too', () => {
  expect(readAddress({})).toEqual(PLAIN)
  expect(readAddress({ tab: 'x', document: '-1', grade: '99', state: 'gone', q: {} })).toEqual(PLAIN)
  expect(isFiltered(PLAIN)).toBe(false)
})

test('what is written is read back', () => {
  const full: DocumentsAddress = {
    tab: 'coverage',
    document: 17,
    view: 'history',
    search: '2026',
    grade: 4,
    subject: 'Science',
    documentType: 'standards',
    state: 'failed',
  }
  expect(readAddress(writeAddress(full))).toEqual(full)
  expect(writeAddress(PLAIN)).toEqual({})
  expect(readAddress({ document: 'new', q: 7 })).toMatchObject({ document: 'new', search: '7' })
})
