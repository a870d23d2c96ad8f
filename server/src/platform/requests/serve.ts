import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import type { FileAnswer, StreamedFile } from '#contract/file-answer.ts'
import type { Database } from '../../db/database.ts'
import { retryTransaction } from '../../db/retry-transaction.ts'
import { AppError } from '../app-error.ts'
import { awaitRoom, keepRoom } from '../bodies/keep-room.ts'
import type { Deps } from '../deps.ts'
import {
  type Caller,
  clearSessionCookie,
  type Device,
  findCaller,
  isDueForRenewal,
  type KeptSession,
  readSessionToken,
  renewSession,
  setSessionCookie,
} from '../sessions/sessions.ts'
import { checkAccess } from './access.ts'
import { answerEvents, type Emit, signalOf, wantsEvents } from './answer-events.ts'
import { refuseInPublicDemo } from './close-for-public-demo.ts'
import { claimKey, IDEMPOTENCY_HEADER, keepAnswer, readWriteKey, type WriteKey } from './idempotency.ts'
import { createPace, type Pace } from './pace.ts'
import { readInput } from './read-input.ts'
import { sendFile } from './send-file.ts'

/** The id of the person who made a write, where it may be sent long after. */
const WRITER_HEADER = 'trellis-writer'

type CallerOf<E extends Endpoint> = E['access'] extends 'public' ? Caller | null : Caller

/** What a handler may reach for: the deps, with `db` being the transaction of a write, and the person who called. */
export type Context<Who extends Caller | null = Caller | null> = Deps & {
  caller: Who
  device: Device
  requestId: string
  /** Runs work once per idempotency key, in a transaction; a repeated request gets the first one's result. Once only. */
  transact: <T>(work: (tx: Database) => Promise<T>) => Promise<T>
  /** Runs after the write has been committed; never when it was rolled back or repeated. */
  afterCommit: (effect: () => void) => void
  /** Runs when the transaction of the write has ended, kept or not: gives back what was taken for its time. */
  atEnd: (settle: (isCommitted: boolean) => void) => void
  /** Of an endpoint that answers events: says something of the answer at once; nobody hears it who wants the whole. */
  emit: Emit
  /** Is aborted when the caller goes away. */
  signal: AbortSignal
  sessionToken: string | null
  keepSession: (session: KeptSession) => void
  dropSession: () => void
}

/** Of an endpoint that only people with a session may call. */
export type CallerContext = Context<Caller>

type Settler = (isCommitted: boolean) => void

/** What a handler gets: the input as the contract has read it. */
export type Received<E extends Endpoint> = z.output<E['input']>

type Handler<E extends Endpoint> = (
  input: Received<E>,
  context: Context<CallerOf<E>>,
) => Promise<z.input<E['output']>>

/** What a feature mounts its endpoints with. */
export type Mount = {
  app: FastifyInstance
  deps: Deps
  serve: <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void
}

export function createMount(app: FastifyInstance, deps: Deps): Mount {
  const pace = createPace(deps.config.mostRequestsPerMinute, deps.now)
  return { app, deps, serve: (endpoint, handler) => serve({ app, deps, pace }, endpoint, handler) }
}

/** Binds one endpoint of the contract to its handler: access, then input, then the work, then output. */
function serve<E extends Endpoint>(
  { app, deps, pace }: { app: FastifyInstance; deps: Deps; pace: Pace },
  endpoint: E,
  handler: Handler<E>,
) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyLimitBytes && {
      bodyLimit: endpoint.bodyLimitBytes,
      // A stranger's megabytes are refused before they are read.
      onRequest: (request: FastifyRequest, reply: FastifyReply) =>
        receiveLarge(deps, endpoint, request, reply),
    }),
    handler: (request, reply) => keepRoom(request, () => handle(request, reply)),
  })

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    refuseInPublicDemo(deps.config, endpoint)
    const isByItself = endpoint.isAskedByItself === true
    const token = readSessionToken(request)
    const caller = token === null ? null : await findCaller(deps, token)
    if (caller) {
      request.callerId = caller.user.id
      pace.spend(caller.user.id)
      deps.traffic.see(caller.user.id)
    }
    if (token !== null && caller !== null && isDueForRenewal(caller, deps.now(), isByItself)) {
      const expiresAt = await renewSession(deps, caller)
      setSessionCookie(reply, deps.config, { userId: caller.user.id, token, expiresAt })
    }
    refuseOtherSession(request, caller)
    await checkAccess(deps, endpoint, caller, request.params as Record<string, string>, request.id)
    const input = readInput(endpoint, request)
    refuseOtherUserId(endpoint, input, caller)
    const key = readKey(endpoint, request, caller, input)

    const effects: (() => void)[] = []
    const settlers: Settler[] = []
    let hasTransacted = false
    const transact = <T>(work: (tx: Database) => Promise<T>) => {
      // One key stands for one result: a second piece of work would be told the first one's.
      if (hasTransacted) throw new Error('transact may be called once per request')
      hasTransacted = true
      return runOnce(deps, key, work, effects, settlers)
    }
    const context: Context<CallerOf<E>> = {
      ...deps,
      caller: caller as CallerOf<E>,
      device: { userAgent: request.headers['user-agent'] ?? null, address: request.ip },
      requestId: request.id,
      transact,
      afterCommit: (effect) => effects.push(effect),
      atEnd: (settle) => settlers.push(settle),
      emit: () => {},
      signal: signalOf(reply),
      sessionToken: token,
      keepSession: (session) => setSessionCookie(reply, deps.config, session),
      dropSession: () => clearSessionCookie(reply, deps.config),
    }
    const isPlain = endpoint.method === 'GET' || endpoint.transaction !== undefined
    const work = async (emit: Emit) => {
      const answer = async (db: Database) =>
        z.parse(endpoint.output, await handler(input, { ...context, db, emit }))
      const output = isPlain ? await answer(deps.db) : await transact(answer)
      for (const effect of effects) effect()
      return output
    }
    if (endpoint.answers === 'events' && wantsEvents(request))
      return answerEvents(request, reply, work, deps.disk)
    return send(reply, endpoint, await work(context.emit))
  }
}

