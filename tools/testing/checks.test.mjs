import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { matchesGlob, posix } from 'node:path'
import { expect, test } from 'vitest'
import { TYPED_FOLDERS } from './checks.mjs'

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n')
const configs = TYPED_FOLDERS.map((folder) => ({
  folder,
  ...JSON.parse(readFileSync(posix.join(folder, 'tsconfig.json'), 'utf8')),
}))

/** As tsc reads them: a path without a star is a file, or a folder with all that it holds. */
function isNamed(path, folder, patterns = []) {
  return patterns
    .map((pattern) => posix.join(folder, pattern))
    .some((pattern) =>
      pattern.includes('*') ? matchesGlob(path, pattern) : `${path}/`.startsWith(posix.join(pattern, '/')),
    )
}

test('the type checker sees every TypeScript file, tests and build plugins included', () => {
  const unseen = git('ls-files', '*.ts', '*.tsx', '*.mts', '*.cts').filter(
    (path) =>
      !configs.some(
        ({ folder, include, exclude }) => isNamed(path, folder, include) && !isNamed(path, folder, exclude),
      ),
  )
  expect(unseen).toEqual([])
})

test('every tsconfig is one that the checks run, or the one that they extend', () => {
  const known = TYPED_FOLDERS.map((folder) => `${folder}/tsconfig.json`)
  expect(git('ls-files', '*tsconfig*.json').toSorted()).toEqual([...known, 'tsconfig.json'].toSorted())
})

test('the linter leaves no TypeScript file out but the migrations', () => {
  const { files, linter } = JSON.parse(readFileSync('biome.json', 'utf8'))
  expect(files.includes[0]).toBe('**')
  const left = files.includes.slice(1).filter((pattern) => !/\.(?:md|yaml|json|svg)$/.test(pattern))
  expect(left).toEqual(['!server/src/db/migrations'])
  expect(linter.includes).toBeUndefined()
})
