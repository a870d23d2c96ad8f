import { DAY_MS } from '../days/durations.ts'
import { daysBefore, startOfWeek } from '../days/index.ts'

export const CLASS_PERIODS = ['week', 'month', 'term', 'custom'] as const
export type ClassPeriod = (typeof CLASS_PERIODS)[number]

/** Days of the calendar, both ends included. */
export type Span = { from: string; to: string }

/** First and last day of a class, where the teacher has said them. */
export type ClassDays = { startDate: string | null; endDate: string | null }

/** The days of a custom period. */
export const LONGEST_PERIOD_DAYS = 366

/**
 * The week, month or term that a day lies in. A term is what the teacher has said of the class, as long as the day lies
 * in it; otherwise that of the school, and where it has none, three months.
 *
 * @param terms of the school, by their days.
 * @param holidaysGoTo which of two terms the days between them belong to: who pages on must not stay in the first.
 */
export function findSpan(
  period: Exclude<ClassPeriod, 'custom'>,
  day: string,
  days?: ClassDays,
  terms: readonly Span[] = [],
  holidaysGoTo: 'before' | 'after' = 'before',
): Span {
  if (period === 'week') {
    const from = startOfWeek(day)
    return { from, to: daysBefore(from, -6) }
  }
  if (period === 'month') return spanMonths(day, 1)
  const { startDate, endDate } = days ?? { startDate: null, endDate: null }
  if (startDate && endDate && startDate <= day && day <= endDate) return { from: startDate, to: endDate }
  return findTerm(terms, day, holidaysGoTo) ?? spanMonths(day, 3)
}

function findTerm(terms: readonly Span[], day: string, holidaysGoTo: 'before' | 'after'): Span | undefined {
  const place = terms.findLastIndex(({ from }) => from <= day)
  const [begun, next] = [terms[place], terms[place + 1]]
  if (!begun || day <= begun.to) return begun
  return next && holidaysGoTo === 'before' ? begun : next
}

/** What a span is compared with: the one before of its kind, or as many days before it. */
export function findSpanBefore(
  period: ClassPeriod,
  span: Span,
  days?: ClassDays,
  terms: readonly Span[] = [],
): Span {
  const to = daysBefore(span.from, 1)
  const isOwnTerm = period === 'term' && span.from === days?.startDate
  if (period === 'custom' || isOwnTerm) return { from: daysBefore(span.from, countDays(span)), to }
  return findSpan(period, to, undefined, terms)
}

/** The days with which its weeks begin: the first of the span, then each Monday in it. */
export function listWeekStarts({ from, to }: Span): string[] {
  const starts = [from]
  for (let day = daysBefore(startOfWeek(from), -7); day <= to; day = daysBefore(day, -7)) starts.push(day)
  return starts
}

export function countDays({ from, to }: Span): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

/** As many months of the calendar as are asked for, counted from January, in one of which the day lies. */
function spanMonths(day: string, months: number): Span {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const first = month - 1 - ((month - 1) % months)
  return { from: toDay(Date.UTC(year, first, 1)), to: toDay(Date.UTC(year, first + months, 0)) }
}

function toDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
