import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const SURFACES = ['background', 'surface', 'raised', 'sunken', 'fill']
const TEXT_PAIRS: [text: string, backgrounds: string[]][] = [
  [
    'text',
    [
      ...SURFACES,
      'brand-soft',
      'destructive-soft',
      'warning-soft',
      'info-soft',
      'heat-0',
      'heat-1',
      'heat-2',
    ],
  ],
  ['muted', SURFACES],
  ['brand-ink', [...SURFACES, 'brand-soft']],
  ['on-brand', ['brand', 'brand-hover']],
  ['destructive-ink', [...SURFACES, 'destructive-soft']],
  ['on-destructive', ['destructive', 'destructive-hover']],
  ['success-ink', [...SURFACES, 'success-soft']],
  ['warning-ink', [...SURFACES, 'warning-soft']],
  ['info-ink', [...SURFACES, 'info-soft']],
  ['emerald-ink', [...SURFACES, 'emerald-soft']],
  ['amber-ink', [...SURFACES, 'amber-soft']],
  ['cyan-ink', [...SURFACES, 'cyan-soft']],
  ['purple-ink', [...SURFACES, 'purple-soft']],
]
const SHAPES = ['border-strong', 'focus', 'brand', 'destructive', 'success', 'warning', 'info', 'star']
const SHAPES_ON_CARDS = /^(subject|chart|tone)-/

for (const theme of ['light', 'dark'] as const) {
  const tokens = readTokens(theme)

  test(`every text pair reaches 4.5 : 1 in the ${theme} theme`, () => {
    const tooWeak = TEXT_PAIRS.flatMap(([text, backgrounds]) =>
      backgrounds.map((background) => measurePair(tokens, text, background)),
    ).filter(({ ratio }) => ratio < 4.5)
    expect(tooWeak).toEqual([])
  })

  test(`borders, focus marks and accents reach 3 : 1 in the ${theme} theme`, () => {
    const accents = [...tokens.keys()].filter((name) => SHAPES_ON_CARDS.test(name))
    expect(accents.length).toBeGreaterThan(15)
    const tooWeak = [...SHAPES, ...accents]
      .flatMap((shape) => ['background', 'surface', 'raised'].map((back) => measurePair(tokens, shape, back)))
      .filter(({ ratio }) => ratio < 3)
    expect(tooWeak).toEqual([])
  })
}

test('the dark theme redefines every color of the light theme', () => {
  expect([...readTokens('dark').keys()]).toEqual([...readTokens('light').keys()])
})

test('a subject without a color of its own gets the documented blue', () => {
  expect(readTokens('light').get('subject-default')).toBe('#3b82f6')
})

function readTokens(theme: 'light' | 'dark') {
  const start = css.indexOf(theme === 'light' ? ':root {' : '[data-theme="dark"] {')
  const block = css.slice(start, css.indexOf('}', start))
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6,8});/g)].map(([, name = '', hex = '']) => [name, hex]),
  )
}

function measurePair(tokens: Map<string, string>, front: string, back: string) {
  const [lighter = 0, darker = 0] = [front, back]
    .map((name) => {
      const hex = tokens.get(name)
      if (!hex) throw new Error(`There is no token --${name}`)
      return measureLuminance(hex)
    })
    .sort((a, b) => b - a)
  return { pair: `${front} on ${back}`, ratio: (lighter + 0.05) / (darker + 0.05) }
}

/** Relative luminance of WCAG 2.2. */
function measureLuminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
