import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ApiError, NetworkError } from './call.ts'
import { createEventReader } from './read-events.ts'
import { stream } from './stream.ts'

const ask = endpoint({
  method: 'POST',
  path: '/api/ask',
  access: 'signedIn',
  summary: 'Answers piece by piece.',
  input: z.object({ message: z.string() }),
  output: z.object({ content: z.string() }),
  errors: [],
})

afterEach(() => vi.unstubAllGlobals())

/** A server that says these pieces of text one after the other, and then closes or breaks. */
function say(parts: string[], { breaks = false, type = 'text/event-stream; charset=utf-8' } = {}) {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      if (!breaks) controller.close()
    },
    pull: (controller) => {
      if (breaks) controller.error(new TypeError('network error'))
    },
  })
  const fetched = vi.fn(
    async (_: string, __: RequestInit) => new Response(body, { headers: { 'content-type': type } }),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

function listen() {
  const heard: string[] = []
  return { heard, onPiece: (text: string) => heard.push(text), onRestart: () => heard.push('(again)') }
}

test('pieces are heard in their order, and the whole comes last', async () => {
  const fetched = say([
    'event: piece\nda',
    'ta: {"text":"Wat"}\n\nevent: piece\ndata: {"text":"er"}\n\n:\n\nevent: restart\ndata: {}\n\n',
    'event: reply\r\ndata: {"content":"Ice"}\r\n\r\n',
  ])
  const { heard, ...options } = listen()
  const answer = await stream(ask, { message: 'x' }, { ...options, idempotencyKey: 'key-of-this' })
  expect(answer).toEqual({ content: 'Ice' })
  expect(heard).toEqual(['Wat', 'er', '(again)'])
  const headers = new Headers(fetched.mock.calls[0]?.[1].headers)
  expect([headers.get('accept'), headers.get('idempotency-key')]).toEqual([
    'text/event-stream',
    'key-of-this',
  ])
})

test('a failure in the middle has the words of the server', async () => {
  say([
    'event: piece\ndata: {"text":"Wat"}\n\nevent: failure\ndata: {"message":"Later","code":"unavailable"}\n\n',
  ])
  const failure = await stream(ask, { message: 'x' }, listen()).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: 503, code: 'unavailable', message: 'Later' })
})

test.each([
  ['ends', false],
  ['breaks', true],
])('a connection that %s before the whole has come counts as no answer', async (_, breaks) => {
  say(['event: piece\ndata: {"text":"Wat"}\n\n'], { breaks })
  await expect(stream(ask, { message: 'x' }, listen())).rejects.toThrow(NetworkError)
})

test('a server that answers with the whole at once is understood too', async () => {
  say(['{"content":"Ice"}'], { type: 'application/json' })
  await expect(stream(ask, { message: 'x' }, listen())).resolves.toEqual({ content: 'Ice' })
})

test('what the learner calls off is no failure of the network', async () => {
  const controller = new AbortController()
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    controller.abort()
    throw signal?.reason
  })
  const failure = await stream(ask, { message: 'x' }, { ...listen(), signal: controller.signal }).catch(
    (error: unknown) => error,
  )
  expect(failure).toMatchObject({ name: 'AbortError' })
})

test('events are read whatever the pieces are that they come in', () => {
  const text = 'event: piece\ndata: {"text":"a"}\n\n: still here\n\ndata: one\ndata: two\n\n'
  const expected = [
    { name: 'piece', data: '{"text":"a"}' },
    { name: 'message', data: 'one\ntwo' },
  ]
  for (const variant of [text, text.replaceAll('\n', '\r\n')]) {
    for (let size = 1; size < 9; size++) {
      const read = createEventReader()
      const parts = variant.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
      expect(parts.flatMap(read)).toEqual(expected)
    }
  }
})
