// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are code to be read
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findUsedKeys, isSameKey, listKeys } from '../../checks/find-used-keys.ts'
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
