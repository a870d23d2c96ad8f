import { MISSIONS } from '#content/kids-code/all-missions.ts'
import type { JudgedMission, MissionCard, missions, OpenedMission } from '#contract/kids-code/missions.ts'
import { dayIn } from '#engines/days/index.ts'
import type { Mission } from '#engines/kids-code/index.ts'
import { announceBadges } from '../../domain/badges/announce-badges.ts'
import { awardBadges } from '../../domain/badges/award-badges.ts'
import { addingToDay } from '../../domain/days/learning-days.ts'
import { readProgram } from '../../domain/kids-code/read-program.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { subjectOfSkill } from '../../domain/skills.ts'
import { recordAnswers } from '../../domain/tracing/record-answers.ts'
import { takeTracingTurn } from '../../domain/tracing/take-turn.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'
import { judgeInThread } from './judge-in-thread.ts'
import { idOfSubject, insertCompletion, selectCompletion } from './missions.queries.ts'

type Sent = Received<typeof missions.attempt>

const TRIES_PER_WINDOW = 60
const WINDOW_SECONDS = 10 * 60
const SUBJECT = subjectOfSkill('computing')

const findMission = (id: string): Mission =>
  foundOr404(
    MISSIONS.find((mission) => mission.id === id),
    'missionNotFound',
  )

/** The server runs the program itself: what a device says about it counts for nothing. */
export async function tryMission(context: CallerContext, sent: Sent): Promise<JudgedMission> {
  const mission = findMission(sent.mission)
  const project = readProgram(sent.blocks)
  const userId = context.caller.user.id
  await spendTry(
    context.db,
    [{ name: `mission:${userId}`, limit: TRIES_PER_WINDOW, windowSeconds: WINDOW_SECONDS }],
    context.now(),
    'tooManyProgramChecks',
  )
  const judgment = await judgeInThread(mission, project)
  return context.transact(async (db) => {
    const counted = judgment.isDone
      ? await complete({ ...context, db }, mission, sent)
      : { isFirst: false, completedAt: await selectCompletion(db, userId, mission.id), newBadges: [] }
    return { ...judgment, ...counted, completedAt: counted.completedAt?.toISOString() ?? null }
  })
}

/** Everything a mission causes that is done for the first time: record, skills, day and badges. */
async function complete(context: CallerContext, mission: Mission, sent: Sent) {
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
    { problemsTried: 1, problemsSolved: 1, seconds: sent.timeSpentSeconds ?? 0 },
  )
  const newBadges = await awardBadges(db, learner, at)
  await announceBadges(context, learner.id, newBadges)
  return { isFirst: true, completedAt: at, newBadges }
}

export function toMissionCard(
  { id, title, grades: [first, last], level, topic, goal }: Mission,
  completedAt: Date | null,
): MissionCard {
  return {
    id,
    title,
    grades: [first, last],
    level,
    topic,
    goal,
    completedAt: completedAt?.toISOString() ?? null,
  }
}

export async function openMission({ db, caller }: CallerContext, id: string): Promise<OpenedMission> {
  const mission = findMission(id)
  const { hints, starter, blocks, runs, checks } = mission
  const card = toMissionCard(mission, await selectCompletion(db, caller.user.id, id))
  return { ...card, hints: [...hints], starter, blocks, runs, checks }
}
