import { Readable } from 'node:stream'
import type { StreamedFile } from '#contract/file-answer.ts'
import { HOUR_SECONDS } from '#engines/days/durations.ts'
import { type ExportFormat, exportPerson } from '../../domain/export/export-person.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'

const EXPORT_LIMIT = { limit: 5, windowSeconds: HOUR_SECONDS }

/** All that is stored about the caller. */
export async function exportData(context: CallerContext, format: ExportFormat): Promise<StreamedFile> {
  const { id } = context.caller.user
  await spendTry(context, 'tooManyDataExports', { name: `export:${format}:${id}`, ...EXPORT_LIMIT })
  const { name, contentType, pieces } = await exportPerson(context, id, format)
  await writeAudit(context, {
    action: 'account.export',
    subjectType: 'user',
    subjectId: id,
    details: { format },
  })
  return { name, contentType, content: Readable.from(pieces) }
}
