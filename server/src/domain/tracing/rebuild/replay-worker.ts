import { parentPort, workerData } from 'node:worker_threads'
import type { Model } from '#engines/mastery/index.ts'
import { createTracer } from '../tracer.ts'
import { startReplay } from './replay.ts'
import type { ReplayAnswer, ReplayCall } from './replay-protocol.ts'

// Replays answers apart from the requests: a million of them take half a minute of a core.

const tracer = createTracer(workerData as { tableBits: number })
const replay = startReplay(tracer)

function answerCall(call: ReplayCall): ReplayAnswer {
  if (call.kind === 'replay') {
    replay.take(call.answers)
    return { kind: 'replayed' }
  }
  if (call.kind === 'take') return { kind: 'learners', ...replay.takeMoved(call.limit) }
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
