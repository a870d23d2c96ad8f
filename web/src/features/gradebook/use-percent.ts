import { useTranslation } from 'react-i18next'

/** 87.5 as people write it: 87.5%. */
export function usePercent(): (percent: number | null) => string {
  const { i18n } = useTranslation()
  const format = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 })
  return (percent) => (percent === null ? '–' : format.format(percent / 100))
}
