import { parentPort, workerData } from 'node:worker_threads'
import { judgeMission } from '#engines/kids-code/index.ts'
import type { JudgeTask } from './judge-apart.ts'

// A thread of its own: a program may be made to run as long as it can.
const { mission, project } = workerData as JudgeTask
parentPort?.postMessage(judgeMission(mission, project))
