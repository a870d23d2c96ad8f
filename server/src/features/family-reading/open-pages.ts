import { READINGS_PER_PAGE } from '#contract/families/family-reading.ts'
import type { FamilyReading } from '#contract/families/family-rights.ts'
import type { Database } from '../../db/database.ts'
import { selectFamilyReading } from '../../domain/families/family-reading.queries.ts'
import { requireMinor } from '../../domain/families/sharing.ts'
import { AppError } from '../../platform/app-error.ts'

/** Asked with each page: what the school closes is closed for pages that are open, too. */
export async function requireOpen(db: Database, childId: number, kind: keyof FamilyReading): Promise<void> {
  await requireMinor(db, childId)
  if (!(await selectFamilyReading(db))[kind]) throw new AppError('not_allowed', 'familyReadingOff')
}

export const toPage = <Item>(rows: readonly Item[]) => ({
  items: rows.slice(0, READINGS_PER_PAGE),
  hasMore: rows.length > READINGS_PER_PAGE,
})