async function receiveLarge(
  deps: Deps,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  refuseInPublicDemo(deps.config, endpoint)
  const token = readSessionToken(request)
  const caller = token === null ? null : await findCaller(deps, token)
  await checkAccess(deps, endpoint, caller, request.params as Record<string, string>, request.id)
  if (caller) await awaitRoom(endpoint, request, reply, caller.user.id)
}

function readKey(endpoint: Endpoint, request: FastifyRequest, caller: Caller | null, input: unknown) {
  if (endpoint.method === 'GET') return null
  const operation = `${endpoint.method} ${endpoint.path}`
  return readWriteKey(request.headers[IDEMPOTENCY_HEADER], {
    // Registering signs in: its repetition may come with the new session and is still the same write.
    userId: endpoint.access === 'public' ? null : (caller?.user.id ?? null),
    operation,
    input,
  })
}

async function runOnce<T>(
  deps: Deps,
  key: WriteKey | null,
  work: (tx: Database) => Promise<T>,
  effects: (() => void)[],
  settlers: Settler[],
): Promise<T> {
  const settle = (isCommitted: boolean) => {
    for (const end of settlers.splice(0)) end(isCommitted)
  }
  const runInTransaction = async (tx: Database): Promise<T> => {
    // A second try begins: the first one was rolled back.
    settle(false)
    effects.length = 0
    if (!key) return work(tx)
    const claim = await claimKey(tx, key, deps.now())
    if ('answer' in claim) return claim.answer as T
    const answer = await work(tx)
    await keepAnswer(tx, claim.rowId, answer)
    return answer
  }
  // What is left on the disk keeps the database readable: a log that finds no room ends it.
  if (await deps.disk.isLow()) throw new AppError('unavailable', 'diskFull')
  try {
    const answer = await retryTransaction(deps.db, runInTransaction, deps)
    deps.disk.noteKept()
    settle(true)
    return answer
  } finally {
    settle(false)
  }
}

/**
 * What waited on a device says whose it is: when somebody else has signed in there since, it must not be done in their
 * name.
 */
function refuseOtherSession({ headers }: FastifyRequest, caller: Caller | null): void {
  const wanted = headers[WRITER_HEADER]
  if (wanted !== undefined && wanted !== String(caller?.user.id)) {
    throw new AppError('not_signed_in', 'signInAgainToSend')
  }
}

/**
 * Documented bodies repeat the user's id; it must be the caller's own, whatever the path says. An id in the path is the
 * access rule's business, and an admin's body names whom it is about.
 */
function refuseOtherUserId(
  { access, path }: Endpoint,
  input: Record<string, unknown>,
  caller: Caller | null,
): void {
  if (access === 'admin' || path.split('/').includes(':userId')) return
  if (input.userId !== undefined && caller && input.userId !== caller.user.id) {
    throw new AppError('not_allowed', 'ownAccountOnly')
  }
}

function send(reply: FastifyReply, endpoint: Endpoint, output: unknown): FastifyReply {
  void reply.header('cache-control', 'no-store').status(endpoint.status ?? 200)
  if (endpoint.answers === 'file') return sendFile(reply, output as FileAnswer | StreamedFile)
  return endpoint.status === 204 ? reply.send() : reply.send(output)
}
