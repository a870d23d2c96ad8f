import type { ErrorCode } from '#contract/errors.ts'
import {
  chooseDelayMs,
  findNext,
  isNotNow,
  judge,
  type Outcome,
  type Refusal,
  type WaitingWrite,
} from '#engines/outbox/index.ts'
import { ApiError, call, NetworkError } from '../../api/call.ts'
import { makeKey } from '../../api/make-key.ts'
import { readSignedInId } from '../signed-in-hint.ts'
import { createTabChannel } from '../tab-channel.ts'
import * as kept from './kept-writes.ts'
import { type AnswerTo, findOperation, type InputTo, OPERATIONS, type OperationName } from './operations.ts'

/** What has become of a write: the server has answered it, or it waits on this device. */
export type Kept<Name extends OperationName> =
  | { isWaiting: false; answer: AnswerTo<Name> }
  | { isWaiting: true; write: WaitingWrite }

export type OutboxNews = {
  userId: number
  /** Names of operations that were answered after their screens had gone on. */
  settled: readonly string[]
  settledCount: number
  /** The operation of a write that waits since this moment. */
  kept: string | null
  /** How many writes somebody has to decide about since. */
  refused: number
}

/** A connection that is there by name only is not waited for: what was done is safe. */
const PATIENCE_MS = 8000
/** A tab that was closed in the middle of its work has told nobody what it left: whoever is still there looks now and then. */
const LOOK_AGAIN_MS = 30_000
/** The answer of a server that is not ours, or of another version. */
const UNREADABLE = 520

export const outboxNews = createTabChannel<OutboxNews>('trellis.outbox')

/** Over plain http browsers offer no locks; there a write needs its connection, as it always did. */
function canKeep(): boolean {
  return 'locks' in navigator && 'indexedDB' in window
}

type KeepOptions = {
  key?: string
  /** A few words of it for the list of what waits. */
  about?: string | null
  /** It is safe on the device: whoever does not wait for the server may show it as done from here on. */
  onKept?: () => void
}

/**
 * Does something now or, without a connection, as soon as there is one; once, in its order. It is kept before it is sent.
 * Refusals come back as errors, and nothing is kept of them then.
 */
export async function keepWrite<Name extends OperationName>(
  name: Name,
  input: InputTo<Name>,
  { key = makeKey(), about = null, onKept }: KeepOptions = {},
): Promise<Kept<Name>> {
  const sendNow = async (): Promise<Kept<Name>> => {
    onKept?.()
    const answer = await call(await OPERATIONS[name].loadEndpoint(), input as never, { idempotencyKey: key })
    return { isWaiting: false, answer: answer as AnswerTo<Name> }
  }
  const userId = readSignedInId()
  if (userId === null || !canKeep()) return sendNow()
  let write: WaitingWrite
  try {
    write = await kept.addWrite({ key, userId, operation: name, input, about }, new Date())
  } catch {
    // Full, or a private window: then it needs its connection, and the form keeps its text.
    return sendNow()
  }
  onKept?.()
  if (!navigator.onLine) return wait(write)
  // Two changes of one thing may have become one: then it also holds what was said to be safe before, and stays.
  const isMerged = write.key !== key
  const own = { key: write.key, isAwaited: true }
  const round = await within(PATIENCE_MS, sendRound(userId, own))
  own.isAwaited = false
  const failure = findOperation(name)?.isTold && !isMerged ? findFailure(round, own.key) : null
  if (failure) {
    await kept.discardWrite(write.place)
    throw failure
  }
  const settled = await kept.readSettled(own.key)
  // Another tab was at it, and what was done elsewhere meanwhile stands: there is no answer to go on with.
  if (settled?.isDropped && findOperation(name)?.isDroppedOnConflict) throw new ApiError(409, {})
  if (settled) return { isWaiting: false, answer: settled.answer as AnswerTo<Name> }
  const waiting = (await kept.readWaiting(userId)).find((one) => one.place === write.place)
  if (!waiting?.refusal || isMerged) return wait(waiting ?? write)
  await kept.discardWrite(write.place)
  tell(userId)
  throw toApiError(waiting.refusal)
}

