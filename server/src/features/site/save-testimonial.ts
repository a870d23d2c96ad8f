import type { testimonials } from '#contract/admin/testimonials.ts'
import { requireOwnPicture } from '../../domain/own-picture.ts'
import { type AuditNote, writeAudit } from '../../domain/write-audit.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import {
  insertTestimonial,
  lockTestimonial,
  markTestimonial,
  type TestimonialRow,
  updateTestimonial,
} from './site.queries.ts'

type Change = Received<typeof testimonials.update>

export async function addTestimonial(context: CallerContext, sent: Received<typeof testimonials.create>) {
  const { db, caller, now } = context
  await requireOwnPicture(db, caller.user.id, sent.avatarUrl, 'avatarUrl')
  const row = await insertTestimonial(db, { ...emptyToNull(sent), createdAt: now(), updatedAt: now() })
  return note(context, row, 'testimonial added')
}

export async function changeTestimonial(context: CallerContext, { id, ...sent }: Change) {
  const { db, caller, now } = context
  const before = foundOr404(await lockTestimonial(db, id), 'testimonialNotFound')
  // A picture that another admin has put there may stay.
  if (sent.avatarUrl !== before.avatarUrl)
    await requireOwnPicture(db, caller.user.id, sent.avatarUrl, 'avatarUrl')
  const row = await updateTestimonial(db, id, { ...emptyToNull(sent), updatedAt: now() })
  const changed = (Object.keys(sent) as (keyof typeof sent)[]).filter((key) => row?.[key] !== before[key])
  return note(context, row, 'testimonial changed', { changed })
}

export async function markTestimonialAs(context: CallerContext, id: number, deletedAt: Date | null) {
  const row = await markTestimonial(context.db, id, deletedAt)
  return note(context, row, deletedAt ? 'testimonial deleted' : 'testimonial restored')
}

/** An emptied field says nothing. */
function emptyToNull<
  T extends { role?: string | null | undefined; organization?: string | null | undefined },
>(sent: T): T {
  return {
    ...sent,
    ...(sent.role !== undefined && { role: sent.role || null }),
    ...(sent.organization !== undefined && { organization: sent.organization || null }),
  }
}

async function note(
  context: CallerContext,
  row: TestimonialRow | undefined,
  action: AuditNote['action'],
  details: Record<string, unknown> = {},
) {
  const testimonial = foundOr404(row, 'testimonialNotFound')
  await writeAudit(context, {
    action,
    subjectType: 'testimonial',
    subjectId: testimonial.id,
    details: { name: testimonial.name, ...details },
  })
  return testimonial
}
