import { roundShare, type Share } from '../record/index.ts'

/** Percent alone, letters, or the levels 1 to 4 of standards-based grading. */
export const SCALE_KINDS = ['percent', 'letters', 'standards'] as const
export type ScaleKind = (typeof SCALE_KINDS)[number]

/** `from` in tenths of a percent. */
export type Band = { name: string; from: number }
/** The highest band first. */
export type Scale = { kind: ScaleKind; bands: readonly Band[] }

export const MOST_BANDS = 20
const HIGHEST = 2000

export const LETTER_BANDS: readonly Band[] = [
  { name: 'A', from: 900 },
  { name: 'B', from: 800 },
  { name: 'C', from: 700 },
  { name: 'D', from: 600 },
  { name: 'F', from: 0 },
]
export const STANDARD_BANDS: readonly Band[] = [
  { name: '4', from: 900 },
  { name: '3', from: 750 },
  { name: '2', from: 600 },
  { name: '1', from: 0 },
]

/** The band of a score as a teacher sees it, to a tenth of a percent; null without a score or a scale. */
export function findBand(score: Share | null, { bands }: Scale): string | null {
  if (!score) return null
  const tenths = Number(roundShare(score, 1000n))
  return bands.find(({ from }) => from <= tenths)?.name ?? null
}

/** Bounds fall, the last is 0, and no two bands share a name. A scale of percent alone has no bands. */
export function isSoundScale({ kind, bands }: Scale): boolean {
  if (kind === 'percent') return bands.length === 0
  const names = new Set(bands.map(({ name }) => name.trim().toLowerCase()))
  return (
    bands.length >= 2 &&
    bands.length <= MOST_BANDS &&
    names.size === bands.length &&
    !names.has('') &&
    bands.at(-1)?.from === 0 &&
    bands.every(({ from }, place) => {
      const above = bands[place - 1]?.from ?? HIGHEST + 1
      return Number.isInteger(from) && from < above
    })
  )
}
