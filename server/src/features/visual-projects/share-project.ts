import { needsApproval } from '#engines/kids-code/index.ts'
import type { Database } from '../../db/database.ts'
import { readShield } from '../../domain/guardian/shield.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import type { ProjectRow } from './projects.queries.ts'
import { dropShared, keepVersion } from './versions.queries.ts'

/**
 * The gallery shows a project as it was when its owner shared it: what they change later stays theirs until they share
 * again, and an adult has looked at exactly what others see.
 */
export async function followWish(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  project: ProjectRow,
): Promise<void> {
  await dropShared(db, project.id)
  if (!project.isPublic) return
  await keepVersion(db, project, 'shared', now(), { approvedAt: needsApproval(caller.user) ? null : now() })
}

export async function refuseToShield(db: Database, userId: number): Promise<void> {
  if (await readShield(db, userId)) {
    throw new AppError('not_allowed', 'projectSharingNeedsConsent')
  }
}
