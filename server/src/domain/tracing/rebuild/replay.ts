import { packLearner } from '#engines/mastery/index.ts'
import {
  emptyMemory,
  type Memory,
  type Traced,
  type TracedAnswer,
  takeAnswer,
  UNTRACED,
} from '../take-answer.ts'
import type { Tracer } from '../tracer.ts'
import type { LoggedAnswer, RebuiltPage } from './replay-protocol.ts'

type Rebuilt = { memory: Memory; masteries: Map<string, number>; lastAttemptId: number }

export type Replay = {
  /** Answers in the order of their ids; tells of each what was foreseen of it. */
  take: (logged: readonly LoggedAnswer[]) => Traced[]
  /** Learners that moved since they were last handed out, as `saveRebuilt` reads them. */
  takeMoved: (limit: number) => { count: number; page: RebuiltPage }
}

/** Works learners out anew from their answers. The model of the tracer learns from them as it did when they were given. */
export function startReplay(tracer: Tracer): Replay {
  const learners = new Map<number, Rebuilt>()
  const moved = new Set<number>()

  function takeOne({ id, userId, isVoided, ...answer }: LoggedAnswer): Traced {
    let learner = learners.get(userId)
    if (!learner) {
      learner = { memory: emptyMemory(), masteries: new Map(), lastAttemptId: 0 }
      learners.set(userId, learner)
    }
    learner.lastAttemptId = id
    moved.add(userId)
    // A voided answer leaves no trace, but its learner has to be worked out anew.
    if (isVoided) return UNTRACED
    const traced = takeAnswer(tracer, learner.memory, answer as TracedAnswer)
    for (const { skill, mastery } of traced.skills) learner.masteries.set(skill, mastery)
    return traced
  }

  return {
    take: (logged) => logged.map(takeOne),
    takeMoved: (limit) => {
      const taken = [...moved].slice(0, limit)
      const page = taken.flatMap((userId) => {
        moved.delete(userId)
        const learner = learners.get(userId)
        return learner ? [describeLearner(userId, learner)] : []
      })
      return { count: page.length, page: JSON.stringify(page) }
    },
  }
}

function describeLearner(userId: number, { memory, masteries, lastAttemptId }: Rebuilt) {
  const skills = [...memory.evidence].map(([skill, evidence]) => ({
    skill,
    mastery: masteries.get(skill) ?? 0,
    level: evidence.level,
    answers: evidence.answers,
    correct: evidence.correct,
    lastAt: new Date((evidence.lastAt ?? 0) * 1000),
    evidence,
  }))
  return { userId, lastAttemptId, state: Buffer.from(packLearner(memory.learner)).toString('base64'), skills }
}
