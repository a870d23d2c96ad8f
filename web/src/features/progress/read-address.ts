import type { SearchAt } from '../../kit/navigation/app-target.ts'

export const TABS = ['overview', 'subjects', 'goals', 'insights'] as const
export type ProgressTab = (typeof TABS)[number]

/** What an address of the progress page asks for: a tab, and on the map a subject and an open skill. */
export type ProgressAddress = { tab: ProgressTab; subject: string | null; skill: string | null }

export function readAddress(search: Record<string, unknown>): ProgressAddress {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  const [subject, skill] = [text(search.subject), text(search.skill)]
  const isOnMap = subject !== null || skill !== null
  const tab = TABS.find((name) => name === search.tab) ?? (isOnMap ? 'subjects' : 'overview')
  return { tab, subject, skill }
}

/** The query of an address, without what goes without saying. */
export function writeAddress({ tab, subject, skill }: Partial<ProgressAddress>): SearchAt<'/progress'> {
  return { ...(tab && tab !== 'overview' && { tab }), ...(subject && { subject }), ...(skill && { skill }) }
}
