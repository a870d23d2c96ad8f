import type { AuditAction } from '#contract/admin/audit-actions.ts'
import type { projectSharing } from '#contract/kids-code/sharing.ts'
import type { Database } from '../../db/database.ts'
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

export async function decideAboutProject(context: CallerContext, { id, outcome }: Decision) {
  const { db, caller, now } = context
  const { share } = foundOr404(await selectReview(db, caller.user, id), 'projectNotFound')
  const decision = { by: caller.user.id, at: now() }
  if (outcome === 'approved' || outcome === 'declined')
    await saveApproval(db, id, { ...decision, isApproved: outcome === 'approved' })
  else await saveHiding(db, share.projectId, { ...decision, isHidden: outcome === 'hidden' })
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

export async function toReviews(db: Database, rows: readonly ReviewRow[]) {
  const ids = rows.map(({ share }) => share.projectId)
  const reports = await selectOpenReports(db, ids)
  return rows.map(({ share, author, hiddenAt }) => {
    const { createdAt, approvedAt, declinedAt, ...shown } = share
    const shared = {
      isPublic: true,
      hiddenAt,
      isApproved: approvedAt !== null,
      isDeclined: declinedAt !== null,
    }
    return {
      ...shown,
      author,
      sharing: nameSharing(shared),
      sharedAt: createdAt,
      reports: reports.filter(({ projectId }) => projectId === share.projectId),
    }
  })
}
