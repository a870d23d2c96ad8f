import { useTranslation } from 'react-i18next'

/** Points as people write them: 17.5, never 17.50. */
export function usePoints(): (points: number) => string {
  const { i18n } = useTranslation()
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 })
  return (points) => format.format(points)
}
