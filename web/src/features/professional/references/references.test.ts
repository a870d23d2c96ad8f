import { expect, test } from 'vitest'
import { findFaults, readReference, toValues } from './reference-values.ts'
import { findMissing, NO_CITATION, toReference } from './to-reference.ts'

const DOCUMENT = { title: 'Backups', documentUrl: null, websiteUrl: 'https://example.org/b', citation: null }

test('a document that nobody has described is cited as the page it was read from', {
  tags: ['PRO-17'],
}, () => {
  expect(toReference(DOCUMENT)).toMatchObject({ kind: 'webpage', url: 'https://example.org/b', year: null })
  expect(toReference({ ...DOCUMENT, websiteUrl: null })).toMatchObject({ kind: 'report', url: '' })
  const citation = { ...NO_CITATION, kind: 'book' as const, year: 2001 }
  expect(toReference({ ...DOCUMENT, citation, documentUrl: 'https://example.org/c' })).toMatchObject({
    kind: 'book',
    year: 2001,
    url: 'https://example.org/c',
  })
})

test('what is missing depends on the kind of work', () => {
  const page = toReference(DOCUMENT)
  expect(findMissing(page)).toEqual(['authors', 'year'])
  expect(findMissing({ ...page, kind: 'article', year: 2001 })).toEqual(['authors', 'journal'])
  expect(findMissing({ ...page, kind: 'book', authors: [{ family: 'Curie', given: '' }] })).toEqual([
    'year',
    'publisher',
  ])
})

test('the form reads what it shows', () => {
  const reference = {
    ...toReference(DOCUMENT),
    authors: [{ family: 'Curie', given: 'Marie' }],
    year: 1911,
    doi: '10.1000/182',
  }
  expect(readReference(toValues(reference))).toEqual(reference)
})

test.each([
  ['title', { title: ' ' }],
  ['year', { year: 'soon' }],
  ['year', { year: '0' }],
  ['doi', { doi: 'doi:12' }],
  ['url', { url: 'javascript:alert(1)' }],
  ['authors', { authors: `${'x'.repeat(201)}, y` }],
])('a %s that is none is found, and left out of the citation', (field, change) => {
  const values = { ...toValues(toReference(DOCUMENT)), ...change }
  expect(findFaults(values)).toEqual({ [field]: true })
  expect(readReference(values)).toBeDefined()
})

test('a DOI may be typed as its address', () => {
  const values = { ...toValues(toReference(DOCUMENT)), doi: 'https://doi.org/10.1000/182' }
  expect([findFaults(values), readReference(values).doi]).toEqual([{}, '10.1000/182'])
})
