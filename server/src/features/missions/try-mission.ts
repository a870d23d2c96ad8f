import { MISSIONS } from '#content/kids-code/all-missions.ts'
import type { missions } from '#contract/kids-code/missions.ts'
import { dayIn } from '#engines/days/index.ts'
import type { Mission } from '#engines/kids-code/index.ts'
import { announceBadges } from '../../domain/badges/announce-badges.ts'
import { awardBadges } from '../../domain/badges/award-badges.ts'
import { addingToDay } from '../../domain/days/learning-days.ts'
import { readProgram } from '../../domain/kids-code/read-program.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { subjectOfSkill } from '../../domain/skills.ts'
import { recordAnswers, takeTracingTurn } from '../../domain/tracing/record-answers.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'
import { judgeApart } from './judge-apart.ts'
import { idOfSubject, insertCompletion, selectCompletion } from './missions.queries.ts'

type TryMissionInput = Received<typeof missions.attempt>

const TRY_LIMIT = { limit: 60, windowSeconds: 10 * 60 }
const SUBJECT = subjectOfSkill('computing')

const findMission = (id: string): Mission =>
  foundOr404(
    MISSIONS.find((mission) => mission.id === id),
    'missionNotFound',
  )

/** The server runs the program itself: what a device says about it counts for nothing. */
export async function tryMission(context: CallerContext, sent: TryMissionInput) {
  const mission = findMission(sent.mission)
  const project = readProgram(sent.blocks)
  const userId = context.caller.user.id
  await spendTry(context, 'tooManyProgramChecks', { name: `mission:${userId}`, ...TRY_LIMIT })
  const judgment = await judgeApart(userId, mission, project)
  return context.transact(async (db) => {
    const counted = judgment.isDone
      ? await complete({ ...context, db }, mission, sent)
      : { isFirst: false, completedAt: await selectCompletion(db, userId, mission.id), newBadges: [] }
    return { ...judgment, ...counted }
  })
}

/** Everything a mission causes that is done for the first time: record, skills, day and badges. */
async function complete(context: CallerContext, mission: Mission, sent: TryMissionInput) {
  const { db, caller, now } = context
  const learner = caller.user
  const at = now()
  const turn = await takeTracingTurn(context)
  await lockUser(db, learner.id)
  const before = await selectCompletion(db, learner.id, mission.id)
  if (before) return { isFirst: false, completedAt: before, newBadges: [] }
  const day = dayIn(learner.timezone, at)
  await insertCompletion(db, {
    userId: learner.id,
    missionId: mission.id,
    completedAt: at,
    hintsUsed: sent.hintsSeen,
  })
  await recordAnswers(
    context,
    turn,
    learner.id,
    // One answer a skill: levels rest on answers that name one.
    mission.skills.map((skill) => ({
      source: 'mission' as const,
      itemId: `mission/${mission.id}`,
      skills: [skill],
      difficulty: null,
      correct: true,
      helped: sent.hintsSeen > 0,
      hintsUsed: sent.hintsSeen,
      tryNumber: 1,
      answeredAt: at,
      receivedAt: at,
      day,
      timeSpentSeconds: sent.timeSpentSeconds ?? null,
    })),
  )
  await addingToDay(
    db,
    { userId: learner.id, day, subjectId: idOfSubject(SUBJECT) },
    { problemsTried: 1, seconds: sent.timeSpentSeconds ?? 0 },
  )
  const newBadges = await awardBadges(db, learner, at)
  await announceBadges(context, learner.id, newBadges)
  return { isFirst: true, completedAt: at, newBadges }
}

export const toMission = (
  { grades: [first, last], hints, ...mission }: Mission,
  completedAt: Date | null,
) => ({
  ...mission,
  grades: [first, last] as [number, number],
  hints: [...hints],
  completedAt,
})

export async function openMission({ db, caller }: CallerContext, id: string) {
  return toMission(findMission(id), await selectCompletion(db, caller.user.id, id))
}
