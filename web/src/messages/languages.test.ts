import { expect, test } from 'vitest'
import { compareMessages, flattenWords, listWanted } from '../../checks/compare-messages.ts'

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
