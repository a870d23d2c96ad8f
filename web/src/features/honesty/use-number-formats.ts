import { useTranslation } from 'react-i18next'
import type { Figure } from './models.ts'

/** Figures in the reader's way of writing. */
export function useNumberFormats() {
  const { i18n } = useTranslation('honesty')
  const count = new Intl.NumberFormat(i18n.language)
  const decimals = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
  })
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  const finePercent = new Intl.NumberFormat(i18n.language, { style: 'percent', minimumFractionDigits: 1 })
  const writeDecimals = (value: number) => decimals.format(value)
  const writeFinePercent = (value: number) => finePercent.format(value)
  return {
    writeCount: (value: number) => count.format(value),
    writeDecimals,
    writePercent: (value: number) => percent.format(value),
    writeFinePercent,
    writerOf: ({ name }: Figure) => (name === 'calibrationError' ? writeFinePercent : writeDecimals),
  }
}
