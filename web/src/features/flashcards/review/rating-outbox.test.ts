import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../../api/call.ts'
import { createRatingOutbox, type Unsent } from './rating-outbox.ts'
import { sampleCard } from './sample-cards.ts'

const NOW = Date.parse('2026-03-10T09:00:00Z')

/** As much of a browser's store as the outbox needs: its names are its own keys. */
function createStore(): Parameters<typeof createRatingOutbox>[2] & Record<string, unknown> {
  const methods = {
    getItem: (name: string) => (store[name] as string | undefined) ?? null,
    setItem: (name: string, text: string) => {
      store[name] = text
    },
    removeItem: (name: string) => {
      delete store[name]
    },
  }
  const store: Record<string, unknown> = Object.create(methods)
  return store as ReturnType<typeof createStore>
}

const rating = (key: string, seconds = 0): Unsent => ({
  key,
  id: 7,
  rating: 'good',
  reviewedAt: new Date(NOW + seconds * 1000).toISOString(),
  thinkingMs: 900,
  reps: 0,
})

function open(store = createStore()) {
  const sent: string[] = []
  const retries: (() => void)[] = []
  const server: { failure: Error | null } = { failure: null }
  const outbox = createRatingOutbox(
    1,
    async (_, key) => {
      sent.push(key)
      if (server.failure) throw server.failure
      return sampleCard(7, NOW)
    },
    store,
    (run) => retries.push(run),
  )
  return { outbox, sent, retries, server, store }
}

test('a rating is sent at once and leaves nothing on the device', async () => {
  const { outbox, store } = open()
  expect(await outbox.add(rating('a'))).toMatchObject({ kind: 'saved', card: { id: 7 } })
  expect(outbox.read()).toEqual({ waiting: [], isStuck: false })
  expect(Object.keys(store)).toEqual([])
})

test('without a server ratings wait in their order, and go out as soon as it answers', async () => {
  const { outbox, sent, retries, server } = open()
  server.failure = new NetworkError('x')
  const first = outbox.add(rating('a'))
  const second = outbox.add(rating('b', 1))
  await Promise.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  expect(outbox.read()).toMatchObject({ waiting: [{ key: 'a' }, { key: 'b' }], isStuck: true })
  server.failure = null
  retries[0]?.()
  expect(await Promise.all([first, second])).toMatchObject([{ kind: 'saved' }, { kind: 'saved' }])
  expect(sent).toEqual(['a', 'a', 'b'])
  expect(outbox.read().isStuck).toBe(false)
})

test.each([
  ['a card that is gone', new ApiError(404, {}), { waiting: 0, retries: 0 }],
  ['a card rated elsewhere', new ApiError(409, {}), { waiting: 0, retries: 0 }],
  ['a broken server', new ApiError(503, {}), { waiting: 1, retries: 1 }],
  ['a session that has ended', new ApiError(401, {}), { waiting: 1, retries: 1 }],
  ['too many at once', new ApiError(429, {}), { waiting: 1, retries: 1 }],
])('%s leaves %o', async (_, failure, left) => {
  const { outbox, retries, server } = open()
  server.failure = failure
  void outbox.add(rating('a'))
  await new Promise((resolve) => setTimeout(resolve))
  expect({ waiting: outbox.read().waiting.length, retries: retries.length }).toEqual(left)
})

test('what a closed page left behind is sent by the next one, under the same key', async () => {
  const before = open()
  before.server.failure = new NetworkError('x')
  void before.outbox.add(rating('b', 5))
  void before.outbox.add(rating('a'))
  await new Promise((resolve) => setTimeout(resolve))
  const { outbox, sent } = open(before.store)
  await outbox.sendAll()
  expect(sent).toEqual(['a', 'b'])
  expect(Object.keys(before.store)).toEqual([])
})

test('what signing out forgot is not sent', async () => {
  const { outbox, sent, retries, server, store } = open()
  server.failure = new NetworkError('x')
  const answered = outbox.add(rating('a'))
  await new Promise((resolve) => setTimeout(resolve))
  for (const name of Object.keys(store)) store.removeItem(name)
  server.failure = null
  retries[0]?.()
  expect(await answered).toEqual({ kind: 'forgotten' })
  expect(sent).toEqual(['a'])
})

test('only what was never sent can be withdrawn: anything else may have arrived', async () => {
  const { outbox, server } = open()
  server.failure = new NetworkError('x')
  void outbox.add(rating('a'))
  void outbox.add(rating('b', 1))
  await new Promise((resolve) => setTimeout(resolve))
  expect([outbox.withdraw('a'), outbox.withdraw('b'), outbox.withdraw('c')]).toEqual([false, true, false])
  expect(outbox.read()).toMatchObject({ waiting: [{ key: 'a' }], isStuck: true })
})
