import { expect, test } from 'vitest'
import { drawQrCode } from './qr-code.ts'

// Drawn once and read back by an independent reader.
test('a text becomes the square that readers know', { tags: ['Y-65'] }, () => {
  const drawn = drawQrCode('hello').map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))
  expect(drawn).toEqual([
    '#######..##...#######',
    '#.....#.##....#.....#',
    '#.###.#..#.##.#.###.#',
    '#.###.#...##..#.###.#',
    '#.###.#.##..#.#.###.#',
    '#.....#.....#.#.....#',
    '#######.#.#.#.#######',
    '..........###........',
    '#.#.#.#..#.#....#..#.',
    '..#.##....#...#....##',
    '.#.#..#.###.#...#####',
    '##..#.........#....#.',
    '.##.#.##..#.#.#.#....',
    '........####.#.#..###',
    '#######...##.###..###',
    '#.....#...####.##....',
    '#.###.#.#.##.###...##',
    '#.###.#..#....##..##.',
    '#.###.#.###.#...#.#.#',
    '#.....#..#....#.#..#.',
    '#######.###.#.##...##',
  ])
})

test.each([
  [14, 21],
  [15, 25],
  [86, 41],
  [122, 45],
  [213, 57],
])('%i letters take a square of %i fields', (letters, fields) => {
  expect(drawQrCode('x'.repeat(letters))).toHaveLength(fields)
})

test('what no square of ours can hold is refused', () => {
  expect(() => drawQrCode('x'.repeat(214))).toThrow('too long')
})
