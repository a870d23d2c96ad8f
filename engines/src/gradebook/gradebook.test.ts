import { expect, test } from 'vitest'
import { createDice, type Dice } from '../dice/index.ts'
import { scoreStudent, toPercent } from '../record/index.ts'
import {
  type BookPiece,
  type Category,
  changeGrades,
  dropLowest,
  findBand,
  findTerm,
  type GradingRules,
  isSoundScale,
  isSoundYear,
  LETTER_BANDS,
  PLAIN_RULES,
  STANDARD_BANDS,
  scoreBook,
} from './index.ts'

const piece = (grade: number | null, points: number, more: Partial<BookPiece> = {}): BookPiece => ({
  kind: 'task',
  state: grade === null ? 'missing' : 'graded',
  grade,
  points,
  categoryId: null,
  isExtraCredit: false,
  ...more,
})
const category = (id: number, weight: number, more: Partial<Category> = {}): Category => ({
  id,
  weight: 100 * weight,
  dropLowest: 0,
  isExtraCredit: false,
  ...more,
})
const weights = (...categories: Category[]): GradingRules => ({
  ...PLAIN_RULES,
  weighting: 'weights',
  categories,
})
const inCategory = (categoryId: number, ...grades: [number | null, number][]) =>
  grades.map(([grade, points]) => piece(grade, points, { categoryId }))
const percentOf = (pieces: BookPiece[], rules: GradingRules) => toPercent(scoreBook(pieces, rules).score)

// Tests 90/100 and 40/50, homework 8/10 and 5/10, worked out by hand.
const TESTS = inCategory(1, [90, 100], [40, 50])
const HOMEWORK = inCategory(2, [8, 10], [5, 10])

