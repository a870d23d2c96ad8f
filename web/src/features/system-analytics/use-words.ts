import { useTranslation } from 'react-i18next'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#engines/days/durations.ts'

const UNITS = [
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: MINUTE_MS },
  { unit: 'second', ms: 1_000 },
  { unit: 'millisecond', ms: 1 },
] as const

/** A span in the largest unit that it fills. */
export function splitSpan(ms: number): { unit: (typeof UNITS)[number]['unit']; value: number } {
  const found = UNITS.find((one) => ms >= one.ms) ?? UNITS[4]
  return { unit: found.unit, value: ms / found.ms }
}

const MILLIONTHS = 1_000_000

/** Numbers, moments and spans in the reader's way of writing. */
export function useWords() {
  const { i18n } = useTranslation('systemAnalytics')
  const locale = i18n.language
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' })
  return {
    writeCount: (value: number) => value.toLocaleString(locale),
    /** To a tenth: twenty minutes are not nothing. */
    writeHours: (hours: number) => hours.toLocaleString(locale, { maximumFractionDigits: 1 }),
    writeMoment: (at: string) => moment.format(new Date(at)),
    writeTime: (at: string) => time.format(new Date(at)),
    writeSpan: (ms: number) => {
      const { unit, value } = splitSpan(ms)
      return value.toLocaleString(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
        maximumFractionDigits: 1,
      })
    },
    /** As an amount of the currency that the prices are in, which only the operator knows. */
    writeCost: (millionths: number) =>
      (millionths / MILLIONTHS).toLocaleString(locale, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 4,
      }),
  }
}
