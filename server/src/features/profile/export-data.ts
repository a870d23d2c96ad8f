import { Readable } from 'node:stream'
import type { StreamedFile } from '#contract/file-answer.ts'
import { HOUR_SECONDS } from '#engines/days/durations.ts'
import { type ExportFormat, exportPerson } from '../../domain/export/export-person.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'

const MOST_AN_HOUR = 5

/** All that is stored about the caller. */
export async function exportData(context: CallerContext, format: ExportFormat): Promise<StreamedFile> {
  const { db, caller, now } = context
  const { id } = caller.user
  const limits = [{ name: `export:${format}:${id}`, limit: MOST_AN_HOUR, windowSeconds: HOUR_SECONDS }]
  await spendTry(db, limits, now(), 'tooManyDataExports')
  const { name, contentType, pieces } = await exportPerson(context, id, format)
  return { name, contentType, content: Readable.from(pieces) }
}
