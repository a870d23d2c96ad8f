import type { GuideReport } from '#contract/study/study-guides.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import {
  insertReport,
  type ReportRow,
  saveDecision,
  selectReadable,
  selectReport,
} from './study-guides.queries.ts'

type ReportGuideInput = { id: number; reason: GuideReport['reason']; message: string }

export async function reportGuide(
  { db, caller, now }: CallerContext,
  { id, reason, message }: ReportGuideInput,
) {
  const reporterId = caller.user.id
  const guide = foundOr404(await selectReadable(db, reporterId, id), 'studyGuideNotFound')
  if (guide.userId === reporterId) throw new AppError('conflict', 'ownGuideReported')
  return insertReport(db, { guideId: id, reporterId, reason, message, createdAt: now() })
}

export async function decideReport(
  context: CallerContext,
  { id, outcome }: { id: number; outcome: 'kept' | 'hidden' },
) {
  const { db, caller, now } = context
  const row = foundOr404(await selectReport(db, id), 'reportNotFound')
  await saveDecision(db, row, { outcome, decidedBy: caller.user.id, decidedAt: now() })
  await writeAudit(context, {
    action: `study guide ${outcome}`,
    subjectType: 'study_guide',
    subjectId: row.guide.id,
  })
  return toReport(foundOr404(await selectReport(db, id), 'reportNotFound'))
}

/** Who reported is not told: an admin judges the guide. */
export function toReport({ report, guide, authorName }: ReportRow) {
  return {
    ...report,
    guide: {
      ...guide,
      authorId: guide.userId,
      authorName,
      isPublic:
        guide.isPublic && guide.approvedAt !== null && guide.hiddenAt === null && guide.deletedAt === null,
    },
  }
}