test.each<[title: string, pieces: BookPiece[], rules: GradingRules, percent: number | null]>([
  // 143 of 170
  ['[G1] points given of points possible', [...TESTS, ...HOMEWORK], PLAIN_RULES, 84.1],
  // 0.6 × 130/150 + 0.4 × 13/20
  [
    '[G2] each category by its weight',
    [...TESTS, ...HOMEWORK],
    weights(category(1, 60), category(2, 40)),
    78,
  ],
  [
    '[G2] only the proportion of weights matters',
    [...TESTS, ...HOMEWORK],
    weights(category(1, 3), category(2, 2)),
    78,
  ],
  [
    '[G3] an empty category leaves its weight to the others',
    TESTS,
    weights(category(1, 60), category(2, 40)),
    86.7,
  ],
  // (0.5 × 130/150 + 0.25 × 13/20) ÷ 0.75
  [
    '[G3] in proportion, where there are several',
    [...TESTS, ...HOMEWORK],
    weights(category(1, 50), category(2, 25), category(3, 25)),
    79.4,
  ],
  // 0.1 + 0.2 + 0.7 of 3: a third, of hundredths that no float holds
  ['[G1] hundredths add up exactly', [piece(0.1, 1), piece(0.2, 1), piece(0.7, 1)], PLAIN_RULES, 33.3],
  // 1.45 × 10 is 14.499… as a float
  ['[G1] a half is rounded up, by exact decimals', [piece(1.45, 100)], PLAIN_RULES, 1.5],
  ['[G1] 89.95 % is 90', [piece(179.9, 200)], PLAIN_RULES, 90],
  // 0.3333 × 90 + 0.3333 × 80 + 0.3334 × 70 = 79.999
  [
    '[G2] weights have hundredths, too',
    [...inCategory(1, [9, 10]), ...inCategory(2, [8, 10]), ...inCategory(3, [7, 10])],
    weights(
      category(1, 0, { weight: 3333 }),
      category(2, 0, { weight: 3333 }),
      category(3, 0, { weight: 3334 }),
    ),
    80,
  ],
  // 0.5 × 18/40 + 0.5 × 9.5/10
  [
    '[G2] [G7] a missing test as 0 halves its category alone',
    [...inCategory(1, [18, 20], [null, 20]), ...inCategory(2, [9.5, 10])],
    { ...weights(category(1, 50), category(2, 50)), missingCounts: 'zero' },
    70,
  ],
  // 8 and 6 of 20
  [
    '[G6] [G7] the lowest that is dropped may be missing work',
    inCategory(1, [8, 10], [null, 10], [6, 10]),
    { ...weights(category(1, 100, { dropLowest: 1 })), missingCounts: 'zero' },
    70,
  ],
  // 0.8 × (45 + 5)/50 + 0.2 × 15/20 = 95, and 10 × 1/2 on top
  [
    '[G4] [G5] both kinds of extra credit at once',
    [
      ...inCategory(1, [45, 50]),
      piece(5, 10, { categoryId: 1, isExtraCredit: true }),
      ...inCategory(2, [15, 20]),
      ...inCategory(3, [1, 2]),
    ],
    weights(category(1, 80), category(2, 20), category(3, 10, { isExtraCredit: true })),
    100,
  ],
  ['[G3] without a category nothing counts by weights', [piece(9, 10)], weights(category(1, 60)), null],
  ['[G3] without a piece there is no score', [], weights(category(1, 60)), null],
  // (143 + 5) of 170
  [
    '[G4] a piece of extra credit adds points alone',
    [...TESTS, ...HOMEWORK, piece(5, 10, { isExtraCredit: true })],
    PLAIN_RULES,
    87.1,
  ],
  [
    '[G4] extra credit may lead above 100',
    [piece(10, 10), piece(3, 5, { isExtraCredit: true })],
    PLAIN_RULES,
    130,
  ],
  ['[G4] extra credit alone is no score', [piece(3, 5, { isExtraCredit: true })], PLAIN_RULES, null],
  // 0.6 × 130/150 + 0.4 × (13 + 4)/20
  [
    '[G4] in a category it lifts that category',
    [...TESTS, ...HOMEWORK, piece(4, 4, { categoryId: 2, isExtraCredit: true })],
    weights(category(1, 60), category(2, 40)),
    86,
  ],
  // 78 + 5 × 3/4
  [
    '[G5] a category of extra credit comes on top',
    [...TESTS, ...HOMEWORK, ...inCategory(3, [3, 4])],
    weights(category(1, 60), category(2, 40), category(3, 5, { isExtraCredit: true })),
    81.8,
  ],
  // 130/150 + 5 of 100: homework is empty, and its weight is still part of the measure.
  [
    '[G5] its measure is the weight of all ordinary categories',
    [...TESTS, ...inCategory(3, [4, 4])],
    weights(category(1, 60), category(2, 40), category(3, 5, { isExtraCredit: true })),
    91.7,
  ],
  [
    '[G5] by points all its pieces are extra credit',
    [...TESTS, ...inCategory(3, [3, 4])],
    { ...PLAIN_RULES, categories: [category(3, 0, { isExtraCredit: true })] },
    88.7,
  ],
  ['[G6] the lowest is dropped', HOMEWORK, weights(category(2, 40, { dropLowest: 1 })), 80],
  ['[G6] one piece always stays', HOMEWORK, weights(category(2, 40, { dropLowest: 5 })), 80],
  [
    '[G6] by points no drop lowers the whole',
    [...inCategory(1, [10, 10], [10, 10]), piece(0, 10)],
    { ...PLAIN_RULES, categories: [category(1, 0, { dropLowest: 1 })] },
    66.7,
  ],
  ['[G7] missing work is left out', [...HOMEWORK, ...inCategory(2, [null, 10])], weights(category(2, 1)), 65],
  [
    '[G7] or counts as 0',
    [...HOMEWORK, ...inCategory(2, [null, 10])],
    { ...weights(category(2, 1)), missingCounts: 'zero' },
    43.3,
  ],
  [
    '[G7] missing extra credit costs nothing',
    [...HOMEWORK, piece(null, 50, { categoryId: 2, isExtraCredit: true })],
    { ...weights(category(2, 1)), missingCounts: 'zero' },
    65,
  ],
  [
    '[G7] excused counts in nothing',
    [...HOMEWORK, piece(0, 10, { categoryId: 2, state: 'excused' })],
    { ...weights(category(2, 1)), missingCounts: 'zero' },
    65,
  ],
])('%s', (_title, pieces, rules, percent) => expect(percentOf(pieces, rules)).toBe(percent))

test('[G6] of two choices that are equally good the one that keeps more points is made', () => {
  // With 15 points on top: of 50, 20 and 10 points two are dropped, and 17.5 of 10 is what 35 of 20 is.
  const pieces = [...inCategory(1, [24.73, 50], [20, 20], [2.5, 10]), piece(15, 20, { isExtraCredit: true })]
  const found = scoreBook(pieces, { ...PLAIN_RULES, categories: [category(1, 0, { dropLowest: 2 })] })
  expect(toPercent(found.score)).toBe(175)
  expect([...found.dropped].toSorted()).toEqual([0, 2])
})

