import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import landing from '../../messages/en/landing.json' with { type: 'json' }
import leaderboard from '../../messages/en/leaderboard.json' with { type: 'json' }
import privacy from '../../messages/en/privacy.json' with { type: 'json' }
import tours from '../../messages/en/tours.json' with { type: 'json' }

type Words = { [key: string]: Words | string }
const MESSAGES: Record<string, Words> = { landing, leaderboard, privacy, tours }

/** Where the landing page promises something; headings and pictures of examples promise nothing. */
const PROMISES =
  /^(adapt|features)\.\w+Text$|^(students|teachers|professionals|college)\.point\d$|^hero\.lead$/

const rows = readFileSync('docs/claims.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, file = '', key = '', text = '', proof = ''] =
      /^\| `(\w+):([\w.]+)` \| (.+) \| (.+) \|$/.exec(line) ?? []
    return file === ''
      ? []
      : [{ file, key, text, tests: [...proof.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path) }]
  })

function findText(file: string, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<Words | string | undefined>(
      (words, name) => (typeof words === 'object' ? words[name] : undefined),
      MESSAGES[file],
    )
  return typeof found === 'string' ? found.replaceAll('\n', ' ').replaceAll('|', '/') : undefined
}

function listKeys(words: Words, path: readonly string[] = []): string[] {
  return Object.entries(words).flatMap(([name, word]) =>
    typeof word === 'string' ? [[...path, name].join('.')] : listKeys(word, [...path, name]),
  )
}

test('every promise of the landing page is in the list of claims', () => {
  const listed = rows.filter(({ file }) => file === 'landing').map(({ key }) => key)
  const promises = listKeys(landing).filter((key) => PROMISES.test(key))
  expect(promises.length).toBeGreaterThan(25)
  expect(promises.filter((key) => !listed.includes(key))).toEqual([])
})

test('a claim is listed in the very words that are shown, with tests that are there', () => {
  expect(rows.filter(({ file, key, text }) => findText(file, key) !== text)).toEqual([])
  expect(
    rows.filter(
      ({ tests }) =>
        tests.length === 0 || !tests.every((path) => /\.(test|spec)\.ts$/.test(path) && existsSync(path)),
    ),
  ).toEqual([])
})

test('what the product does not do is not claimed', () => {
  const said = JSON.stringify(landing.features)
  expect(said).not.toMatch(/depends on your last answer|with a summary and the transcript|five perfect/)
})
