import { Readable } from 'node:stream'
import type { familyRights } from '#contract/families/family-rights.ts'
import type { StreamedFile } from '#contract/file-answer.ts'
import { HOUR_SECONDS } from '#engines/days/durations.ts'
import { exportPerson } from '../../domain/export/export-person.ts'
import { selectFamilyReading } from '../../domain/families/family-reading.queries.ts'
import { requireMinor } from '../../domain/families/sharing.ts'
import { listTablesForFamily } from '../../domain/families/tables-for-family.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'

const EXPORT_LIMIT = { limit: 5, windowSeconds: HOUR_SECONDS }

/** The learner's own export, less what guardians do not read. */
export async function exportChild(
  context: CallerContext,
  { id, format }: Received<typeof familyRights.export>,
): Promise<StreamedFile> {
  const { db, caller } = context
  await requireMinor(db, id)
  await spendTry(context, 'tooManyDataExports', {
    name: `export-child:${format}:${caller.user.id}:${id}`,
    ...EXPORT_LIMIT,
  })
  const tables = listTablesForFamily(await selectFamilyReading(db))
  const { name, contentType, pieces } = await exportPerson(context, id, format, tables)
  const details = { format, by: 'guardian' }
  await writeAudit(context, { action: 'account.export', subjectType: 'user', subjectId: id, details })
  return { name, contentType, content: Readable.from(pieces) }
}
