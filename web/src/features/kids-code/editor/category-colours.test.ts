import { expect, test } from 'vitest'
import { CATEGORY_COLOURS, STRONG_COLOURS } from './workspace/make-theme.ts'

test.each([
  ['usual', CATEGORY_COLOURS, 4.5],
  ['strong', STRONG_COLOURS, 7],
] as const)('white words can be read on every %s colour', (_, colours, least) => {
  const tooWeak = Object.entries(colours).filter(([, hex]) => 1.05 / (measureLuminance(hex) + 0.05) < least)
  expect(tooWeak).toEqual([])
})

test('each category has a colour of its own', () => {
  expect(new Set(Object.values(CATEGORY_COLOURS)).size).toBe(10)
  expect(new Set(Object.values(STRONG_COLOURS)).size).toBe(10)
})

/** Relative luminance of WCAG 2.2. */
function measureLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
