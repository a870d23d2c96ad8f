import * as z from 'zod/mini'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import type { ErrorBody, ErrorCode, ErrorIssue } from '#contract/errors.ts'
import { fillPath } from '#contract/fill-path.ts'
import { readSignedInId } from '../device/signed-in-hint.ts'
import { makeKey } from './make-key.ts'
import { sayInLanguage, type Told } from './say-refusal.ts'

/** The server said no, in words for the user. `code` is absent when the answer was not one of ours. */
export class ApiError extends Error {
  readonly status: number
  /** Null where the server said nothing for people; `message` is then only the status, else this in their language. */
  readonly told: Told | null
  readonly code: ErrorCode | undefined
  readonly issues: ErrorIssue[]

  constructor(status: number, body: Partial<ErrorBody> & { error?: unknown }) {
    const words = readWords(body)
    const told = words === null ? null : { reason: body.reason, params: body.params, message: words }
    super(told ? sayInLanguage(told) : `HTTP error! ${status}`)
    this.status = status
    this.told = told
    this.code = body.code
    this.issues = (body.issues ?? []).map((issue) => ({ ...issue, message: sayInLanguage(issue) }))
  }

  get hasWords(): boolean {
    return this.told !== null
  }
}

/** Not the server, but something in front of it that cannot reach it: it answers with a page. */
export class GatewayError extends ApiError {}

/** No answer at all: the device is offline, or the server is. */
export class NetworkError extends Error {}

/** An answer that is not ours: a proxy's page, or another version's shape. */
export class UnreadableAnswer extends Error {}

function readWords({ message, error }: { message?: unknown; error?: unknown }): string | null {
  if (typeof message === 'string' && message) return message
  return typeof error === 'string' && error ? error : null
}

const LONGEST_WAIT_MS = 30_000

type CallOptions = {
  /** One key per intention: turn in the same one to send the same write again. */
  idempotencyKey?: string
  /** Whose write it is, where it may be sent long after: the server refuses it when somebody else is signed in by then. */
  writerId?: number
  signal?: AbortSignal
  /** The call is finished even when the page is closed meanwhile. */
  keepalive?: boolean
  /** Where the work itself takes longer than an answer may usually take, as a large file does. */
  timeoutMs?: number
  /** Another kind of answer than JSON, and what makes that of it which JSON would have been. */
  accept?: string
  /** Of a file in pieces, as in the header: `bytes=0-99`. */
  range?: string
  read?: (response: Response) => Promise<unknown>
}

/** The one road to the server. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  {
    idempotencyKey = makeKey(),
    writerId,
    signal,
    keepalive = false,
    timeoutMs = LONGEST_WAIT_MS,
    accept,
    range,
    read = readAnswer,
  }: CallOptions = {},
): Promise<OutputOf<E>> {
  const known = hasStandIn(input) ? await findRealNames(input) : input
  const { url, rest } = fillPath(endpoint.path, known)
  const isRead = endpoint.method === 'GET'
  const address = isRead ? `${url}${toQuery(rest)}` : url
  const asked = ask(address, known, {
    method: endpoint.method,
    credentials: 'include',
    keepalive,
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    ...(range !== undefined && { headers: { range } }),
    ...(!isRead &&
      writeWith(rest, {
        'idempotency-key': idempotencyKey,
        ...(writerId !== undefined && { 'trellis-writer': String(writerId) }),
        ...(accept && { accept }),
      })),
  }).then(async (response) => {
    if (isOfGateway(response)) throw new GatewayError(response.status, {})
    if (!response.ok) throw new ApiError(response.status, await readRefusal(response))
    return response.status === 204 ? undefined : read(response)
  })
  const body = await (isRead && endpoint.offline
    ? recallUnlessAnswered(endpoint, known, address, asked)
    : asked)
  const answer = z.safeParse(endpoint.output, body)
  if (!answer.success) throw new UnreadableAnswer('The answer has another shape', { cause: answer.error })
  return answer.data as OutputOf<E>
}

function isOfGateway({ status, headers }: Response): boolean {
  return status >= 502 && status <= 504 && (headers.get('content-type') ?? '').includes('html')
}

/** What the device knows is fetched while the server is asked, and by those only who are signed in. */
async function recallUnlessAnswered(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  address: string,
  asked: Promise<unknown>,
): Promise<unknown> {
  const userId = readSignedInId()
  if (userId === null) return asked
  // It may fail while the module is fetched, when nobody listens yet.
  asked.catch(() => {})
  const device = await import('../device/last-answers.ts').catch(() => null)
  if (!device) return asked
  const isUnreachable = (error: unknown) => error instanceof NetworkError || error instanceof GatewayError
  const hasAge = endpoint.offline === 'lastSeen'
  return device.answerWithWaiting({ userId, endpoint, input, address, asked, isUnreachable, hasAge })
}

/** Ids that this device gave to what the server has not got yet are far below zero. */
const HIGHEST_STAND_IN = -1e12
const isStandIn = (value: unknown) => typeof value === 'number' && value < HIGHEST_STAND_IN
const hasStandIn = (input: Record<string, unknown>) => Object.values(input).some(isStandIn)

/** What was sent meanwhile has an id of the server. */
async function findRealNames<T extends Record<string, unknown>>(input: T): Promise<T> {
  const userId = readSignedInId()
  if (userId === null) return input
  try {
    const { nameAsServer } = await import('../device/settled-writes.ts')
    return await nameAsServer(userId, input)
  } catch {
    return input
  }
}

/** The server cannot be asked for what it does not know yet. */
function ask(address: string, input: Record<string, unknown>, init: RequestInit): Promise<Response> {
  return hasStandIn(input) ? Promise.reject(new NetworkError('Not sent yet')) : send(address, init)
}

/** Calls documented without a body are sent without one. */
function writeWith(fields: Record<string, unknown>, headers: Record<string, string>): RequestInit {
  if (Object.keys(fields).length === 0) return { headers }
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(fields) }
}

/** A connection that breaks in the middle of the answer is as good as none. */
async function readAnswer(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    throw new NetworkError('The server does not answer', { cause })
  }
}

/** A proxy in between refuses with a page of its own. */
async function readRefusal(response: Response): Promise<Partial<ErrorBody>> {
  try {
    return (await response.json()) as Partial<ErrorBody>
  } catch {
    return {}
  }
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (cause) {
    if (init.signal?.reason instanceof DOMException && init.signal.reason.name === 'AbortError') throw cause
    throw new NetworkError('The server does not answer', { cause })
  }
}

function toQuery(fields: Record<string, unknown>): string {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  return entries.length === 0
    ? ''
    : `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`
}
