import { expect, test } from 'vitest'
import { CATEGORY_COLORS } from './workspace/make-theme.ts'

const listColors = (kind: 'usual' | 'strong') => Object.values(CATEGORY_COLORS).map((colors) => colors[kind])

test.each([
  ['usual', 4.5],
  ['strong', 7],
] as const)('white words can be read on every %s color', (kind, least) => {
  const tooWeak = listColors(kind).filter((hex) => 1.05 / (measureLuminance(hex) + 0.05) < least)
  expect(tooWeak).toEqual([])
})

test('each category has a color of its own', () => {
  expect(new Set(listColors('usual')).size).toBe(10)
  expect(new Set(listColors('strong')).size).toBe(10)
})

/** Relative luminance of WCAG 2.2. */
function measureLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
