import { useUser } from '../session.ts'

/** The zone in which due dates and the days of classes are meant, wherever their reader is. */
export function useSchoolZone(): string {
  const user = useUser()
  // An answer kept for working offline may be older than the school's zone.
  return user?.schoolTimezone ?? user?.timezone ?? 'UTC'
}
