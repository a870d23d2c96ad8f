import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/profile/languages.ts'
import { PEOPLE_TEXTS } from '#contract/refusals/catalog.ts'
import { compareMessages, flattenWords, listWanted } from '../../checks/compare-messages.ts'
import sameWords from '../../checks/same-words.json' with { type: 'json' }

const ENGLISH = new Map([
  ['title', 'Notes of {{name}}'],
  ['rows_one', '{{count}} row'],
  ['rows_other', '{{count}} rows'],
  ['link', 'Read <b>this</b>'],
])

test.each([
  ['de', ['title', 'rows_one', 'rows_other', 'link']],
  ['fr', ['title', 'rows_one', 'rows_many', 'rows_other', 'link']],
  ['zh', ['title', 'rows_other', 'link']],
])('%s has its own plural forms', (language, keys) => {
  expect([...listWanted(ENGLISH, language).keys()].sort()).toEqual(keys.sort())
})

test.each([
  [
    {
      title: 'Notizen von {{name}}',
      rows_one: 'Eine Zeile',
      rows_other: '{{count}} Zeilen',
      link: 'Lies <b>das</b>',
    },
    [],
  ],
  [
    { title: 'Notizen von {{name}}', rows_other: '{{count}} Zeilen', link: 'Lies <b>das</b>' },
    ['rows_one is missing'],
  ],
  [
    { title: 'Notizen', rows_one: 'Eine Zeile', rows_other: 'Zeilen', link: 'Lies das', more: 'Mehr' },
    [
      'title has  instead of {{name}}',
      'rows_other has  instead of {{count}}',
      'link has  instead of </b>,<b>',
      "more is nobody's",
    ],
  ],
])('%j lacks %j', (words, problems) => {
  expect(compareMessages(ENGLISH, flattenWords(words), 'de')).toEqual(problems)
})

/** A rank of who has no points, and a date that is not there: both are documented. */
const NOT_AVAILABLE = ['leaderboard.json: unknown', 'ui.json: date.missing']

test('what means nothing yet is a dash: no other text says N/A', () => {
  const found = files.flatMap((file) =>
    [...read('en', file)].flatMap(([key, said]) => (/\bN\/A\b/.test(said) ? `${file}: ${key}` : [])),
  )
  expect(found.toSorted()).toEqual(NOT_AVAILABLE)
})

const others = LANGUAGES.filter((language) => language !== 'en')
/** What the server refuses comes with its English text, which stands in the catalog of reasons. */
const REFUSALS = 'serverMessages.json'
const files = readdirSync(join(import.meta.dirname, 'en')).concat(REFUSALS)

function read(language: string, file: string) {
  if (language === 'en' && file === REFUSALS) return flattenWords(PEOPLE_TEXTS)
  return flattenWords(JSON.parse(readFileSync(join(import.meta.dirname, language, file), 'utf8')))
}

test.each(others)('%s has every file that English has, and no other', (language) => {
  expect(readdirSync(join(import.meta.dirname, language)).sort()).toEqual([...files].sort())
})

test.each(others)('%s says all that English says, with the same names and tags in it', (language) => {
  const problems = files.flatMap((file) =>
    compareMessages(read('en', file), read(language, file), language).map((problem) => `${file}: ${problem}`),
  )
  expect(problems).toEqual([])
})

test.each(others)('%s leaves nothing in English but what is the same word', (language) => {
  // Names, abbreviations and words that both languages have stand in the list.
  const same = new Set<string>([...sameWords.all, ...sameWords[language]])
  const left = files.flatMap((file) => {
    const english = listWanted(read('en', file), language)
    return [...read(language, file)]
      .filter(([key, said]) => said === english.get(key) && hasWords(said) && !same.has(said))
      .map(([key, said]) => `${file}: ${key} “${said}”`)
  })
  expect(left).toEqual([])
})

/** Besides what is filled in, and tags. */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/\{\{.*?\}\}|\{[\w-]+\}|<\/?\w+>/gu, ''))
}
