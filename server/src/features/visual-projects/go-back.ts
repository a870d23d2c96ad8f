import { foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { keepPoint } from './keep-point.ts'
import { lockOwn, selectCard, updateProject } from './projects.queries.ts'
import { toCard } from './to-card.ts'
import { selectOwnPoint } from './versions.queries.ts'

/** Brings back what a restore point holds. The title stays: it names the project, not a state of it. */
export async function goBack(
  { db, caller, now }: CallerContext,
  { id, version }: { id: number; version: number },
) {
  const before = foundOr404(await lockOwn(db, caller.user.id, id), 'projectNotFound')
  const point = foundOr404(await selectOwnPoint(db, caller.user.id, { id, version }), 'restorePointNotFound')
  const { blocks, assets, thumbnail } = point
  await updateProject(db, id, { blocks, assets, thumbnail, updatedAt: now() })
  await keepPoint(db, before, now(), { isForced: true })
  return toCard(foundOr404(await selectCard(db, caller.user.id, id), 'projectNotFound'))
}
