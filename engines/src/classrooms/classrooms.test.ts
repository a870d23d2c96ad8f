import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sayRefusal } from '../refusals/refusal.ts'
import { ENGINE_TEXTS, type EngineRefusal } from '../refusals/texts.ts'
import {
  dayNextYear,
  isSameName,
  makeClassCode,
  nextAcademicYear,
  readClassCode,
  readRoster,
  showClassCode,
} from './index.ts'

const tell = (refusal: EngineRefusal) => sayRefusal(ENGINE_TEXTS, refusal).message

test('a code has seven letters and digits that nobody mixes up', { tags: ['P-15'] }, () => {
  const seen = new Set<string>()
  for (let first = 0; first < 23; first++) {
    let drawn = first
    const code = makeClassCode((below) => drawn++ % below)
    expect(code).toMatch(/^[ACDEFGHJKMNPQRTWXY34679]{7}$/)
    for (const letter of code) seen.add(letter)
  }
  expect(seen.size).toBe(23)
})

test.each(['k7m4qxt', ' K7M 4QXT ', 'K7M-4QXT', 'k7m–4q xt', 'Ｋ7Ｍ4QXT'])(
  '“%s” is read as the code it stands for',
  { tags: ['P-42'] },
  (typed) => {
    expect(readClassCode(typed)).toBe('K7M4QXT')
  },
)

test('a code is shown in two groups and read back as it was', () => {
  expect(showClassCode('K7M4QXT')).toBe('K7M 4QXT')
  expect(readClassCode(showClassCode('K7M4QXT'))).toBe('K7M4QXT')
})

test.each([
  ['2026/27', '2027/28'],
  ['2026/2027', '2027/2028'],
  ['2026-27', '2027-28'],
  ['2099/00', '2100/01'],
  ['1999/99', '2000/00'],
  ['SY 2026', 'SY 2027'],
  ['Autumn', 'Autumn'],
])('after %s comes %s', (year, next) => {
  expect(nextAcademicYear(year)).toBe(next)
})

test.each([
  ['2026-08-31', '2027-08-31'],
  ['2028-02-29', '2029-02-28'],
])('%s becomes %s', (day, next) => {
  expect(dayNextYear(day)).toBe(next)
})

const read = (text: string) => {
  const found = readRoster(text, 500)
  if ('refusal' in found) return tell(found.refusal)
  return found.entries.map(({ row, username, email, firstName, lastName, problem }) =>
    [row, username, email, `${firstName} ${lastName}`.trim(), problem && tell(problem)].filter(Boolean),
  )
}

test.each([
  ['comma', 'Username,First name,Last name\r\nmaya,Maya,Okafor\r\n'],
  ['semicolon and mark', '\uFEFFVorname;Nachname;Benutzername\nMaya;Okafor;maya\n'],
  ['tab, other order', 'Prénom\tNom\tNom d’utilisateur\nMaya\tOkafor\tmaya'],
  ['quoted', '"user name","first","surname"\n"maya","Maya","Okafor"'],
])('a class list with %s is read', (_, text) => {
  expect(read(text)).toEqual([[2, 'maya', 'Maya Okafor']])
})

test('a plain list of usernames needs no header', () => {
  expect(read('maya\n\nleo')).toEqual([
    [1, 'maya'],
    [3, 'leo'],
  ])
})

test('rows are numbered as the file has them, and each broken one says what is wrong', () => {
  expect(
    read('username,name,email\nmaya,Maya,\n,Leo,\n,Leo,leo at school\n,Leo,leo@school.org\n"nia,Nia,'),
  ).toEqual([
    [2, 'maya', 'Maya'],
    [3, 'Leo', 'Write a username or an email: several students may have the same name.'],
    [4, 'leo at school', 'Leo', '“leo at school” is not an email address.'],
    [5, 'leo@school.org', 'Leo'],
    [6, 'nia,Nia,', 'A quotation mark is opened in this row and never closed.'],
  ])
})

test.each([
  ['', 'The file is empty.'],
  ['username,email\n', 'The file names the columns but holds no students.'],
  [
    'First name,Last name\nMaya,Okafor',
    'The first row must name the columns: username, or first name, last name and email.',
  ],
  [`username\n${'x\n'.repeat(501)}`, 'A class list holds at most 500 rows; this one has 501.'],
])('a file that cannot be a class list is refused in plain words (%#)', (text, refusal) => {
  expect(read(text)).toBe(refusal)
})

test('whatever text comes, reading ends with rows in their order or with words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const found = readRoster(`username,email\n${text}`, 500)
      const rows = 'refusal' in found ? [] : found.entries.map(({ row }) => row)
      expect('refusal' in found && found.refusal).not.toBe('')
      expect(rows).toEqual(rows.toSorted((a, b) => a - b))
    }),
  )
})

test.each([
  ['Maya Okafor', 'Maya Okafor', true],
  ['okafor, maya', 'Maya Okafor', true],
  ['', 'Maya Okafor', true],
  ['Jose', 'José García', true],
  ['Maya Lindgren', 'Maya Okafor', false],
])('the name “%s” fits %s: %s', (written, known, isSame) => {
  expect(isSameName(written, known)).toBe(isSame)
})
