import * as z from 'zod/mini'
import { listEndpoints } from '#contract/api.ts'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import { ERROR_STATUS, type ErrorCode, type ErrorIssue } from '#contract/errors.ts'
import { publicDemo } from '#contract/public-demo/public-demo.ts'

type Input = Record<string, unknown>
type Reply = (input: Input, signal: AbortSignal | null) => Response | Promise<Response>
/** How the fake server answers one endpoint. Of two for the same endpoint the later one holds. */
export type Answer = { endpoint: Endpoint; reply: Reply }
type OutputToSend<E extends Endpoint> = z.input<E['output']>

/** Any endpoint may fail with these, whatever its own list says. */
const ALWAYS_POSSIBLE: readonly ErrorCode[] = [
  'internal',
  'unavailable',
  'too_many_requests',
  'not_signed_in',
  'invalid_input',
]

/** Answers with what the contract allows; anything else fails the test. A function is asked at every call. */
export function answer<E extends Endpoint>(
  endpoint: E,
  output: OutputToSend<E> | ((input: InputOf<E>) => OutputToSend<E>),
): Answer {
  return {
    endpoint,
    reply: (input) => {
      checkInput(endpoint, input)
      const value =
        typeof output === 'function' ? (output as (input: Input) => OutputToSend<E>)(input) : output
      return toResponse(endpoint, value)
    },
  }
}

/** Refuses as our server does: with a code, a message for people, and the fields that are wrong. */
export function refuse(endpoint: Endpoint, code: ErrorCode, message: string, issues?: ErrorIssue[]): Answer {
  if (![...endpoint.errors, ...ALWAYS_POSSIBLE].includes(code))
    throw new Error(`${nameOf(endpoint)} never answers ${code}`)
  return answerStatus(endpoint, ERROR_STATUS[code], { message, code, ...(issues && { issues }) })
}

/** Any status and body, for answers that have no words of ours or come from something in between. */
export function answerStatus(endpoint: Endpoint, status: number, body: unknown = {}): Answer {
  return { endpoint, reply: () => Response.json(body, { status }) }
}

/** A proxy that cannot reach the server answers with a page. */
export function answerAsGateway(endpoint: Endpoint): Answer {
  const init = { status: 502, headers: { 'content-type': 'text/html' } }
  return { endpoint, reply: () => new Response('<h1>Bad Gateway</h1>', init) }
}

/** The screen stays in its loading state. */
export function neverAnswer(endpoint: Endpoint): Answer {
  return { endpoint, reply: (_, signal) => waitForAbort(signal) }
}

/** Every page that a test only passes through stays in its loading state. Stands first: later answers hold. */
export const neverAnswerTheRest = (): Answer[] => listEndpoints().map(({ endpoint }) => neverAnswer(endpoint))

/** The server cannot be reached. */
export function dropConnection(endpoint: Endpoint): Answer {
  return { endpoint, reply: () => Promise.reject(new TypeError('Failed to fetch')) }
}

/** Answers once `release` is called: to look at what the screen shows meanwhile. */
export function hold(inner: Answer): Answer & { release: () => void } {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return {
    endpoint: inner.endpoint,
    reply: async (input, signal) => {
      await Promise.race([released, waitForAbort(signal)])
      return inner.reply(input, signal)
    },
    release: () => release(),
  }
}

/** Sends the pieces of an answer one by one, then the whole; without `reply` the connection breaks off in the middle. */
export function answerInPieces<E extends Endpoint>(
  endpoint: E,
  pieces: string[],
  reply?: OutputToSend<E>,
): Answer {
  return answerInEvents(endpoint, [
    ...pieces.map((text): StreamEvent => ['piece', { text }]),
    ...(reply === undefined ? [] : [['reply', reply] satisfies StreamEvent]),
  ])
}

type StreamEvent =
  | ['piece', { text: string }]
  | ['restart', object]
  | ['failure', object]
  | ['reply', unknown]

