import { useTranslation } from 'react-i18next'
import type { Honesty, Judged } from '#contract/admin/honesty.ts'

export const MODELS = ['engine', 'elo', 'average'] as const
export type ModelName = (typeof MODELS)[number]

/** Each figure, and which end of it is the good one. */
export const FIGURES = [
  { name: 'auc', better: 'more' },
  { name: 'logLoss', better: 'less' },
  { name: 'calibrationError', better: 'less' },
] as const
export type Figure = (typeof FIGURES)[number]

/** Who is best, as far as the screen tells: figures that read the same share the place. Nobody is when all do. */
export function findBest(
  honesty: Pick<Honesty, ModelName>,
  { name, better }: Figure,
  write: (value: number) => string,
): ModelName[] {
  const known = MODELS.flatMap((model) => {
    const value = honesty[model][name]
    return value === null ? [] : [{ model, value }]
  })
  if (known.length === 0) return []
  const values = known.map(({ value }) => value)
  const best = write(better === 'more' ? Math.max(...values) : Math.min(...values))
  const winners = known.filter(({ value }) => write(value) === best).map(({ model }) => model)
  return winners.length === known.length ? [] : winners
}

/** The bounds of a bin, from 0 to 1. */
export function boundsOf(bins: Judged['bins'], place: number): [number, number] {
  return [place / bins.length, (place + 1) / bins.length]
}

export function useNumberFormats() {
  const { i18n } = useTranslation('honesty')
  const writerWith = (options?: Intl.NumberFormatOptions): ((value: number) => string) =>
    new Intl.NumberFormat(i18n.language, options).format
  const writeDecimals = writerWith({ minimumFractionDigits: 3, maximumFractionDigits: 3 })
  const writeFinePercent = writerWith({ style: 'percent', minimumFractionDigits: 1 })
  return {
    writeCount: writerWith(),
    writeDecimals,
    writePercent: writerWith({ style: 'percent', maximumFractionDigits: 0 }),
    writeFinePercent,
    writerOf: ({ name }: Figure) => (name === 'calibrationError' ? writeFinePercent : writeDecimals),
  }
}
