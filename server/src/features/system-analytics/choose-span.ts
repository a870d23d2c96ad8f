import { LONGEST_PERIOD_DAYS, type SystemPeriod } from '#contract/admin/system-analytics.ts'
import { addDays } from '../../domain/operations/read-days.ts'
import { AppError } from '../../platform/app-error.ts'

const DAYS: Record<Exclude<SystemPeriod, 'custom'>, number> = {
  today: 1,
  '7': 7,
  '30': 30,
  '90': 90,
  year: 365,
}

type Wanted = { period: SystemPeriod; from?: string | undefined; to?: string | undefined }

/** The first and the last day of a period that ends today, or of one's own. */
export function chooseSpan({ period, from, to }: Wanted, today: string): { from: string; to: string } {
  if (period !== 'custom') return { from: addDays(today, 1 - DAYS[period]), to: today }
  if (from === undefined || to === undefined) throw refuse('from', 'Please choose a first and a last day')
  if (from > to) throw refuse('to', 'The last day must not lie before the first')
  if (from > today) throw refuse('from', 'The first day must not lie in the future')
  if (to > addDays(from, LONGEST_PERIOD_DAYS - 1))
    throw refuse('to', `Please choose at most ${LONGEST_PERIOD_DAYS} days`)
  return { from, to: to > today ? today : to }
}

const refuse = (field: string, message: string) =>
  new AppError('invalid_input', message, { issues: [{ field, message }] })
