import { isDeepStrictEqual } from 'node:util'
import type { Assets } from '#contract/kids-code/fields.ts'
import type { ProjectCard, visualProjects } from '#contract/kids-code/projects.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { isMinor } from '#engines/accounts/index.ts'
import { choosePointsToDrop, isWorthAPoint, type Project } from '#engines/kids-code/index.ts'
import type { Database } from '../../db/database.ts'
import { visualProjects as table } from '../../db/schema/study/visual-projects.ts'
import { readShield } from '../../domain/guardian/guardian.ts'
import { cleanDrawings } from '../../domain/kids-code/clean-drawings.ts'
import { readProgram } from '../../domain/kids-code/read-program.ts'
import { requireRoom } from '../../domain/restorable.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { isWaitingForApproval } from '../../platform/sessions/staff-powers.ts'
import {
  type CardRow,
  insertProject,
  lockOwn,
  markDeleted,
  type NewProject,
  type ProjectRow,
  selectCard,
  selectOwn,
  updateProject,
} from './projects.queries.ts'
import { selectShared } from './sharing.queries.ts'
import { dropShared, dropVersions, keepVersion, selectOwnPoint, selectPoints } from './versions.queries.ts'

const MOST_PROJECTS = 300

export async function createProject(context: CallerContext, sent: Received<typeof visualProjects.create>) {
  const blocks = readProgram(sent.blocks)
  return addProject(context, {
    ...sent,
    ...cleanDrawings(sent),
    description: sent.description || null,
    blocks,
  })
}

/** One more project of the caller's own. */
export async function addProject(context: CallerContext, project: Omit<NewProject, 'userId'>) {
  const { db, caller, now } = context
  const userId = caller.user.id
  await requireRoom(db, table, userId, MOST_PROJECTS, 'tooManyProjects')
  if (project.isPublic) await refuseSharing(context)
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
  { id, updatedAt: seenAt, blocks: program, description, ...sent }: Received<typeof visualProjects.update>,
) {
  const { db, caller, now } = context
  const blocks = program && readProgram(program)
  const before = foundOr404(await lockOwn(db, caller.user.id, id), 'projectNotFound')
  if (seenAt !== undefined && new Date(seenAt).getTime() !== before.updatedAt.getTime())
    throw new AppError('conflict', 'projectChangedMeanwhile')
  if (sent.isPublic && !before.isPublic) await refuseSharing(context)
  const change = {
    ...sent,
    ...cleanDrawings(sent),
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

export function toCard(row: CardRow) {
  const sharing = nameSharing(row)
  const isDeclined = sharing === 'declined'
  return {
    ...row,
    sharing,
    decline: isDeclined ? { reason: row.declineReason, message: row.declineMessage } : null,
  }
}

type Shared = Pick<CardRow, 'isPublic' | 'hiddenAt' | 'isApproved' | 'isDeclined'>

export function nameSharing({ isPublic, hiddenAt, isApproved, isDeclined }: Shared): ProjectCard['sharing'] {
  if (!isPublic) return 'private'
  if (hiddenAt) return 'hidden'
  if (isDeclined) return 'declined'
  return isApproved ? 'public' : 'waiting'
}

/**
 * The gallery shows a project as it was when its owner shared it: what they change later stays theirs until they share
 * again, and an adult has looked at exactly what others see.
 */
async function followWish(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  project: ProjectRow,
): Promise<void> {
  await dropShared(db, project.id)
  if (!project.isPublic) return
  await keepVersion(db, project, 'shared', now(), { approvedAt: isMinor(caller.user) ? null : now() })
}

async function refuseSharing({ db, caller: { user } }: CallerContext): Promise<void> {
  if (isWaitingForApproval(user)) throw new AppError('not_allowed', 'approvalNeeded')
  await refuseToShield(db, user.id)
}

export async function refuseToShield(db: Database, userId: number): Promise<void> {
  if (await readShield(db, userId)) {
    throw new AppError('not_allowed', 'projectSharingNeedsConsent')
  }
}

/** Keeps how a project is before it changes, and thins out what was kept earlier. Load, decide, save. */
async function keepPoint(
  db: Database,
  project: ProjectRow,
  now: Date,
  { isForced }: { isForced: boolean },
): Promise<void> {
  const points = await selectPoints(db, project.id)
  if (!isForced && !isWorthAPoint(project.updatedAt, points.at(-1)?.savedAt ?? null)) return
  const { id, savedAt, bytes } = await keepVersion(db, project, 'restore', now)
  await dropVersions(db, choosePointsToDrop([...points, { id, savedAt, bytes }], now))
}

type Stored = Pick<ProjectRow, 'blocks' | 'assets'>

/** What is stored was read by the engine before. */
export function toContent({ blocks, assets }: Stored): { blocks: Project; assets: Assets } {
  return {
    blocks: blocks as unknown as Project,
    assets: { sprites: assets.sprites ?? [], backgrounds: assets.backgrounds ?? [] },
  }
}

/** The caller's own project as it is now, or another's as it was shared. */
export async function openProject({ db, caller }: CallerContext, id: number) {
  const { id: userId, firstName } = caller.user
  const own = await selectOwn(db, userId, id)
  if (own) {
    const card = toCard(foundOr404(await selectCard(db, userId, id), 'projectNotFound'))
    return { ...card, ...toContent(own), isOwn: true, firstName }
  }
  const { version, author, ...project } = foundOr404(
    await selectShared(db, caller.user, id),
    'projectNotFound',
  )
  const { title, description, thumbnail, savedAt, approvedAt, declinedAt, declineReason, declineMessage } =
    version
  const card = toCard({
    ...project,
    title,
    description,
    thumbnail,
    updatedAt: savedAt,
    isApproved: approvedAt !== null,
    isDeclined: declinedAt !== null,
    declineReason,
    declineMessage,
  })
  return { ...card, ...toContent(version), isOwn: false, firstName: author }
}

/** A copy of one's own: of an own project, or of one of the gallery to go on with. */
export async function duplicateProject(
  context: CallerContext,
  { id, title }: { id: number; title?: string | undefined },
) {
  const found = await openProject(context, id)
  const { description, thumbnail, blocks, assets } = found
  return addProject(context, {
    title: (title ?? found.title).slice(0, LONGEST_TITLE),
    description,
    thumbnail,
    blocks,
    assets,
    isPublic: false,
  })
}

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
