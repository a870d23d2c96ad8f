import { badges } from '#contract/badges.ts'
import type { Raw } from './raw-rows.ts'
import type { About, Caller } from './reader.ts'
import { recalculateLearner } from './recalculate-learner.ts'
import { dayOf, type World } from './recalculate-work.ts'

/** How far each badge is: of lessons that were read and of first tries at quizzes alone. */
export async function checkBadges({ world, comparison }: About, id: number, learner: Caller) {
  const { rows } = world
  const earned = rows.user_badges.filter(({ user_id }) => user_id === id).map(({ badge_id }) => badge_id)
  comparison.check(
    'badge progress',
    (await learner.read(badges.progress, { id })).map(({ badgeId, progress }) => ({ id: badgeId, progress })),
    rows.badges.map((badge) => ({
      id: badge.id,
      progress: earned.includes(badge.id) ? 100 : Math.min(99, percentOf(world, id, badge)),
    })),
    id,
  )
}

function percentOf(world: World, id: number, { criteria }: Raw<'badges'>): number {
  const { user, progress, results, lessonOf, isOffered, nameOf } = recalculateLearner(world, id)
  const held = progress.flatMap((row) => {
    const lesson = lessonOf(row.lesson_id)
    const isRead = row.completed && lesson && 3 * row.time_spent >= 60 * lesson.duration
    return isRead ? [{ lesson, day: row.completed_at && dayOf(user.timezone, row.completed_at) }] : []
  })
  const inSubject = (lesson: Raw<'lessons'>) => nameOf(lesson.subject_id) === criteria.subject
  const percent = (reached: number, wanted = 0) =>
    wanted === 0 ? 0 : Math.min(100, Math.floor((100 * reached) / wanted))

  if (criteria.perfectScoreStreak !== undefined) {
    const firsts = results
      .filter(({ attempt }) => attempt === 1)
      .toSorted((a, b) => Date.parse(b.date_taken) - Date.parse(a.date_taken) || b.id - a.id)
    const miss = firsts.findIndex(({ score, max_score }) => score < max_score)
    return percent(miss < 0 ? firsts.length : miss, criteria.perfectScoreStreak)
  }
  if (criteria.missionCount !== undefined)
    return percent(
      world.rows.mission_completions.filter(({ user_id }) => user_id === id).length,
      criteria.missionCount,
    )
  if (criteria.daily) {
    const days = [...Map.groupBy(held, ({ day }) => day).values()].map(({ length }) => length)
    return percent(Math.max(0, ...days), criteria.lessonCount)
  }
  if (criteria.multiSubject) {
    const reached = percent(held.length, criteria.lessonCount)
    const isOfSeveral = new Set(held.map(({ lesson }) => lesson.subject_id)).size > 1
    return isOfSeveral ? reached : Math.min(50, reached)
  }
  const own = held.filter(({ lesson }) => inSubject(lesson) && isOffered(lesson)).length
  if (criteria.completeAll)
    return percent(own, world.rows.lessons.filter((one) => inSubject(one) && isOffered(one)).length)
  return percent(criteria.subject === undefined ? held.length : own, criteria.lessonCount)
}
