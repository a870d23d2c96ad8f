import type { School, SchoolChange } from '#contract/admin/school.ts'
import { findFaultOfTerms, type SchoolSpan } from '#engines/school/index.ts'

export type TermValues = SchoolSpan & { key: string; id?: number; name: string }
export type SchoolValues = { timeZone: string; year: SchoolSpan; terms: TermValues[] }
export type SchoolFault = 'dayMissing' | 'nameMissing' | NonNullable<ReturnType<typeof findFaultOfTerms>>

export function toValues({ timeZone, year, terms }: School): SchoolValues {
  return { timeZone, year, terms: terms.map((term) => ({ ...term, key: `term ${term.id}` })) }
}

export function toSent({ timeZone, year, terms }: SchoolValues): SchoolChange {
  return { timeZone, year, terms: terms.map(({ key: _, ...term }) => ({ ...term, name: term.name.trim() })) }
}

/** What has to be mended before it can be saved; null when all is well. */
export function findFault({ year, terms }: SchoolValues): SchoolFault | null {
  const isWhole = ({ firstDay, lastDay }: SchoolSpan) => firstDay !== '' && lastDay !== ''
  if (![year, ...terms].every(isWhole)) return 'dayMissing'
  if (terms.some(({ name }) => name.trim() === '')) return 'nameMissing'
  return findFaultOfTerms(year, terms)
}
