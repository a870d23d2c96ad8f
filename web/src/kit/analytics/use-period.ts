import { useNavigate, useSearch } from '@tanstack/react-router'
import { PERIODS, type Period } from '#contract/study/periods.ts'

/** The period stands in the address, so that going back and sharing a link keep it. */
export function usePeriod() {
  const navigate = useNavigate()
  const period = readPeriod(useSearch({ strict: false }))
  const choose = (next: Period) =>
    void navigate({
      to: '.',
      search: (now: Record<string, unknown>) => ({ ...now, period: next === 'quarter' ? undefined : next }),
      replace: true,
      resetScroll: false,
    } as never)
  return [period, choose] as const
}

function readPeriod({ period }: { period?: unknown }): Period {
  return PERIODS.find((name) => name === period) ?? 'quarter'
}
