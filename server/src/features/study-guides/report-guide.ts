import type { GuideReport } from '#contract/study/study-guides.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import {
  insertReport,
  type ReportRow,
  saveDecision,
  selectReadable,
  selectReport,
} from './study-guides.queries.ts'

type Sent = { id: number; reason: GuideReport['reason']; message: string }

export async function reportGuide({ db, caller, now }: CallerContext, { id, reason, message }: Sent) {
  const reporterId = caller.user.id
  const guide = foundOr404(await selectReadable(db, reporterId, id), 'studyGuideNotFound')
  if (guide.userId === reporterId) throw new AppError('conflict', 'ownGuideReported')
  const row = await insertReport(db, { guideId: id, reporterId, reason, message, createdAt: now() })
  return { id: row.id, createdAt: row.createdAt.toISOString() }
}

export async function decideReport(
  { db, caller, now, requestId }: CallerContext,
  { id, outcome }: { id: number; outcome: 'kept' | 'hidden' },
): Promise<GuideReport> {
  const row = foundOr404(await selectReport(db, id), 'reportNotFound')
  const at = now()
  await saveDecision(db, row, { outcome, decidedBy: caller.user.id, decidedAt: at })
  await db.insert(auditLog).values({
    actorId: caller.user.id,
    action: `study guide ${outcome}`,
    subjectType: 'study_guide',
    subjectId: row.guide.id,
    requestId,
    createdAt: at,
  })
  return toReport(foundOr404(await selectReport(db, id), 'reportNotFound'))
}

/** Who reported is not told: an admin judges the guide. */
export function toReport({ report, guide }: ReportRow): GuideReport {
  const { id, reason, message, outcome, createdAt, decidedAt } = report
  return {
    id,
    reason,
    message,
    outcome,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    guide: {
      id: guide.id,
      title: guide.title,
      content: guide.content,
      authorId: guide.userId,
      isPublic: guide.isPublic && guide.hiddenAt === null && guide.deletedAt === null,
    },
  }
}
