import * as z from 'zod/mini'
import { Day } from '../fields.ts'

/** How far back figures by week go. */
export const PERIOD_WEEKS = { month: 4, quarter: 13, year: 52 } as const
export type Period = keyof typeof PERIOD_WEEKS
export const PERIODS = Object.keys(PERIOD_WEEKS) as Period[]

export const AskedPeriod = z._default(z.enum(['month', 'quarter', 'year']), 'quarter')

/** The Monday that a week of the user's own calendar begins with. */
export const WeekStart = Day
