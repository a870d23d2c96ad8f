import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTable, readCards, writeCards } from './index.ts'

const LIMITS = { mostRows: 100, longestText: 200, mostTags: 3, longestTag: 20 }
const read = (text: string) => readCards(text, LIMITS)
const sides = (text: string) => read(text).cards.map(({ front, back }) => [front, back])

test.each([
  [
    'commas',
    'a,b\nc,d',
    ',',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'tabs',
    'a\tb, c\nd\te',
    '\t',
    [
      ['a', 'b, c'],
      ['d', 'e'],
    ],
  ],
  [
    'semicolons with commas inside',
    'a;b, c\nd;e, f',
    ';',
    [
      ['a', 'b, c'],
      ['d', 'e, f'],
    ],
  ],
  [
    'bars',
    'a|b\nc|d',
    '|',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'quotes',
    '"a ""x"", y","b\nc"\nd,e',
    ',',
    [
      ['a "x", y', 'b\nc'],
      ['d', 'e'],
    ],
  ],
  [
    'CRLF, CR and empty rows',
    'a,b\r\n\r\n,,\rc,d\r',
    ',',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a byte order mark before a quote', '\ufeff"a","b"', ',', [['a', 'b']]],
  ['a header in another order', 'Answer,Question\nb,a', ',', [['a', 'b']]],
  ["Anki's lines", '#separator:tab\n#html:false\n#tags column:3\na\tb\tx y', '\t', [['a', 'b']]],
])('a table with %s is read', { tags: ['C1', 'C2', 'C3'] }, (_, text, delimiter, expected) => {
  expect(read(text)).toMatchObject({ delimiter, errors: [] })
  expect(sides(text)).toEqual(expected)
})

test('tags, difficulty and passage are read, and tags of Anki are apart by spaces', { tags: ['C3'] }, () => {
  expect(read('front,back,tags,difficulty,passage\na,b,"x, y z,x",5,Here').cards).toEqual([
    { row: 2, front: 'a', back: 'b', tags: ['x', 'y z'], difficulty: 5, passage: 'Here' },
  ])
  expect(read('#tags column:3\na,b,x y').cards[0]).toMatchObject({ row: 2, tags: ['x', 'y'], difficulty: 3 })
})

test('errors name the line where their row begins', { tags: ['C4'] }, () => {
  const text = [
    '"two',
    'lines",b',
    'only front',
    ',only back',
    `${'x'.repeat(201)},b`,
    'a,b,t,9',
    'a,b,1,2',
    '"a",b,"1,2,3,4"',
  ].join('\n')
  const { cards, errors } = read(text)
  expect(cards.map(({ row }) => row)).toEqual([1, 7])
  expect(errors).toEqual([
    { row: 3, refusal: 'cardBackMissing' },
    { row: 4, refusal: 'cardFrontMissing' },
    { row: 5, refusal: { reason: 'textTooLong', params: { most: 200 } } },
    { row: 6, refusal: 'cardDifficultyInvalid' },
    { row: 8, refusal: { reason: 'cardTooManyTags', params: { most: 3 } } },
  ])
  expect(read('a,b\n'.repeat(101)).errors).toEqual([
    { row: 101, refusal: { reason: 'cardFileTooLong', params: { most: 100 } } },
  ])
})

test('a quotation mark without an end is the one error', { tags: ['C5'] }, () => {
  expect(read('a,b\nc,"d\ne,f')).toMatchObject({
    cards: [],
    errors: [{ row: 2, refusal: 'quoteNeverClosed' }],
  })
})

const text = fc
  .string({ minLength: 1, maxLength: 60, unit: fc.constantFrom(...'ab "\n,;|\t\'#=é漢') })
  .map((s) => s.trim())
const card = fc.record({
  front: text.filter((s) => s !== ''),
  back: text.filter((s) => s !== ''),
  tags: fc.uniqueArray(fc.constantFrom('one', 'two words', 'a::b'), { maxLength: 3 }),
  difficulty: fc.integer({ min: 1, max: 5 }),
  passage: text,
})

test.each([',', '\t', ';'] as const)(
  'what is written with %j is read back without loss',
  { tags: ['C6'] },
  (delimiter) => {
    fc.assert(
      fc.property(fc.array(card, { minLength: 1, maxLength: 8 }), (cards) => {
        const { cards: found, errors } = read(writeCards(cards, delimiter))
        expect(errors).toEqual([])
        expect(found.map(({ row: _, ...rest }) => rest)).toEqual(cards)
      }),
      { seed: 6, numRuns: 300 },
    )
  },
)

test('what no list of cards has is read over, and nothing of it is kept', { tags: ['C7'] }, () => {
  const [wide] = parseTable(`${','.repeat(20_000)}x\n`, ',').rows
  expect(wide?.cells).toHaveLength(10_000)
  const [quoted] = parseTable(`"${'""'.repeat(1_500_000)}",b`, ',').rows
  expect(quoted?.cells.map(({ length }) => length)).toEqual([500_000, 1])
  expect(read(`a,b,"${'t,'.repeat(50_000)}u"`).cards[0]?.tags).toEqual(['t'])
})

test('a quote that is open behind the last row that is taken is the one error', {
  tags: ['C5', 'C7'],
}, () => {
  expect(read(`${'a,b\n'.repeat(200)}c,"d`)).toMatchObject({
    cards: [],
    errors: [{ row: 201, refusal: 'quoteNeverClosed' }],
  })
})
