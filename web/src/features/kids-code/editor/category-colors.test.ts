import { expect, test } from 'vitest'
import { CATEGORY_COLORS, STRONG_COLORS } from './workspace/make-theme.ts'

test.each([
  ['usual', CATEGORY_COLORS, 4.5],
  ['strong', STRONG_COLORS, 7],
] as const)('white words can be read on every %s color', (_, colors, least) => {
  const tooWeak = Object.entries(colors).filter(([, hex]) => 1.05 / (measureLuminance(hex) + 0.05) < least)
  expect(tooWeak).toEqual([])
})

test('each category has a color of its own', () => {
  expect(new Set(Object.values(CATEGORY_COLORS)).size).toBe(10)
  expect(new Set(Object.values(STRONG_COLORS)).size).toBe(10)
})

/** Relative luminance of WCAG 2.2. */
function measureLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
