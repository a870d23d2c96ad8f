import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findMissingWords } from '../../checks/find-missing-words.ts'

const LIST = 'app/app-screens.ts'

test('every screen fetches the words of all its parts', () => {
  const screens = findMissingWords(LIST)
  const text = readFileSync(join(import.meta.dirname, '..', LIST), 'utf8')
  expect(screens).toHaveLength(text.match(/load: async/g)?.length ?? 0)
  expect(screens.filter(({ missing }) => missing.length > 0)).toEqual([])
})
