import type { AuditAction } from '#contract/admin/audit-actions.ts'
import type { projectSharing } from '#contract/kids-code/sharing.ts'
import type { ShownText } from '#contract/publication/fields.ts'
import { listTexts, type Project } from '#engines/kids-code/index.ts'
import type { Database } from '../../db/database.ts'
import { pointOut } from '../../domain/publication/point-out.ts'
import { tellOutcome } from '../../domain/publication/tell-outcome.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { nameSharing } from './projects.ts'
import {
  insertReport,
  type ReviewRow,
  saveApproval,
  saveHiding,
  selectOpenReports,
  selectReview,
  selectShared,
} from './sharing.queries.ts'

type Decision = Received<typeof projectSharing.decide>

export async function reportProject(
  { db, caller, now }: CallerContext,
  { id: projectId, reason, message }: Received<typeof projectSharing.report>,
) {
  const reporterId = caller.user.id
  const { userId } = foundOr404(await selectShared(db, caller.user, projectId), 'projectNotFound')
  if (userId === reporterId) throw new AppError('conflict', 'ownProjectReported')
  return insertReport(db, { projectId, reporterId, reason, message, createdAt: now() })
}

const ACTIONS: Record<Decision['outcome'], AuditAction> = {
  approved: 'project approved',
  declined: 'project declined',
  kept: 'project kept',
  hidden: 'project hidden',
}

export async function decideAboutProject(context: CallerContext, { id, outcome, reason, message }: Decision) {
  const { db, caller, now } = context
  const { share, author } = foundOr404(await selectReview(db, caller.user, id), 'projectNotFound')
  const decision = { by: caller.user.id, at: now() }
  if (outcome === 'approved' || outcome === 'declined') {
    const isApproved = outcome === 'approved'
    if (!(await saveApproval(db, id, { ...decision, isApproved, reason, message })))
      throw new AppError('conflict', 'publicationDecided')
    await tellOutcome(context, {
      userId: author.id,
      thing: 'project',
      title: share.title,
      isApproved,
      occasion: `project-${id}-${outcome}`,
    })
  } else await saveHiding(db, share.projectId, { ...decision, isHidden: outcome === 'hidden' })
  await writeAudit(context, {
    action: ACTIONS[outcome],
    subjectType: 'visual_project',
    subjectId: share.projectId,
  })
  const [review] = await toReviews(db, [
    foundOr404(await selectReview(db, caller.user, id), 'projectNotFound'),
  ])
  return foundOr404(review, 'projectNotFound')
}

const MOST_TEXTS_OF_PROGRAM = 20

/** What of a project holds a place by which somebody could be reached. */
function listTelling({
  title,
  description,
  blocks,
}: Pick<ReviewRow['share'], 'title' | 'description' | 'blocks'>) {
  // What is stored was read by the engine before.
  const ofProgram = listTexts(blocks as unknown as Project).map((text) => pointOut('program', text))
  const isTelling = ({ contacts }: ShownText) => contacts.length > 0
  return [
    ...[pointOut('title', title), pointOut('description', description ?? '')].filter(isTelling),
    ...ofProgram.filter(isTelling).slice(0, MOST_TEXTS_OF_PROGRAM),
  ]
}

export async function toReviews(db: Database, rows: readonly ReviewRow[]) {
  const ids = rows.map(({ share }) => share.projectId)
  const reports = await selectOpenReports(db, ids)
  return rows.map(({ share, author, hiddenAt }) => {
    const { createdAt, approvedAt, declinedAt, blocks, ...shown } = share
    const shared = {
      isPublic: true,
      hiddenAt,
      isApproved: approvedAt !== null,
      isDeclined: declinedAt !== null,
    }
    return {
      ...shown,
      author,
      telling: listTelling({ ...shown, blocks }),
      sharing: nameSharing(shared),
      sharedAt: createdAt,
      reports: reports.filter(({ projectId }) => projectId === share.projectId),
    }
  })
}
