import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cite,
  findDuplicates,
  isDoi,
  normalizeDoi,
  type Reference,
  readAuthors,
  toText,
  writeAuthors,
  writeBibliography,
} from './index.ts'

const NOTHING: Reference = {
  kind: 'webpage',
  title: 'Backups',
  authors: [],
  year: null,
  journal: '',
  volume: '',
  issue: '',
  pages: '',
  publisher: '',
  doi: '',
  url: '',
}
const ARTICLE: Reference = {
  ...NOTHING,
  kind: 'article',
  title: 'Forgetting curves revisited',
  authors: [
    { family: 'Murre', given: 'Jaap M. J.' },
    { family: 'Dros', given: 'Joeri' },
  ],
  year: 2015,
  journal: 'PLOS ONE',
  volume: '10',
  issue: '7',
  pages: '1-23',
  doi: '10.1371/journal.pone.0120644',
}
const BOOK: Reference = {
  ...NOTHING,
  kind: 'book',
  title: 'Who remembers?',
  authors: [{ family: 'García', given: 'Ana-María' }],
  year: 2020,
  publisher: 'North Press',
}
const REPORT: Reference = {
  ...NOTHING,
  kind: 'report',
  title: 'World report on hearing',
  authors: [{ family: 'World Health Organization', given: '' }],
  year: 2021,
  publisher: 'World Health Organization',
  url: 'https://example.org/hearing',
}
const PAGE: Reference = {
  ...NOTHING,
  title: 'How to back up',
  publisher: 'Example Foundation',
  year: 2019,
  url: 'https://example.org/backup',
}

const write = (reference: Reference, style: 'apa' | 'mla' | 'chicago' | 'bibtex') =>
  toText(cite([reference], style)[0] ?? [])

test.each([
  [
    'apa',
    ARTICLE,
    'Murre, J. M. J., & Dros, J. (2015). Forgetting curves revisited. PLOS ONE, 10(7), 1–23. https://doi.org/10.1371/journal.pone.0120644',
  ],
  [
    'mla',
    ARTICLE,
    'Murre, Jaap M. J., and Joeri Dros. “Forgetting curves revisited.” PLOS ONE, vol. 10, no. 7, 2015, pp. 1–23, https://doi.org/10.1371/journal.pone.0120644.',
  ],
  [
    'chicago',
    ARTICLE,
    'Murre, Jaap M. J., and Joeri Dros. “Forgetting curves revisited.” PLOS ONE 10, no. 7 (2015): 1–23. https://doi.org/10.1371/journal.pone.0120644.',
  ],
  ['apa', BOOK, 'García, A.-M. (2020). Who remembers? North Press.'],
  ['mla', BOOK, 'García, Ana-María. Who remembers? North Press, 2020.'],
  ['chicago', BOOK, 'García, Ana-María. Who remembers? North Press, 2020.'],
  ['apa', REPORT, 'World Health Organization. (2021). World report on hearing. https://example.org/hearing'],
  [
    'mla',
    REPORT,
    'World Health Organization. World report on hearing. World Health Organization, 2021, https://example.org/hearing.',
  ],
  [
    'chicago',
    REPORT,
    'World Health Organization. World report on hearing. World Health Organization, 2021. https://example.org/hearing.',
  ],
  ['apa', PAGE, 'How to back up. (2019). Example Foundation. https://example.org/backup'],
  ['mla', PAGE, '“How to back up.” Example Foundation, 2019, https://example.org/backup.'],
  ['chicago', PAGE, '“How to back up.” Example Foundation, 2019. https://example.org/backup.'],
  ['apa', NOTHING, 'Backups. (n.d.).'],
  ['mla', NOTHING, '“Backups.”'],
  ['chicago', NOTHING, '“Backups.”'],
  [
    'apa',
    { ...ARTICLE, issue: '', pages: '', doi: '', authors: [] },
    'Forgetting curves revisited. (2015). PLOS ONE, 10.',
  ],
  [
    'chicago',
    { ...ARTICLE, volume: '', pages: '', doi: '', authors: [] },
    '“Forgetting curves revisited.” PLOS ONE, no. 7 (2015).',
  ],
  [
    'mla',
    { ...ARTICLE, pages: '7', doi: '', volume: '', issue: '', authors: [] },
    '“Forgetting curves revisited.” PLOS ONE, 2015, p. 7.',
  ],
] as const)('in %s a work is cited as the manual says', (style, reference, expected) => {
  expect(write(reference, style)).toBe(expected)
})

test('the titles of whole works and the volumes of journals stand in italics', () => {
  const italics = (reference: Reference, style: 'apa' | 'mla' | 'chicago') =>
    (cite([reference], style)[0] ?? []).filter(({ isItalic }) => isItalic).map(({ text }) => text)
  expect(italics(ARTICLE, 'apa')).toEqual(['PLOS ONE', '10'])
  expect(italics(ARTICLE, 'mla')).toEqual(['PLOS ONE'])
  expect(italics(BOOK, 'apa')).toEqual(['Who remembers?'])
  expect(italics(REPORT, 'apa')).toEqual(['World report on hearing'])
  expect(italics(PAGE, 'mla')).toEqual(['Example Foundation'])
})

