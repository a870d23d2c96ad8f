import { expect, test } from 'vitest'
import { takeExcerpt } from './take-excerpt.ts'

const excerptOf = (content: string) => takeExcerpt({ description: null, content })

test('the description stands, however long, when there is one', { tags: ['GUIDE-33'] }, () => {
  const description = 'd'.repeat(300)
  expect(takeExcerpt({ description, content: 'c' })).toEqual({ text: description, isCut: false })
})

test.each([
  [199, 199, false],
  [200, 200, false],
  [201, 200, true],
])(
  'of %i characters of content %i are shown, cut: %s',
  { tags: ['GUIDE-34', 'CONST2-14'] },
  (length, shown, isCut) => {
    expect(excerptOf('c'.repeat(length))).toEqual({ text: 'c'.repeat(shown), isCut })
  },
)

test('no picture is cut in half', () => {
  expect(excerptOf('🌱'.repeat(250)).text).toBe('🌱'.repeat(200))
})

test.each([
  ['# Cells\n\nA **cell** is *small*.', 'Cells\nA cell is small.'],
  ['- [x] read\n- [ ] write\n> said', 'read\nwrite\nsaid'],
  ['See [the page](https://example.org/a) and `code`.', 'See the page and code.'],
  ['2 * 3 * 4 = 24, snake_case_name, a - b', '2 * 3 * 4 = 24, snake_case_name, a - b'],
  ['Costs $5 # not a heading', 'Costs $5 # not a heading'],
])('of %j people read %j', (content, text) => {
  expect(excerptOf(content).text).toBe(text)
})
