import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import about from '../../messages/en/about.json' with { type: 'json' }
import accessibility from '../../messages/en/accessibility.json' with { type: 'json' }
import achievements from '../../messages/en/achievements.json' with { type: 'json' }
import cookies from '../../messages/en/cookies.json' with { type: 'json' }
import landing from '../../messages/en/landing.json' with { type: 'json' }
import leaderboard from '../../messages/en/leaderboard.json' with { type: 'json' }
import offlineLearning from '../../messages/en/offlineLearning.json' with { type: 'json' }
import privacy from '../../messages/en/privacy.json' with { type: 'json' }
import terms from '../../messages/en/terms.json' with { type: 'json' }
import tours from '../../messages/en/tours.json' with { type: 'json' }

type Words = { [key: string]: Words | string }

/** Where a page promises something; headings and pictures of examples promise nothing. */
const PROMISES: [file: string, words: Words, promises: RegExp][] = [
  [
    'landing',
    landing,
    /^(adapt|features)\.(\w+Text|lead)$|^(students|teachers|professionals|college)\.(text|point\d)$|^hero\.(title|lead)$|^closing\.text|^pricing\.note$/,
  ],
  ['tours', tours, /\.text$/],
  ['privacy', privacy, /\.text$|^retention\.after$/],
  ['terms', terms, /\.text$/],
  ['cookies', cookies, /^(what|others|browser)\.text$|^choose\.\w+Text$/],
  ['accessibility', accessibility, /^(aim|does|tests|limits)\.text$/],
  ['offlineLearning', offlineLearning, /^steps\.\w+\.text$|Note$|^(storage|needs)\.text$/],
  ['about', about, /^mission\.text$|^values\.\w+\.text$|^team\.engineering\.text$/],
  ['leaderboard', leaderboard, /^rules\.(?!heading)/],
  ['achievements', achievements, /^rule$/],
]
const MESSAGES = new Map(PROMISES.map(([file, words]) => [file, words]))

/** What no test can tell, such as what others do, is read by somebody before the row is written. */
const PERSON = 'a person'

const rows = readFileSync('docs/claims.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, file = '', key = '', text = '', proof = ''] =
      /^\| `(\w+):([\w.]+)` \| (.+) \| (.+) \|$/.exec(line) ?? []
    return file === ''
      ? []
      : [{ file, key, text, proof, tests: [...proof.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path) }]
  })

function findText(file: string, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<Words | string | undefined>(
      (words, name) => (typeof words === 'object' ? words[name] : undefined),
      MESSAGES.get(file),
    )
  return typeof found === 'string' ? found.replaceAll('\n', ' ').replaceAll('|', '/') : undefined
}

function listKeys(words: Words, path: readonly string[] = []): string[] {
  return Object.entries(words).flatMap(([name, word]) =>
    typeof word === 'string' ? [[...path, name].join('.')] : listKeys(word, [...path, name]),
  )
}

test.each(PROMISES)('every promise of %s is in the list of claims', (file, words, promises) => {
  const listed = rows.filter((row) => row.file === file).map(({ key }) => key)
  const found = listKeys(words).filter((key) => promises.test(key))
  expect(found).not.toEqual([])
  expect(found.filter((key) => !listed.includes(key))).toEqual([])
})

test('a claim is listed in the very words that are shown, with tests that are there', () => {
  expect(rows.filter(({ file, key, text }) => findText(file, key) !== text)).toEqual([])
  expect(
    rows.filter(
      ({ proof, tests }) =>
        proof !== PERSON &&
        (tests.length === 0 || !tests.every((path) => /\.(test|spec)\.tsx?$/.test(path) && existsSync(path))),
    ),
  ).toEqual([])
})

test('what the product does not do is not claimed', () => {
  expect(JSON.stringify(landing)).not.toMatch(
    /depends on your last answer|with a summary and the transcript|five perfect|an hour helps most|something harder|how long it takes/,
  )
})
