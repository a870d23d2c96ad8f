import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { type NewDownload, selectLessonId, updateDownload, upsertDownload } from './downloads.queries.ts'

type Progress = Pick<NewDownload, 'progress' | 'status'>
type SaveDownloadInput = Progress & { lessonId: number; downloadedAt?: string | undefined }

/** One record per learner and lesson: downloading again writes over it. */
export async function saveDownload(
  { db, caller, now }: CallerContext,
  { lessonId, downloadedAt, progress, status }: SaveDownloadInput,
) {
  refuseHalfDone({ progress, status })
  foundOr404(await selectLessonId(db, lessonId), 'lessonNotFound')
  const at = now()
  return upsertDownload(db, {
    userId: caller.user.id,
    lessonId,
    downloadedAt: downloadedAt === undefined ? at : notAfter(new Date(downloadedAt), at),
    progress,
    status,
  })
}

export async function changeDownload(
  { db, caller }: CallerContext,
  { id, ...change }: Progress & { id: number },
) {
  refuseHalfDone(change)
  return foundOr404(await updateDownload(db, caller.user.id, id, change), 'downloadNotFound')
}

/** A device whose clock runs ahead must not stay on top of the list. */
function notAfter(moment: Date, latest: Date): Date {
  return moment > latest ? latest : moment
}

/** What counts as completed is offered offline and fills the storage meter: it has to be whole. */
function refuseHalfDone({ progress, status }: Progress): void {
  if (status === 'completed' && progress < 100) {
    throw new AppError('invalid_input', 'downloadIncomplete')
  }
}