test('[G6] the best drops are neither the lowest percents nor the lowest points', () => {
  // Kane & Kane's example: of 80/100, 20/100, 1/20 and 1/1 two are dropped.
  const grades: [number, number][] = [
    [80, 100],
    [20, 100],
    [1, 20],
    [1, 1],
  ]
  const found = scoreBook(inCategory(1, ...grades), weights(category(1, 1, { dropLowest: 2 })))
  expect([...found.dropped].toSorted()).toEqual([1, 2])
  expect(toPercent(found.score)).toBe(80.2)
  // 100/100, 42/91, 14/55 and 3/38: dropping the lowest percent leaves 64.6, the best drop 73.8.
  const others: [number, number][] = [
    [100, 100],
    [42, 91],
    [14, 55],
    [3, 38],
  ]
  const one = scoreBook(inCategory(1, ...others), weights(category(1, 1, { dropLowest: 1 })))
  expect([...one.dropped]).toEqual(bestDrops(others, 1))
})

function bestDrops(grades: [number, number][], most: number): number[] {
  let best: { drops: number[]; value: number } = { drops: [], value: -1 }
  for (let mask = 0; mask < 2 ** grades.length; mask++) {
    const drops = grades.flatMap((_, place) => (mask & (1 << place) ? [place] : []))
    if (drops.length > most || drops.length === grades.length) continue
    const kept = grades.filter((_, place) => !drops.includes(place))
    const value =
      kept.reduce((sum, [given]) => sum + given, 0) / kept.reduce((sum, [, points]) => sum + points, 0)
    if (value > best.value + 1e-12) best = { drops, value }
  }
  return best.drops
}

function rollPieces(dice: Dice, categories: number): BookPiece[] {
  const states = ['graded', 'graded', 'graded', 'missing', 'excused', 'handedIn', 'notDue', null] as const
  return Array.from({ length: dice.int(0, 14) }, () => {
    const points = dice.int(0, 4) * 5
    return piece(dice.int(0, 100 * points) / 100, points, {
      state: dice.pick(states),
      kind: dice.pick(['task', 'quiz', 'lesson'] as const),
      categoryId: categories === 0 ? null : dice.int(0, categories) || null,
      isExtraCredit: false,
    })
  })
}

test('[G1] without categories it is the score of the record, exactly, for 500 seeds', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const pieces = rollPieces(createDice(`plain ${seed}`), 0)
    for (const missingCounts of ['zero', 'leave_out'] as const) {
      const rules = { ...PLAIN_RULES, missingCounts }
      expect(scoreBook(pieces, rules).score).toEqual(scoreStudent(pieces, missingCounts))
    }
  }
})

test('[G6] no other choice of drops is better, for 300 seeds, by points over all categories at once', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const dice = createDice(`drops ${seed}`)
    const pools = [1, 2].map((pool) => ({
      most: dice.int(0, 3),
      pieces: Array.from({ length: dice.int(1, 5) }, (_, place) => ({
        place: 10 * pool + place,
        given: dice.int(0, 1000),
        possible: 100 * dice.int(1, 12),
      })),
    }))
    const extra = dice.int(0, 9) < 3 ? dice.int(0, 300) : 0
    const found = dropLowest(pools, extra)?.score
    expect(Number(found?.part) / Number(found?.whole)).toBeCloseTo(tryAllDrops(pools, extra), 12)
  }
})

function tryAllDrops(pools: Parameters<typeof dropLowest>[0], extra: number): number {
  const all = pools.flatMap(({ pieces }, pool) => pieces.map((one) => ({ ...one, pool })))
  let best = 0
  for (let mask = 0; mask < 2 ** all.length; mask++) {
    const kept = all.filter((_, place) => !(mask & (1 << place)))
    const isAllowed = pools.every(({ pieces, most }, pool) => {
      const left = kept.filter((one) => one.pool === pool).length
      return left >= 1 && pieces.length - left <= most
    })
    if (!isAllowed) continue
    const given = kept.reduce((sum, one) => sum + one.given, extra)
    best = Math.max(best, given / kept.reduce((sum, one) => sum + one.possible, 0))
  }
  return best
}

