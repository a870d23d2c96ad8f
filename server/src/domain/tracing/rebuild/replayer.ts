import { Worker } from 'node:worker_threads'
import type { ReplayAnswer, ReplayCall } from './replay-protocol.ts'

/** The worker that replays, asked one thing at a time. */
export type Replayer = {
  ask: <Kind extends ReplayAnswer['kind']>(
    call: ReplayCall,
    kind: Kind,
  ) => Promise<Extract<ReplayAnswer, { kind: Kind }>>
  stop: () => Promise<void>
}

export function startReplayer(options: { tableBits: number }): Replayer {
  const worker = new Worker(new URL('./replay-worker.ts', import.meta.url), { workerData: options })
  let settle: { resolve: (answer: ReplayAnswer) => void; reject: (error: Error) => void } | undefined
  let failure: Error | undefined
  const fail = (error: Error) => {
    failure = error
    settle?.reject(error)
  }
  worker.on('message', (answer: ReplayAnswer) => settle?.resolve(answer))
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('the replay was stopped')))
  return {
    ask: async (call, kind) => {
      if (failure) throw failure
      const answer = await new Promise<ReplayAnswer>((resolve, reject) => {
        settle = { resolve, reject }
        worker.postMessage(call)
      })
      if (answer.kind !== kind) throw new Error(`the replay answered ${answer.kind} instead of ${kind}`)
      return answer as Extract<ReplayAnswer, { kind: typeof kind }>
    },
    stop: async () => void (await worker.terminate()),
  }
}
