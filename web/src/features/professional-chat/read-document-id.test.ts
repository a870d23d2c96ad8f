import { expect, test } from 'vitest'
import { readDocumentId } from './read-document-id.ts'

test.each([
  [12, 12],
  ['12', 12],
  [undefined, null],
  ['0', null],
  ['-3', null],
  ['12x', null],
  ['99999999999', null],
])('?document=%s asks for %s', (document, id) => {
  expect(readDocumentId({ document })).toBe(id)
})
