import { flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { judgeMission } from '#engines/kids-code/index.ts'
import type { JudgeTask } from './judge-apart.ts'

// Its process is killed once it has answered: the next one starts the sooner for what is written down here.
flushCompileCache()
// A thread of its own: a program may be made to run as long as it can.
const { mission, project } = workerData as JudgeTask
parentPort?.postMessage(judgeMission(mission, project))