test('many authors are shortened as each style does it', () => {
  const authors = Array.from({ length: 21 }, (_, place) => ({ family: `Name${place + 1}`, given: 'Ada' }))
  const apa = write({ ...BOOK, authors }, 'apa')
  expect(apa).toContain('Name19, A., … Name21, A. (2020)')
  expect(apa).not.toContain('Name20')
  expect(write({ ...BOOK, authors: authors.slice(0, 20) }, 'apa')).toContain('Name19, A., & Name20, A.')
  expect(write({ ...BOOK, authors: authors.slice(0, 3) }, 'mla')).toContain('Name1, Ada, et al. Who')
  expect(write({ ...BOOK, authors: authors.slice(0, 11) }, 'chicago')).toContain('Ada Name7, et al. Who')
  expect(write({ ...BOOK, authors: authors.slice(0, 3) }, 'chicago')).toContain(
    'Name1, Ada, Ada Name2, and Ada Name3. Who',
  )
})

test('a BibTeX entry has its fields, and no sign of TeX breaks it', () => {
  expect(write(ARTICLE, 'bibtex')).toBe(`@article{murre2015forgetting,
  title = {{Forgetting curves revisited}},
  author = {Murre, Jaap M. J. and Dros, Joeri},
  year = {2015},
  journal = {PLOS ONE},
  volume = {10},
  number = {7},
  pages = {1--23},
  doi = {10.1371/journal.pone.0120644}
}`)
  const odd = write({ ...REPORT, title: '50% of {R&D} in $_^~#\\', url: 'https://x.org/a_b?c={d}' }, 'bibtex')
  expect(odd).toContain(
    '{{50\\% of \\{R\\&D\\} in \\$\\_\\textasciicircum{}\\textasciitilde{}\\#\\textbackslash{}}}',
  )
  expect(odd).toContain('author = {{World Health Organization}}')
  expect(odd).toContain('url = {https://x.org/a_b?c=%7Bd%7D}')
})

test('keys of a list differ, also of works that are alike', () => {
  const bibliography = writeBibliography([BOOK, BOOK, { ...NOTHING, title: '¿?' }], 'bibtex')
  expect([...bibliography.matchAll(/^@\w+\{(.*),$/gm)].map(([, key]) => key)).toEqual([
    'garcia2020who',
    'garcia2020whob',
    'reference',
  ])
})

test('braces of every BibTeX entry are in balance, whatever the fields hold', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (title, family, url) => {
      const entry = write({ ...BOOK, title, authors: [{ family, given: '' }], url }, 'bibtex')
      const open = entry.replace(/\\[{}\\]/g, '')
      let depth = 0
      for (const sign of open) {
        if (sign === '{') depth++
        if (sign === '}') depth--
        expect(depth).toBeGreaterThanOrEqual(0)
      }
      expect(depth).toBe(0)
    }),
  )
})

test('a bibliography is in the order of its letters, without articles and marks', () => {
  const titles = writeBibliography(
    [
      { ...NOTHING, title: 'Zebra' },
      { ...NOTHING, title: 'The apple' },
      { ...NOTHING, title: 'Maple' },
    ],
    'mla',
  )
  expect(titles).toBe('“The apple.”\n\n“Maple.”\n\n“Zebra.”\n')
})

test.each([
  ['https://doi.org/10.1000/182', '10.1000/182', true],
  ['doi: 10.1000/182', '10.1000/182', true],
  [' 10.1000/a(b)c ', '10.1000/a(b)c', true],
  ['11.1000/182', '11.1000/182', false],
  ['10.1000/', '10.1000/', false],
])('%s is the DOI %s', (typed, doi, isOne) => {
  expect([normalizeDoi(typed), isDoi(normalizeDoi(typed))]).toEqual([doi, isOne])
})

test('authors are read from lines and written back', () => {
  const authors = readAuthors(' Curie, Marie \n\nWorld Health Organization; Dros,Joeri\n,')
  expect(authors).toEqual([
    { family: 'Curie', given: 'Marie' },
    { family: 'World Health Organization', given: '' },
    { family: 'Dros', given: 'Joeri' },
  ])
  expect(readAuthors(writeAuthors(authors))).toEqual(authors)
})

test('a work twice in the list is found by DOI, by address, or by title and year', () => {
  const named = { title: '', year: null, doi: '', url: '' }
  expect(
    findDuplicates([
      { ...named, title: 'A', doi: '10.1000/ABC' },
      { ...named, title: 'B', url: 'https://www.example.org/b/?utm_source=x#part' },
      { ...named, title: 'C', doi: 'https://doi.org/10.1000/abc' },
      { ...named, title: 'D', url: 'http://EXAMPLE.org/b' },
      { ...named, title: 'Über Bücher!', year: 2001 },
      { ...named, title: 'uber  bucher', year: 2001 },
      { ...named, title: 'Über Bücher', year: 2002 },
    ]),
  ).toEqual([
    { places: [0, 2], reason: 'doi' },
    { places: [1, 3], reason: 'url' },
    { places: [4, 5], reason: 'title' },
  ])
})

test('two different DOIs are two works, and nothing is a duplicate of nothing', () => {
  const named = { title: 'Errata', year: 2001, url: '' }
  expect(
    findDuplicates([
      { ...named, doi: '10.1000/1' },
      { ...named, doi: '10.1000/2' },
    ]),
  ).toEqual([])
  expect(
    findDuplicates([
      { title: '', year: null, doi: '', url: '' },
      { title: '?', year: null, doi: '', url: '' },
    ]),
  ).toEqual([])
})

test('what is one work by different signs becomes one group', () => {
  const named = { title: 'A study', year: 2001 }
  expect(
    findDuplicates([
      { ...named, doi: '10.1000/1', url: '' },
      { ...named, title: 'Another name', doi: '10.1000/1', url: 'https://example.org/1' },
      { ...named, title: 'A third name', doi: '', url: 'https://example.org/1' },
    ]),
  ).toEqual([{ places: [0, 1, 2], reason: 'doi' }])
})
