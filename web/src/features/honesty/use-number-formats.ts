import { useTranslation } from 'react-i18next'
import type { Figure } from './models.ts'

/** Figures in the reader's way of writing. */
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