/** The session is over, or the server itself has failed over this write: neither is a matter of the connection. */
function findFailure(round: Round | null, key: string): ApiError | null {
  const outcome = round?.failure?.outcome
  if (outcome?.kind !== 'refused') return null
  const isOwnFault = round?.failure?.key === key && !isNotNow(outcome.status)
  if (round?.end !== 'signIn' && !isOwnFault) return null
  return toApiError(outcome, outcome.code)
}

function toApiError(
  { status, message, reason, params }: Omit<Refusal, 'kind'>,
  code?: string | undefined,
): ApiError {
  return new ApiError(status, {
    ...(message !== null && { message }),
    ...(reason !== undefined && { reason, params }),
    ...(code !== undefined && { code: code as ErrorCode }),
  })
}

function wait<Name extends OperationName>(write: WaitingWrite): Kept<Name> {
  tell(write.userId, { kept: write.operation })
  return { isWaiting: true, write }
}

type Told = Partial<Pick<Round, 'settled' | 'refused'>> & { kept?: string }

function tell(userId: number, { settled = [], refused = [], kept: keptName }: Told = {}): void {
  outboxNews.announce({
    userId,
    settled: [...new Set(settled.map(({ operation }) => operation))],
    settledCount: settled.length,
    kept: keptName ?? null,
    refused: refused.length,
  })
}

/** The write that a screen waits for. */
type Own = { key: string; isAwaited: boolean }

const lockOf = (userId: number) => `trellis.outbox.${userId}`

/** One tab sends at a time; whoever waits for its turn may find that another tab has done its work. */
async function sendRound(userId: number, own: Own | null): Promise<Round | null> {
  return navigator.locks.request(lockOf(userId), () => runRound(userId, own))
}

async function runRound(userId: number, own: Own | null): Promise<Round> {
  // Who made a write and still waits for it is answered directly.
  const isNews = ({ key }: WaitingWrite) => !(own?.isAwaited && own.key === key)
  const round = await sendWaiting({
    isOwner: () => readSignedInId() === userId,
    read: () => kept.readWaiting(userId),
    markSent: kept.markSent,
    send,
    settle: (write, answer) =>
      kept.settleWrite(write, { answer: answer ?? null, isDropped: false }, new Date()),
    drop: (write) => kept.settleWrite(write, { answer: null, isDropped: true }, new Date()),
    refuse: kept.keepRefusal,
    countFailure: kept.countFailure,
    isSettledBy: (write, refusal) => isNews(write) && isSettledBy(write, refusal),
  })
  const others = { settled: round.settled.filter(isNews), refused: round.refused.filter(isNews) }
  if (others.settled.length + others.refused.length > 0) tell(userId, others)
  return round
}

async function send({ operation, input, key, userId }: WaitingWrite): Promise<Outcome> {
  const known = findOperation(operation)
  if (!known) return { kind: 'refused', status: UNREADABLE, message: null }
  const endpoint = await known.loadEndpoint().catch(() => null)
  if (!endpoint) return { kind: 'unreachable' }
  try {
    const answer = await call(endpoint, input, { idempotencyKey: key, writerId: userId })
    return { kind: 'answered', answer }
  } catch (error) {
    if (error instanceof NetworkError) return { kind: 'unreachable' }
    if (!(error instanceof ApiError)) return { kind: 'refused', status: UNREADABLE, message: null }
    const { status, code, told } = error
    return { kind: 'refused', status, message: null, ...told, code }
  }
}

function isSettledBy({ operation }: WaitingWrite, { kind }: Refusal): boolean {
  const known = findOperation(operation)
  if (kind === 'gone') return known?.isDoneWhenGone === true
  return kind === 'conflict' && known?.isDroppedOnConflict === true
}

function within<T>(delayMs: number, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), delayMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

type Watch = { onSignInNeeded: () => void }

