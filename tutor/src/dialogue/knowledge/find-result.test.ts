import { expect, test } from 'vitest'
import { openCurriculum } from '../testing/open-curriculum.ts'
import { findResult } from './find-result.ts'
import { readBlocks } from './read-blocks.ts'

const { library, idOf } = openCurriculum(['atoms-and-molecules', 'what-to-do-with-leftovers'])

test.each([
  ['science-7-atoms-and-molecules', 'how many atoms in C6H12O6', '24', true],
  ['science-7-atoms-and-molecules', 'how many atoms in C6H12O6', '12', false],
  ['science-7-atoms-and-molecules', 'how many atoms in C6H12', '24', false],
  ['math-4-what-to-do-with-leftovers', '29 kids and 4 in a boat how many boats', '8', true],
  ['math-4-what-to-do-with-leftovers', '29 kids and 4 in a boat how many boats', '7', false],
  ['math-4-what-to-do-with-leftovers', '29 kids and 4 in a boat how many boats', '1', false],
])('in %s "%s" is %s: stated %s', async (key, problem, result, isStated) => {
  const guide = await library.openLesson(idOf(key))
  expect(findResult(problem, result, guide ? readBlocks(guide) : []) !== null).toBe(isStated)
})
