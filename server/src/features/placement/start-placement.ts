import { dayIn } from '#engines/days/index.ts'
import { startPlacement } from '#engines/placement/index.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { practiceBySkill } from '../../domain/practice/practice-library.ts'
import { allSkills, subjectOfSkill } from '../../domain/skills.ts'
import { schoolGrade } from '../../domain/tracing/learner-view.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { askNext } from './ask-next.ts'
import { insertPlacement, selectNewest, selectUnfinished } from './placement.queries.ts'
import { toPlacement } from './to-placement.ts'

/** The skills with practice of each subject, in the order in which they are taught. */
function listPlacedSkills() {
  const practiced = practiceBySkill()
  const subjects = new Set([...practiced.keys()].map(subjectOfSkill))
  const skills = Map.groupBy(
    [...allSkills().values()].filter(({ id }) => practiced.has(id)),
    ({ id }) => subjectOfSkill(id),
  )
  return new Map([...subjects].map((subject) => [subject, skills.get(subject) ?? []]))
}

export async function listPlacements({ db, caller }: CallerContext) {
  const newest = new Map((await selectNewest(db, caller.user.id)).map((row) => [row.placement.subject, row]))
  return [...listPlacedSkills().keys()].map((subject) => {
    const row = newest.get(subject)
    return { subject, newest: row ? toPlacement(row) : null }
  })
}

/** Goes on with what was begun today, on whatever device; a day later a learner is another one, and it begins anew. */
export async function beginPlacement(context: CallerContext, subject: string) {
  const { db, caller, now } = context
  const learner = caller.user
  const subjectSkills = listPlacedSkills().get(subject)
  if (!subjectSkills) throw new AppError('not_found', 'noPlacementForSubject')
  await lockUser(db, learner.id)
  const at = now()
  const begun = await selectUnfinished(db, learner.id, subject)
  if (begun && dayIn(learner.timezone, begun.placement.startedAt) === dayIn(learner.timezone, at)) {
    const open = toPlacement(begun)
    return open.problem ? open : askNext(context, begun.placement)
  }
  const state = startPlacement({ subjectSkills, claimedGrade: schoolGrade(learner.grade) })
  const placement = await insertPlacement(db, { userId: learner.id, subject, state, startedAt: at })
  return askNext(context, placement)
}
