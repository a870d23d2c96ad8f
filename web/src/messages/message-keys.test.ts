// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are code to be read
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findMissingValues } from '../../checks/find-missing-values.ts'
import { findUsedKeys, isSameKey, listKeys, listTexts } from '../../checks/find-used-keys.ts'
import { findLine, parse, readSources, walk } from '../../checks/walk-syntax.ts'

const ENGLISH = join(import.meta.dirname, 'en')
const files = readdirSync(ENGLISH)
const catalog = new Map(
  files.map((file) => [
    file.replace('.json', ''),
    listKeys(JSON.parse(readFileSync(join(ENGLISH, file), 'utf8'))),
  ]),
)
const sources = readSources(/\.tsx?$/)
const uses = sources.flatMap((file) => findUsedKeys(file).map((use) => ({ ...use, file })))

function read(text: string) {
  return findUsedKeys({ text, tree: parse('x.tsx', text) }).map(({ pattern, namespaces }) => [
    pattern,
    ...namespaces,
  ])
}

test.each([
  ["useTranslation('auth'); t('title')", [['title', 'auth']]],
  ["useTranslation(); t('title')", [['title', 'common']]],
  ["useTranslation(['landing', 'common']); t(`common:pages.${x}`)", [['pages.*', 'common']]],
  [
    "useTranslation('ui'); t(isOpen ? 'open' : 'closed')",
    [
      ['open', 'ui'],
      ['closed', 'ui'],
    ],
  ],
  ["function f(t: TFunction<'ui'>) { t('date.missing') }", [['date.missing', 'ui']]],
  ['useTranslation("auth"); t(key)', []],
])('%s uses %j', (text, keys) => {
  expect(read(text)).toEqual(keys)
})

test.each([
  ['menu.*', 'menu.profile', true],
  ['menu.*', 'menu', false],
  ['*.title', 'notes.title', true],
  ['*.title', 'notes.text', false],
  ['rows', 'rows_one', true],
  ['faq', 'faq.0.question', true],
  ['row', 'rows', false],
])('%s stands for %s: %s', (pattern, key, isSame) => {
  expect(isSameKey(pattern, key)).toBe(isSame)
})

/** Every screen is read: on a busy machine that takes longer than a test usually may. */
const LONGEST_READ_MS = 60_000

test('every key that is used has its words', { timeout: LONGEST_READ_MS }, () => {
  const missing = uses
    .filter(({ pattern, namespaces }) =>
      (namespaces.length > 0 ? namespaces : [...catalog.keys()]).every(
        (namespace) => !catalog.get(namespace)?.some((key) => isSameKey(pattern, key)),
      ),
    )
    .map(({ file, node, pattern }) => `${file.name}:${findLine(file, node)} ${pattern}`)
  expect(missing).toEqual([])
})

const NEWS = new Map([
  [
    'ui',
    new Map([
      ['late', '{{who}} came on {{day, date}}'],
      ['all', 'All'],
    ]),
  ],
])

test.each([
  ["useTranslation('ui'); t('late', { who })", ['day']],
  ["useTranslation('ui'); t('late')", ['who', 'day']],
  ["useTranslation('ui'); t(isLate ? 'late' : 'all', { who, day: 3 })", []],
  ["useTranslation('ui'); t('late', { ...all })", []],
  ["useTranslation('ui'); t('all')", []],
])('%s leaves out %j', (text, missing) => {
  const found = findUsedKeys({ text, tree: parse('x.tsx', text) })
  expect(found.flatMap((use) => findMissingValues(use, NEWS))).toEqual(missing)
})

test('every value that a text wants is given to it', { timeout: LONGEST_READ_MS }, () => {
  const texts = new Map(
    files.map((file) => [
      file.replace('.json', ''),
      new Map(listTexts(JSON.parse(readFileSync(join(ENGLISH, file), 'utf8')))),
    ]),
  )
  const missing = uses.flatMap((use) =>
    findMissingValues(use, texts).map(
      (name) => `${use.file.name}:${findLine(use.file, use.node)} ${use.pattern}: ${name}`,
    ),
  )
  expect(missing).toEqual([])
})

test('no words are kept that nobody uses', { timeout: LONGEST_READ_MS }, () => {
  // A key may be chosen elsewhere than where it is translated; then it stands as a text of its own.
  const literals = new Set(sources.flatMap(({ tree }) => [...walk(tree)].map(({ value }) => value)))
  const unused = [...catalog].flatMap(([namespace, keys]) =>
    keys
      .filter((key) => !literals.has(key))
      .filter(
        (key) =>
          !uses.some(
            (use) =>
              (use.namespaces.length === 0 || use.namespaces.includes(namespace)) &&
              isSameKey(use.pattern, key),
          ),
      )
      .map((key) => `${namespace}:${key}`),
  )
  expect(unused).toEqual([])
})
