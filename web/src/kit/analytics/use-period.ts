import { useNavigate, useSearch } from '@tanstack/react-router'
import { PERIODS, type Period } from '#contract/study/periods.ts'
import { usePagePath } from '../navigation/use-page-path.ts'

/** The period stands in the address, so that going back and sharing a link keep it. */
export function usePeriod() {
  const navigate = useNavigate()
  const path = usePagePath('professionalAnalytics', 'collegeAnalytics')
  const { period: asked } = useSearch({ from: path })
  const period = PERIODS.find((name) => name === asked) ?? 'quarter'
  const choose = (next: Period) =>
    void navigate({
      to: path,
      search: next === 'quarter' ? {} : { period: next },
      replace: true,
      resetScroll: false,
    })
  return [period, choose] as const
}
