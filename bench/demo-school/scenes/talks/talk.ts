import { chat } from '#contract/study/chat.ts'
import { mathTutor } from '#contract/study/math-tutor.ts'
import { safetyAlerts } from '#contract/study/safety-alerts.ts'
import { createIndexer } from '#server/domain/retrieval/create-indexer.ts'
import { readShippedVectors } from '#server/domain/retrieval/shipped-passages.ts'
import { LENGTHS } from '#server/domain/retrieval/sources.queries.ts'
import type { Scene, Stage } from '../../stage.ts'
import { at, does, idOf } from '../at.ts'
import { STEPS, TALKS, WORRIES, type Worry } from '../texts/talks.ts'

/** Nobody types the next question at once. */
const BETWEEN_MESSAGES_MS = 75_000

/** What learners ask the tutor, and some who write that they are not well. */
export function talkWithTutor(): Scene[] {
  return [
    at(0, '06:20', 'the tutor reads the curriculum', readForTutor),
    ...TALKS.map(({ username, day, time, title, subject, messages, isLiked }) =>
      at(day, time, `${username} talks with the tutor: ${title}`, async (stage) => {
        const userId = idOf(stage, username)
        const session = await does(stage, username, chat.createSession, { userId, title, subject })
        for (const message of messages) {
          const { reply } = await does(stage, username, chat.send, {
            message,
            subject,
            sessionId: session.id,
          })
          if (!reply.metadata?.isAnswered) throw new Error(`the tutor does not know: ${message}`)
          pass(stage)
          if (isLiked) await does(stage, username, chat.rate, { id: reply.id, feedback: 'up' })
        }
      }),
    ),
    ...solveStepByStep(),
    ...WORRIES.flatMap(worry),
  ]
}

/** As the product does in the background; what it makes of it is not part of the school. */
async function readForTutor({ t: { deps } }: Stage): Promise<void> {
  const shipped = readShippedVectors()
  const fail = (fault: unknown) => {
    throw fault
  }
  for (const length of LENGTHS)
    await createIndexer({ ...deps, shipped }, fail, new AbortController().signal, length).sweep()
  await deps.library.refresh(deps, null)
}

function pass({ t: { clock } }: Stage): void {
  clock.now = new Date(clock.now.getTime() + BETWEEN_MESSAGES_MS)
}

/** Problems that are worked out line by line with the math tutor. */
function solveStepByStep(): Scene[] {
  return STEPS.map(({ username, day, time, text, lines }) =>
    at(day, time, `${username} works on ${text}`, async (stage) => {
      await does(stage, username, mathTutor.solve, { text, reveal: 'nudge' })
      for (const line of lines) {
        pass(stage)
        await does(stage, username, mathTutor.checkStep, { text, line })
      }
    }),
  )
}

/** A message that the product alerts an adult about, and what the adult does. */
function worry({ username, day, time, message, severity, settled }: Worry): Scene[] {
  const write = at(day, time, `${username} writes that they are not well`, async (stage) => {
    const { reply } = await does(stage, username, chat.send, { message })
    if (!reply.metadata?.isCare) throw new Error('nobody takes care of it')
    const { alerts } = await does(stage, 'demo-admin', safetyAlerts.list, { state: 'open' })
    const alert = alerts.find(({ pupil }) => pupil.id === idOf(stage, username))
    if (alert?.severity !== severity) throw new Error(`the alert is ${alert?.severity}, not ${severity}`)
  })
  if (!settled) return [write]
  const { by, taken, helped } = settled
  const find = async (stage: Stage) => {
    const { alerts } = await does(stage, by, safetyAlerts.list, { state: 'open' })
    return alerts.find(({ pupil }) => pupil.id === idOf(stage, username))?.id ?? 0
  }
  return [
    write,
    at(taken.day, taken.time, `${by} takes the alert about ${username}`, async (stage) => {
      await does(stage, by, safetyAlerts.take, { id: await find(stage), isTaken: true })
    }),
    ...(helped
      ? [
          at(helped.day, helped.time, `${by} has talked with ${username}`, async (stage) => {
            const change = { id: await find(stage), isHandled: true, note: helped.note }
            await does(stage, by, safetyAlerts.handle, { ...change, outcome: 'helped' })
          }),
        ]
      : []),
  ]
}
