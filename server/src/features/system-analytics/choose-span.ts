import { LONGEST_PERIOD_DAYS, type SystemPeriod } from '#contract/admin/system-analytics.ts'
import { addDays } from '../../domain/operations/read-days.ts'
import { refuseField } from '../../platform/app-error.ts'

const DAYS: Record<Exclude<SystemPeriod, 'custom'>, number> = {
  today: 1,
  '7': 7,
  '30': 30,
  '90': 90,
  year: 365,
}

type ChooseSpanInput = { period: SystemPeriod; from?: string | undefined; to?: string | undefined }

/** The first and the last day of a period that ends today, or of one's own. */
export function chooseSpan(
  { period, from, to }: ChooseSpanInput,
  today: string,
): { from: string; to: string } {
  if (period !== 'custom') return { from: addDays(today, 1 - DAYS[period]), to: today }
  if (from === undefined || to === undefined) throw refuseField('from', 'spanIncomplete')
  if (from > to) throw refuseField('to', 'spanEndsBeforeStart')
  if (from > today) throw refuseField('from', 'spanStartsInFuture')
  if (to > addDays(from, LONGEST_PERIOD_DAYS - 1))
    throw refuseField('to', { reason: 'spanTooLong', params: { days: LONGEST_PERIOD_DAYS } })
  return { from, to: to > today ? today : to }
}
