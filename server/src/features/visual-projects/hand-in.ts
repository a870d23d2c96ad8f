import type { Attachment } from '#contract/classroom/work.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { lockOwn } from './projects.queries.ts'
import { hasSnapshotNumber, keepVersion } from './versions.queries.ts'

const MOST_SNAPSHOTS = 100
const LONGEST_NAME = 200

/** Where the work of a snapshot is looked at. */
export const addressOfWork = (snapshotId: number) => `/kids-code?work=${snapshotId}`

/** Keeps a project as it is now, so that a teacher sees what was turned in and not what became of it. */
export async function takeSnapshot({ db, caller, now }: CallerContext, id: number): Promise<Attachment> {
  const project = foundOr404(await lockOwn(db, caller.user.id, id), 'projectNotFound')
  if (await hasSnapshotNumber(db, id, MOST_SNAPSHOTS))
    throw new AppError('conflict', 'projectHandedInTooOften')
  const snapshot = await keepVersion(db, project, 'handedIn', now())
  return { name: project.title.slice(0, LONGEST_NAME), url: addressOfWork(snapshot.id) }
}
