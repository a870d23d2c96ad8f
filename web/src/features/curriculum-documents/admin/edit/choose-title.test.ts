import { expect, test } from 'vitest'
import { chooseTitle } from './document-values.ts'

test.each([
  ['', '', 'Plants', 'Plants'],
  ['Wrong file', 'Wrong file', 'Plants', 'Plants'],
  ['My plants', 'Wrong file', 'Plants', 'My plants'],
  ['My plants', '', 'Plants', 'My plants'],
])('of "%s", after a file called "%s", reading "%s" makes "%s"', (typed, former, title, chosen) => {
  expect(chooseTitle(typed, former, title)).toBe(chosen)
})
