import { parentPort, workerData } from 'node:worker_threads'
import { type Model, packLearner } from '#engines/mastery/index.ts'
import { emptyMemory, type Memory, type TracedAnswer, takeAnswer } from '../take-answer.ts'
import { createTracer } from '../tracer.ts'
import type { LoggedAnswer, ReplayAnswer, ReplayCall } from './replay-protocol.ts'

// Replays answers apart from the requests: a million of them take half a minute of a core.

type Rebuilt = { memory: Memory; masteries: Map<string, number>; lastAttemptId: number }

const tracer = createTracer(workerData as { tableBits: number })
const learners = new Map<number, Rebuilt>()
/** Learners that moved since they were last handed out. */
const moved = new Set<number>()

function replay(logged: readonly LoggedAnswer[]): void {
  for (const { id, userId, isVoided, ...answer } of logged) {
    let learner = learners.get(userId)
    if (!learner) {
      learner = { memory: emptyMemory(), masteries: new Map(), lastAttemptId: 0 }
      learners.set(userId, learner)
    }
    learner.lastAttemptId = id
    moved.add(userId)
    // A voided answer leaves no trace, but its learner has to be worked out anew.
    if (isVoided) continue
    const { skills } = takeAnswer(tracer, learner.memory, answer as TracedAnswer)
    for (const { skill, mastery } of skills) learner.masteries.set(skill, mastery)
  }
}

function takeMoved(limit: number): ReplayAnswer {
  const taken = [...moved].slice(0, limit)
  const page = taken.flatMap((userId) => {
    moved.delete(userId)
    const learner = learners.get(userId)
    return learner ? [describeLearner(userId, learner)] : []
  })
  return { kind: 'learners', count: page.length, page: JSON.stringify(page) }
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

function answerCall(call: ReplayCall): ReplayAnswer {
  if (call.kind === 'replay') {
    replay(call.answers)
    return { kind: 'replayed' }
  }
  if (call.kind === 'take') return takeMoved(call.limit)
  return { kind: 'model', model: tracer.model, shadow: tracer.shadow }
}

/** The tables are handed over, not copied: megabytes would hold up the requests on the other side. */
function listBuffers({ tableWeights, tableInformation, mixerWeights, mixerGradients }: Model): ArrayBuffer[] {
  return [tableWeights, tableInformation, ...mixerWeights, ...mixerGradients].map(
    ({ buffer }) => buffer as ArrayBuffer,
  )
}

parentPort?.on('message', (call: ReplayCall) => {
  const answer = answerCall(call)
  parentPort?.postMessage(answer, answer.kind === 'model' ? listBuffers(answer.model) : [])
})
