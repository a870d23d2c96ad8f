import type { progress as endpoints } from '#contract/progress.ts'
import { mergeProgress } from '#engines/lessons/index.ts'
import { earnByLesson, isLessonEvidence } from '#engines/record/learner/index.ts'
import { announceBadges } from '../../domain/badges/announce-badges.ts'
import { awardBadges } from '../../domain/badges/award-badges.ts'
import { recordWork } from '../../domain/classroom/record-work.ts'
import { addToDay } from '../../domain/days/learning-days.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { awardPoints } from '../../domain/record/award-points.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { addVisitSeconds, selectLesson, selectRecord, upsertRecord } from './progress.queries.ts'

/**
 * Starting, reading on and completing are one operation: merge with what is stored, count the day, and reward what has
 * become evidence, be it by completing or by reading on.
 */
export async function saveProgress(context: CallerContext, sent: Received<typeof endpoints.save>) {
  const { db, caller, now } = context
  const learner = caller.user
  const at = now()
  await lockUser(db, learner.id)
  const { subjectId, duration } = foundOr404(await selectLesson(db, sent.lessonId), 'lessonNotFound')
  const stored = await selectRecord(db, learner.id, sent.lessonId)

  const lastAccessed = sent.lastAccessed === undefined ? at : notAfter(new Date(sent.lastAccessed), at)
  const newSeconds = sent.visit
    ? await addVisitSeconds(db, {
        userId: learner.id,
        lessonId: sent.lessonId,
        visitId: sent.visit.id,
        seconds: sent.visit.seconds,
        at,
      })
    : Math.max(0, sent.timeSpent - (stored?.timeSpent ?? 0))
  const merged = mergeProgress(stored, {
    completed: sent.completed,
    timeSpent: (stored?.timeSpent ?? 0) + newSeconds,
    lastAccessed,
  })
  const isCompletedNow = merged.completed && !stored?.completed
  const row = await upsertRecord(db, {
    userId: learner.id,
    lessonId: sent.lessonId,
    ...merged,
    completedAt: isCompletedNow ? at : (stored?.completedAt ?? null),
    readSection: sent.readSection === undefined ? (stored?.readSection ?? null) : sent.readSection,
    readOffset: sent.readOffset === undefined ? (stored?.readOffset ?? null) : sent.readOffset,
  })
  if (newSeconds > 0 || isCompletedNow) {
    await addToDay(db, learner, subjectId, at, {
      seconds: newSeconds,
      lessonsCompleted: isCompletedNow ? 1 : 0,
    })
  }
  // Read before it was given out: it counts once it is opened again.
  if (merged.completed) await recordWork(context, learner.id, { kind: 'lesson', lessonId: sent.lessonId }, at)
  const isEvidenceNow = isLessonEvidence(merged, duration) && !(stored && isLessonEvidence(stored, duration))
  if (isEvidenceNow) await awardPoints(db, learner.id, earnByLesson(sent.lessonId), at)
  const newBadges = isEvidenceNow ? await awardBadges(db, learner, at) : []
  await announceBadges(context, learner.id, newBadges)
  return { ...row, newBadges }
}

/** A device whose clock runs ahead must not put a lesson in front of all later ones. */
function notAfter(moment: Date, latest: Date): Date {
  return moment > latest ? latest : moment
}