test('more points, a dropped lowest and extra credit never lower a score, for 200 seeds', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const dice = createDice(`rules ${seed}`)
    const pieces = rollPieces(dice, 3)
    const weighting = dice.pick(['points', 'weights'] as const)
    const categories = [1, 2, 3].map((id) => category(id, dice.int(1, 60)))
    const rules: GradingRules = { weighting, missingCounts: 'zero', categories }
    const score = measureScore(pieces, rules)
    if (score === null) continue
    const dropping = { ...rules, categories: categories.map((one) => ({ ...one, dropLowest: 2 })) }
    expect(measureScore(pieces, dropping)).toBeGreaterThanOrEqual(score - 1e-12)
    const extra = piece(dice.int(0, 9), 5, { categoryId: 1, isExtraCredit: true })
    expect(measureScore([...pieces, extra], rules)).toBeGreaterThanOrEqual(score - 1e-12)
    const full = new Map(
      pieces.flatMap(({ state, points }, place) => (state === 'missing' ? [[place, points]] : [])),
    )
    expect(measureScore(changeGrades(pieces, full), rules)).toBeGreaterThanOrEqual(score - 1e-12)
  }
})

function measureScore(pieces: BookPiece[], rules: GradingRules): number | null {
  const { score } = scoreBook(pieces, rules)
  return score && Number(score.part) / Number(score.whole)
}

test('a score is told with what it is made of', () => {
  const rules = weights(category(1, 60), category(2, 20, { dropLowest: 1 }), category(3, 20))
  const { categories, dropped, uncategorized } = scoreBook([...TESTS, ...HOMEWORK, piece(1, 1)], rules)
  expect(categories.map(({ score, weight }) => [toPercent(score), toPercent(weight)])).toEqual([
    [86.7, 75],
    [80, 25],
    [null, null],
  ])
  expect([...dropped]).toEqual([3])
  expect(uncategorized).toEqual([4])
})

test('[G10] what if: other points are tried and nothing else changes', () => {
  const pieces = [...HOMEWORK, piece(null, 10, { categoryId: 2 })]
  const changed = changeGrades(
    pieces,
    new Map([
      [1, 10],
      [2, null],
    ]),
  )
  expect(percentOf(changed, { ...PLAIN_RULES, missingCounts: 'zero' })).toBe(90)
  expect(percentOf(pieces, { ...PLAIN_RULES, missingCounts: 'zero' })).toBe(43.3)
})

const LETTERS = { kind: 'letters', bands: LETTER_BANDS } as const
const share = (part: number) => ({ part: BigInt(part), whole: 10_000n })

test.each([
  [9000, 'A'],
  [8995, 'A'],
  [8994, 'B'],
  [5999, 'D'],
  [5994, 'F'],
  [0, 'F'],
  [12_000, 'A'],
])('[G8] %d hundredths of a percent are %s', (part, letter) => {
  expect(findBand(share(part), LETTERS)).toBe(letter)
})

test('[G8] scales fall to 0, and percent alone needs no bands', () => {
  expect(findBand(null, LETTERS)).toBeNull()
  expect(findBand(share(9000), { kind: 'percent', bands: [] })).toBeNull()
  expect(findBand(share(7500), { kind: 'standards', bands: STANDARD_BANDS })).toBe('3')
  expect([LETTERS, { kind: 'standards' as const, bands: STANDARD_BANDS }].map(isSoundScale)).toEqual([
    true,
    true,
  ])
  const unsound = [
    LETTER_BANDS.slice(0, 4),
    LETTER_BANDS.toReversed(),
    [...LETTER_BANDS.slice(0, 4), { name: ' a', from: 0 }],
    [{ name: 'P', from: 0 }],
    [
      { name: 'P', from: 50.5 },
      { name: 'N', from: 0 },
    ],
  ]
  expect(unsound.map((bands) => isSoundScale({ kind: 'letters', bands }))).toEqual(unsound.map(() => false))
})

test('[G9] a day lies in one term or in none', () => {
  const fall = { name: 'Fall', startsOn: '2026-08-20', endsOn: '2026-12-18' }
  const spring = { name: 'Spring', startsOn: '2027-01-05', endsOn: '2027-05-28' }
  expect(findTerm([fall, spring], '2026-12-18')).toBe(fall)
  expect(findTerm([fall, spring], '2026-12-24')).toBeNull()
  expect(isSoundYear([fall, spring])).toBe(true)
  expect(isSoundYear([spring, fall])).toBe(false)
  expect(isSoundYear([fall, { ...spring, startsOn: '2026-12-18' }])).toBe(false)
  expect(isSoundYear([fall, { ...spring, name: 'fall' }])).toBe(false)
  expect(isSoundYear([{ ...fall, endsOn: '2026-08-01' }])).toBe(false)
})