/** Sends a stream of any events that the server may send. */
export function answerInEvents(endpoint: Endpoint, events: StreamEvent[]): Answer {
  return {
    endpoint,
    reply: async (input) => {
      checkInput(endpoint, input)
      const texts = events.map(async ([name, data]) => {
        const sent: unknown = name === 'reply' ? await toResponse(endpoint, data).json() : data
        return `event: ${name}\ndata: ${JSON.stringify(sent)}\n\n`
      })
      const body = (await Promise.all(texts)).join('')
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    },
  }
}

function waitForAbort(signal: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** A fake that answers a call which the real server would refuse proves nothing. */
function checkInput(endpoint: Endpoint, input: Input): void {
  const read = z.safeParse(endpoint.input, input)
  if (!read.success) throw new Lie(`${nameOf(endpoint)} was sent ${explain(read.error, input)}`)
}

function toResponse(endpoint: Endpoint, value: unknown): Response {
  if (endpoint.status === 204) return new Response(null, { status: 204 })
  const body: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value))
  const read = z.safeParse(endpoint.output, body)
  if (!read.success) throw new Lie(`${nameOf(endpoint)} never answers ${explain(read.error, body)}`)
  return Response.json(body, { status: endpoint.status ?? 200 })
}

const explain = (error: z.core.$ZodError, value: unknown) =>
  `${JSON.stringify(value)}: ${z.prettifyError(error)}`

/** What no real server and no real browser would have said to each other. */
class Lie extends Error {}

/** Paths without a `:part` first: `/api/notes/tags` is not the note called tags. */
const routes = [...listEndpoints().map(({ endpoint }) => endpoint as Endpoint), publicDemo.enter as Endpoint]
  .map((endpoint) => ({
    endpoint,
    parts: endpoint.path.split('/').filter((part) => part.startsWith(':')).length,
    pattern: new RegExp(`^${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  }))
  .sort((a, b) => a.parts - b.parts)

function findEndpoint(method: string, pathname: string) {
  for (const { endpoint, pattern } of routes) {
    const found = endpoint.method === method ? pattern.exec(pathname) : null
    if (found) {
      const parts = Object.entries(found.groups ?? {})
      return {
        endpoint,
        parts: Object.fromEntries(parts.map(([key, text]) => [key, decodeURIComponent(text)])),
      }
    }
  }
  return null
}

export type FakeServer = ReturnType<typeof createFakeServer>

/** Stands behind `fetch` in the place of our server. A call that it has no answer for fails the test. */
export function createFakeServer(answers: Answer[]) {
  const known = new Map<Endpoint, Reply>()
  const asked: { endpoint: Endpoint; input: Input; key: string | null }[] = []
  const faults: string[] = []

  function use(...more: Answer[]): void {
    for (const { endpoint, reply } of more) known.set(endpoint, reply)
  }
  use(...answers)

  async function respond(request: Request, url: URL): Promise<Response> {
    const found = findEndpoint(request.method, url.pathname)
    const reply = found && known.get(found.endpoint)
    if (!reply) {
      faults.push(`Nobody has said how the server answers ${request.method} ${url.pathname}${url.search}`)
      throw new TypeError('Failed to fetch')
    }
    const text = await request.text()
    const body: unknown = text ? JSON.parse(text) : {}
    const { listField } = found.endpoint
    const fields = Array.isArray(body) && listField ? { [listField]: body } : (body as Input)
    const input = { ...Object.fromEntries(url.searchParams), ...fields, ...found.parts }
    asked.push({ endpoint: found.endpoint, input, key: request.headers.get('idempotency-key') })
    try {
      return await reply(input, request.signal)
    } catch (error) {
      if (error instanceof Lie) faults.push(error.message)
      throw error
    }
  }

  return {
    respond,
    faults,
    /** Changes how the server answers from now on. */
    use,
    /** What an endpoint was sent so far, in order: path, query and body together. */
    sentTo: (endpoint: Endpoint) =>
      asked.filter((call) => call.endpoint === endpoint).map(({ input }) => input),
    /** The idempotency keys that came with it: the same one twice is the same write twice. */
    keysSentTo: (endpoint: Endpoint) =>
      asked.filter((call) => call.endpoint === endpoint).map(({ key }) => key),
    /** How often an endpoint was called so far. */
    countCalls: (endpoint: Endpoint) => asked.filter((call) => call.endpoint === endpoint).length,
  }
}
