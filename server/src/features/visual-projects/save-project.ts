import { isDeepStrictEqual } from 'node:util'
import type { visualProjects } from '#contract/kids-code/projects.ts'
import { visualProjects as table } from '../../db/schema/study/visual-projects.ts'
import { readProgram } from '../../domain/kids-code/read-program.ts'
import { requireRoom } from '../../domain/restorable.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { keepPoint } from './keep-point.ts'
import {
  insertProject,
  lockOwn,
  markDeleted,
  type NewProject,
  selectCard,
  updateProject,
} from './projects.queries.ts'
import { followWish, refuseToShield } from './share-project.ts'
import { toCard } from './to-card.ts'

const MOST_PROJECTS = 300

type Sent = Received<typeof visualProjects.create>
type Change = Received<typeof visualProjects.update>

export async function createProject(context: CallerContext, sent: Sent) {
  const blocks = readProgram(sent.blocks)
  return addProject(context, { ...sent, description: sent.description || null, blocks })
}

/** One more project of the caller's own. */
export async function addProject(context: CallerContext, project: Omit<NewProject, 'userId'>) {
  const { db, caller, now } = context
  const userId = caller.user.id
  await requireRoom(db, table, userId, MOST_PROJECTS, 'tooManyProjects')
  if (project.isPublic) await refuseToShield(db, userId)
  const at = now()
  const row = await insertProject(db, { ...project, userId, createdAt: at, updatedAt: at })
  if (row.isPublic) await followWish(context, row)
  return toCard(foundOr404(await selectCard(db, userId, row.id), 'projectNotFound'))
}

/**
 * Load, decide, save. What the project was before becomes a restore point, unless the last one is only moments old; what
 * somebody writes over without having seen it becomes one in any case.
 */
export async function changeProject(
  context: CallerContext,
  { id, updatedAt: seenAt, blocks: program, description, ...sent }: Change,
) {
  const { db, caller, now } = context
  const blocks = program && readProgram(program)
  const before = foundOr404(await lockOwn(db, caller.user.id, id), 'projectNotFound')
  if (seenAt !== undefined && new Date(seenAt).getTime() !== before.updatedAt.getTime())
    throw new AppError('conflict', 'projectChangedMeanwhile')
  if (sent.isPublic && !before.isPublic) await refuseToShield(db, caller.user.id)
  const change = {
    ...sent,
    ...(description !== undefined && { description: description || null }),
    ...(blocks && { blocks }),
  }
  if (isOther(change, before)) await keepPoint(db, before, now(), { isForced: seenAt === undefined })
  const after = await updateProject(db, id, { ...change, updatedAt: now() })
  if (sent.isPublic !== undefined) await followWish(context, after)
  return toCard(foundOr404(await selectCard(db, caller.user.id, id), 'projectNotFound'))
}

type Content = Pick<NewProject, 'blocks' | 'assets'>

function isOther({ blocks, assets }: Content, before: Content): boolean {
  return (
    (blocks !== undefined && !isDeepStrictEqual(blocks, before.blocks)) ||
    (assets !== undefined && !isDeepStrictEqual(assets, before.assets))
  )
}

export async function removeProject({ db, caller, now }: CallerContext, id: number): Promise<void> {
  foundOr404(await markDeleted(db, caller.user.id, id, now()), 'projectNotFound')
}
