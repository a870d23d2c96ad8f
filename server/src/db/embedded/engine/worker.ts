import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import type { Call, Reply, Spent, WorkerMessage, WorkerSettings } from '../worker-protocol.ts'
import { CallRunner } from './call-runner.ts'
import { openPglite } from './open-pglite.ts'

if (!parentPort) throw new Error('This file runs as a worker thread of the embedded database.')
const port = parentPort

/** A batch ends after this time, so that the main thread hears from a busy database often enough. */
const BATCH_MS = 100
/** How long a commit may wait for others to share its flush while a transaction holds the engine. */
const SHARED_FLUSH_MS = 3

const settings = workerData as WorkerSettings
const { engine, assertDiskIsWell } = await openPglite(settings)
const runner = new CallRunner(engine, settings)
const queue: Call[] = []
let heldReplies: Reply[] = []
let heldSince = 0
let isPumping = false
let isFlushPlanned = false

function post(message: WorkerMessage): void {
  if (message !== 'ready' && message.length === 0) return
  port.postMessage(message)
}

function startWatch(): () => Spent {
  const startedAt = performance.now()
  const before = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(before)
    return {
      startedAtMs: performance.timeOrigin + startedAt,
      engineMs: performance.now() - startedAt,
      computedMs: (user + system) / 1000,
    }
  }
}

function drainPort(): void {
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port))
    queue.push(...next.message)
}

async function pump(): Promise<void> {
  if (isPumping) return
  isPumping = true
  while (queue.length > 0) await runBatch()
  isPumping = false
}

async function runBatch(): Promise<void> {
  const batchEndsAt = performance.now() + BATCH_MS
  const replies: Reply[] = []
  do {
    const call = queue.shift()
    if (!call) break
    const readSpent = settings.isTimed ? startWatch() : undefined
    const { reply, mustBeFlushed } = await runner.run(call)
    if (readSpent) reply.spent = readSpent()
    if (mustBeFlushed && heldReplies.length === 0) heldSince = performance.now()
    // What follows an unflushed write may have seen it: it is confirmed no sooner than the write.
    const isHeld = mustBeFlushed || (heldReplies.length > 0 && !runner.isInTransaction)
    ;(isHeld ? heldReplies : replies).push(reply)
    if (queue.length === 0) drainPort()
  } while (performance.now() < batchEndsAt)
  assertDiskIsWell()
  post(replies)
  await flushIfDue()
}

/**
 * One flush confirms everything before it. While a transaction is open the next commit is near,
 * so the flush waits a moment for it; otherwise nobody is coming and it happens at once.
 */
async function flushIfDue(): Promise<void> {
  if (heldReplies.length === 0) return
  const waitMs = SHARED_FLUSH_MS - (performance.now() - heldSince)
  const isFailed = runner.transactionStatus === 'E'
  if (isFailed || (runner.isInTransaction && waitMs > 0)) {
    if (!isFlushPlanned) setTimeout(flushLater, Math.max(1, waitMs))
    isFlushPlanned = true
    return
  }
  const startedAt = performance.now()
  await runner.flush()
  const [first] = heldReplies
  if (first?.spent) first.spent.flushMs = performance.now() - startedAt
  assertDiskIsWell()
  const confirmed = heldReplies
  heldReplies = []
  post(confirmed)
}

function flushLater(): void {
  isFlushPlanned = false
  if (!isPumping) void flushIfDue()
}

port.on('message', (calls: Call[]) => {
  queue.push(...calls)
  drainPort()
  void pump()
})
post('ready')