/** Sends what waits for a person whenever it may go: at the start, with the connection, and again after a while. */
export function watchOutbox(userId: number, { onSignInNeeded }: Watch): () => void {
  if (!canKeep()) return () => {}
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let isQueued = false

  async function run(): Promise<void> {
    clearTimeout(timer)
    if (isOver || isQueued || !navigator.onLine) return
    isQueued = true
    try {
      // In its turn, also where another tab is at it: that one may be closed in the middle and tell nobody.
      const round = await navigator.locks.request(lockOf(userId), () => {
        isQueued = false
        return isOver || !navigator.onLine ? null : runRound(userId, null)
      })
      if (isOver) return
      if (round?.end === 'signIn') onSignInNeeded()
      failures = round?.end === 'later' ? failures + 1 : 0
      if (failures > 0) timer = setTimeout(() => void run(), chooseDelayMs(failures, Math.random))
    } catch {
      // The device keeps nothing, or has closed its database for a newer version: there is nothing to send from here.
      isQueued = false
    }
  }

  const hear = outboxNews.listen((news) => {
    if (news.userId === userId && news.settled.length === 0 && failures === 0) void run()
  })
  const goOn = () => {
    failures = 0
    void run()
  }
  const look = () => document.visibilityState === 'visible' && goOn()
  const lookingAgain = setInterval(() => failures === 0 && void run(), LOOK_AGAIN_MS)
  window.addEventListener('online', goOn)
  document.addEventListener('visibilitychange', look)
  void kept.dropOldSettled(new Date()).catch(() => {})
  void run()
  return () => {
    isOver = true
    clearTimeout(timer)
    clearInterval(lookingAgain)
    hear()
    window.removeEventListener('online', goOn)
    document.removeEventListener('visibilitychange', look)
  }
}

/** At once, for who does not want to wait for the next try. */
export async function sendNow(userId: number): Promise<Round['end']> {
  return (await sendRound(userId, null))?.end ?? 'stopped'
}

export async function withdraw(userId: number, key: string): Promise<boolean> {
  const isOut = await kept.withdrawUnsent(key)
  if (isOut) tell(userId)
  return isOut
}

/** What sending needs of the world; the browser's are in `outbox.ts`. */
type SendPorts = {
  /** Whether the person is still the one who is signed in here. */
  isOwner: () => boolean
  read: () => Promise<WaitingWrite[]>
  markSent: (place: number) => Promise<WaitingWrite | null>
  send: (write: WaitingWrite) => Promise<Outcome>
  settle: (write: WaitingWrite, answer: unknown) => Promise<void>
  /** It will not be done, and nobody has to decide about that. */
  drop: (write: WaitingWrite) => Promise<void>
  refuse: (place: number, refusal: Refusal) => Promise<void>
  countFailure: (place: number) => Promise<void>
  /** Nothing is left to decide: what was done elsewhere meanwhile stands. */
  isSettledBy: (write: WaitingWrite, refusal: Refusal) => boolean
}

type Round = {
  /** Why it ended. `done`: whatever can be sent is sent. */
  end: 'done' | 'later' | 'signIn' | 'stopped'
  settled: WaitingWrite[]
  refused: WaitingWrite[]
  /** What the last one came to, when that was no answer. */
  failure: { key: string; outcome: Outcome } | null
}

/** Sends what waits, one after the other, until nothing is left or the server does not take it now. One tab at a time. */
export async function sendWaiting(ports: SendPorts): Promise<Round> {
  const round: Round = { end: 'done', settled: [], refused: [], failure: null }
  for (;;) {
    if (!ports.isOwner()) return { ...round, end: 'stopped' }
    const next = findNext(await ports.read())
    if (!next) return round
    const write = await ports.markSent(next.place)
    if (!write) continue
    const outcome = await ports.send(write)
    const verdict = judge(write, outcome)
    if (verdict.kind === 'done' && outcome.kind === 'answered') {
      await ports.settle(write, outcome.answer)
      round.settled.push(write)
    } else if (verdict.kind === 'refused' && ports.isSettledBy(write, verdict.refusal)) {
      await ports.drop(write)
      round.settled.push(write)
    } else if (verdict.kind === 'refused') {
      await ports.refuse(write.place, verdict.refusal)
      round.refused.push(write)
    } else if (verdict.kind === 'signIn') {
      return { ...round, end: 'signIn', failure: { key: write.key, outcome } }
    } else {
      await ports.countFailure(write.place)
      return { ...round, end: 'later', failure: { key: write.key, outcome } }
    }
  }
}
