import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { fillPath } from '#contract/fill-path.ts'
import { SESSION_COOKIE } from '#server/platform/sessions/sessions.ts'

/** Longer than any limit of the product itself. */
const LONGEST_ANSWER_MS = 120_000
const UNAVAILABLE = 503
const TOO_MANY_REQUESTS = 429

export type Answer<Body = unknown> = {
  /** Null: no answer came. */
  status: number | null
  /** As the contract has it where the status says so; of a file its bytes. */
  body: Body
  headers: Headers
  ms: number
}

/** Counts what the product answered, and how soon. */
export class Tally {
  readonly statuses = new Map<number, number>()
  unanswered = 0
  longestMs = 0

  note(status: number | null, ms: number): void {
    if (status === null) this.unanswered += 1
    else this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    this.longestMs = Math.max(this.longestMs, ms)
  }

  count(matches: (status: number) => boolean): number {
    let sum = 0
    for (const [status, times] of this.statuses) if (matches(status)) sum += times
    return sum
  }

  get requests(): number {
    return this.count(() => true) + this.unanswered
  }
  get done(): number {
    return this.count((status) => status < 400)
  }
  get refused(): number {
    return this.count((status) => status >= 400 && status < 500)
  }
  get unavailable(): number {
    return this.count((status) => status === UNAVAILABLE)
  }
  get failed(): number {
    return this.count((status) => status >= 500 && status !== UNAVAILABLE)
  }
  get limited(): number {
    return this.count((status) => status === TOO_MANY_REQUESTS)
  }
}

export type Call = <E extends Endpoint>(
  token: string,
  endpoint: E,
  input: InputOf<E>,
  headers?: Record<string, string>,
) => Promise<Answer<OutputOf<E>>>

/** Calls endpoints of the contract as a browser with a session does, and counts each answer. */
export const createCall =
  (url: string, tally: Tally): Call =>
  async <E extends Endpoint>(
    token: string,
    endpoint: E,
    input: InputOf<E>,
    headers: Record<string, string> = {},
  ) => {
    const { url: path, rest } = fillPath(endpoint.path, input)
    const isRead = endpoint.method === 'GET'
    const query = isRead ? `?${new URLSearchParams(rest as Record<string, string>)}` : ''
    const startedAt = performance.now()
    let answer: Answer<OutputOf<E>>
    try {
      const response = await fetch(url + path + query, {
        method: endpoint.method,
        headers: {
          cookie: `${SESSION_COOKIE}=${token}`,
          ...(!isRead && { 'content-type': 'application/json' }),
          ...headers,
        },
        signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
        ...(!isRead && { body: JSON.stringify(rest) }),
      })
      const bytes = Buffer.from(await response.arrayBuffer())
      const isJson = response.headers.get('content-type')?.startsWith('application/json')
      answer = {
        status: response.status,
        body: isJson ? JSON.parse(bytes.toString()) : bytes,
        headers: response.headers,
        ms: performance.now() - startedAt,
      }
    } catch {
      const ms = performance.now() - startedAt
      answer = { status: null, body: null as OutputOf<E>, headers: new Headers(), ms }
    }
    tally.note(answer.status, answer.ms)
    return answer
  }

export const describeAnswer = (what: string, { status, ms }: Answer) =>
  `${what}: ${status ?? 'no answer'} after ${Math.round(ms)} ms`

/** Every answer is one of the product's own, none of them a limit that hides it, and comes soon. */
export function findFaults(what: string, answer: Answer, longestMs: number): string[] {
  const { status, ms } = answer
  const said = describeAnswer(what, answer)
  const isNone = status === null || status >= 500 || status === TOO_MANY_REQUESTS
  return [...(isNone ? [said] : []), ...(ms > longestMs ? [`too late: ${said}`] : [])]
}
