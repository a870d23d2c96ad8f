import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = readFileSync('docs/record.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, what = '', proofs = ''] = /^\| (.+) \| (`.+) \|$/.exec(line) ?? []
    const tests = [...proofs.matchAll(/`([^`]+)` “(.+?)”(?=<br>|$)/g)]
    return what === '' ? [] : [{ what, tests: tests.map(([, path = '', title = '']) => ({ path, title })) }]
  })

/** A quotation mark stands behind a stroke in the file, and in front of a reader as it is. */
const readTitles = (path: string) => readFileSync(path, 'utf8').replaceAll("\\'", "'")

test('each defect of the record is kept away by tests that are there', () => {
  expect(rows.length).toBeGreaterThan(70)
  expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([])
  const gone = rows.flatMap(({ tests }) =>
    tests.filter(({ path, title }) => !existsSync(path) || !readTitles(path).includes(title)),
  )
  expect(gone).toEqual([])
})
