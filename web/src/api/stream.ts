import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { ERROR_STATUS, type ErrorBody } from '#contract/errors.ts'
import { fillPath } from '#contract/fill-path.ts'
import { ApiError, checkAnswer, NetworkError, readRefusal, send, writeWith } from './call.ts'
import { makeKey } from './make-key.ts'
import { createEventReader, type ServerEvent } from './read-events.ts'

/** The server says every 15 seconds that it is still there. Who has said nothing for this long is not. */
const LONGEST_SILENCE_MS = 45_000

type StreamOptions = {
  /** The next words of the answer. */
  onPiece: (text: string) => void
  /** What was said so far is withdrawn; the answer begins anew. */
  onRestart: () => void
  /** One key per intention: hand in the same one to ask the same thing again. */
  idempotencyKey?: string
  signal?: AbortSignal
}

/** The same road as `call`, for answers that come piece by piece. Resolves with the whole. */
export async function stream<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { onPiece, onRestart, idempotencyKey = makeKey(), signal }: StreamOptions,
): Promise<OutputOf<E>> {
  const { url, rest } = fillPath(endpoint.path, input)
  const written = writeWith(rest, idempotencyKey)
  const silence = watchSilence(LONGEST_SILENCE_MS)
  try {
    const response = await send(url, {
      method: endpoint.method,
      credentials: 'include',
      ...written,
      headers: { ...written.headers, accept: 'text/event-stream' },
      signal: AbortSignal.any([silence.signal, ...(signal ? [signal] : [])]),
    })
    if (!response.ok) throw new ApiError(response.status, await readRefusal(response))
    // A proxy may have asked for the whole at once.
    if (!(response.headers.get('content-type') ?? '').includes('text/event-stream')) {
      return checkAnswer(endpoint, await response.json())
    }
    for await (const { name, data } of readBody(response, silence.postpone)) {
      const said: unknown = JSON.parse(data)
      if (name === 'piece') onPiece((said as { text: string }).text)
      else if (name === 'restart') onRestart()
      else if (name === 'failure') throw toApiError(said as Partial<ErrorBody>)
      else if (name === 'reply') return checkAnswer(endpoint, said)
    }
    throw new NetworkError('The answer broke off')
  } catch (error) {
    throw explain(error, signal)
  } finally {
    silence.end()
  }
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
  if (signal?.aborted || error instanceof ApiError || error instanceof NetworkError) return error
  const isBroken = error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException
  return isBroken ? new NetworkError('The answer broke off', { cause: error }) : error
}
