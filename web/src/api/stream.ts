import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { ERROR_STATUS, type ErrorBody } from '#contract/errors.ts'
import { ApiError, call, NetworkError, UnreadableAnswer } from './call.ts'
import { createEventReader, type ServerEvent } from './read-events.ts'

/** The server says every 15 seconds that it is still there. Who has said nothing for this long is not. */
const LONGEST_SILENCE_MS = 45_000
const LONGEST_ANSWER_MS = 10 * 60_000
const EVENTS = 'text/event-stream'

type StreamOptions = {
  /** The next words of the answer. */
  onPiece: (text: string) => void
  /** What was said so far is withdrawn; the answer begins anew. */
  onRestart: () => void
  /** One key per intention: turn in the same one to ask the same thing again. */
  idempotencyKey?: string
  signal?: AbortSignal
}

/** The same road as `call`, for answers that come piece by piece. Resolves with the whole. */
export async function stream<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal, ...options }: StreamOptions,
): Promise<OutputOf<E>> {
  const silence = watchSilence(LONGEST_SILENCE_MS)
  try {
    return await call(endpoint, input, {
      ...(options.idempotencyKey && { idempotencyKey: options.idempotencyKey }),
      accept: EVENTS,
      // As long as something is said the answer may take its time.
      timeoutMs: LONGEST_ANSWER_MS,
      signal: AbortSignal.any([silence.signal, ...(signal ? [signal] : [])]),
      read: (response) => hear(response, options, silence.postpone),
    })
  } catch (error) {
    throw explain(error, signal)
  } finally {
    silence.end()
  }
}

async function hear(
  response: Response,
  { onPiece, onRestart }: StreamOptions,
  onHeard: () => void,
): Promise<unknown> {
  // A proxy may have asked for the whole at once.
  if (!(response.headers.get('content-type') ?? '').includes(EVENTS)) return response.json()
  for await (const { name, data } of readBody(response, onHeard)) {
    const said: unknown = JSON.parse(data)
    if (name === 'piece') onPiece((said as { text: string }).text)
    else if (name === 'restart') onRestart()
    else if (name === 'failure') throw toApiError(said as Partial<ErrorBody>)
    else if (name === 'reply') return said
  }
  throw new NetworkError('The answer broke off')
}

async function* readBody(response: Response, onHeard: () => void): AsyncGenerator<ServerEvent> {
  if (!response.body) return
  const read = createEventReader()
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      onHeard()
      yield* read(part.value)
    }
  } finally {
    // Who has heard enough lets go of the connection.
    void reader.cancel().catch(() => {})
  }
}

function watchSilence(longestMs: number) {
  const controller = new AbortController()
  const giveUp = () => controller.abort(new DOMException('Silent for too long', 'TimeoutError'))
  let timer = setTimeout(giveUp, longestMs)
  return {
    signal: controller.signal,
    postpone: () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, longestMs)
    },
    end: () => clearTimeout(timer),
  }
}

function toApiError(body: Partial<ErrorBody>): ApiError {
  return new ApiError(body.code ? ERROR_STATUS[body.code] : 500, body)
}

/** What was called off stays that; a connection that breaks in the middle, or tells nonsense, is as good as none. */
function explain(error: unknown, signal: AbortSignal | undefined): unknown {
  const isNamed = [ApiError, NetworkError, UnreadableAnswer].some((kind) => error instanceof kind)
  return signal?.aborted || isNamed ? error : new NetworkError('The answer broke off', { cause: error })
}
