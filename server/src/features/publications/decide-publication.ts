import type { publications } from '#contract/publication/publications.ts'
import { followPicture, requireOwnPicture } from '../../domain/own-picture.ts'
import { tellOutcome } from '../../domain/publication/tell-outcome.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import {
  approveGuide,
  closeRequest,
  lockOwner,
  type RequestRow,
  selectRequest,
  updateProfile,
} from './publications.queries.ts'

type Request = RequestRow['request']

/** Load, decide, save. The owner is locked: what they change at this moment comes before or after, never between. */
export async function decidePublication(
  context: CallerContext,
  { id, outcome, reason, message }: Received<typeof publications.decide>,
) {
  const { db, caller, now } = context
  const seen = foundOr404(await selectRequest(db, caller.user, id), 'publicationNotFound')
  const owner = foundOr404(await lockOwner(db, seen.person.id), 'publicationNotFound')
  const isApproved = outcome === 'approved'
  const request = await closeRequest(db, id, {
    outcome,
    decidedBy: caller.user.id,
    decidedAt: now(),
    ...(!isApproved && { declineReason: reason ?? null, declineMessage: message || null }),
  })
  if (!request) throw await explainConflict(context, id)
  if (isApproved) await show(context, owner, request)
  await writeAudit(context, {
    action: isApproved ? 'publication approved' : 'publication declined',
    subjectType: 'user',
    subjectId: owner.id,
    details: {
      kind: request.kind,
      requestId: id,
      ...(request.subjectId !== null && { guideId: request.subjectId }),
      ...(!isApproved && { reason: reason ?? null }),
    },
  })
  await tellOutcome(context, {
    userId: owner.id,
    thing: request.kind,
    title: seen.guide?.title ?? '',
    isApproved,
    occasion: `publication-${id}`,
  })
  return { id, outcome }
}

/** Somebody was quicker: another adult, or the student with a change. */
async function explainConflict({ db, caller }: CallerContext, id: number): Promise<AppError> {
  const after = foundOr404(await selectRequest(db, caller.user, id), 'publicationNotFound')
  const isTakenBack = after.request.outcome === 'takenBack'
  return new AppError('conflict', isTakenBack ? 'publicationChanged' : 'publicationDecided')
}

type Owner = NonNullable<Awaited<ReturnType<typeof lockOwner>>>

async function show({ db, now }: CallerContext, owner: Owner, { kind, subjectId, value }: Request) {
  if (kind === 'guide') {
    if (subjectId !== null && (await approveGuide(db, subjectId, value, now()))) return
    throw new AppError('conflict', 'publicationChanged')
  }
  if (kind === 'picture') await requireOwnPicture(db, owner.id, value, 'avatarUrl')
  const field = ({ displayName: 'displayName', bio: 'bio', picture: 'avatarUrl' } as const)[kind]
  await updateProfile(db, owner.id, { [field]: value, updatedAt: now() })
  if (kind === 'picture') await followPicture(db, owner, value)
}
