import { expect, test } from 'vitest'
import type { Outcome, Refusal, WaitingWrite } from '#engines/outbox/index.ts'
import { sendWaiting } from './outbox.ts'

const answered: Outcome = { kind: 'answered', answer: { id: 1 } }
const refused = (status: number): Outcome => ({ kind: 'refused', status, message: null })

/** The device as far as sending sees it: its writes, and what the server says to each of their keys. */
function open(keys: string[], outcomes: Record<string, Outcome>) {
  let writes = keys.map(
    (key, place): WaitingWrite => ({
      place,
      key,
      userId: 1,
      operation: 'notes.update',
      input: {},
      thing: key.slice(0, 1),
      standInId: null,
      standInMoment: null,
      replaces: null,
      about: null,
      madeAt: new Date(0),
      wasSent: false,
      failures: 0,
      refusal: null,
    }),
  )
  const sent: string[] = []
  const world = { isOwner: true, withdrawn: new Set<string>() }
  const change = (place: number, changed: Partial<WaitingWrite>) => {
    writes = writes.map((one) => (one.place === place ? { ...one, ...changed } : one))
  }
  const run = () =>
    sendWaiting({
      isOwner: () => world.isOwner,
      read: async () => writes,
      markSent: async (place) => {
        const write = writes.find((one) => one.place === place)
        if (!write || world.withdrawn.has(write.key)) {
          writes = writes.filter((one) => one.place !== place)
          return null
        }
        change(place, { wasSent: true })
        return { ...write, wasSent: true }
      },
      send: async ({ key }) => {
        sent.push(key)
        return outcomes[key] ?? answered
      },
      settle: async ({ place }) => {
        writes = writes.filter((one) => one.place !== place)
      },
      drop: async ({ place }) => {
        writes = writes.filter((one) => one.place !== place)
      },
      refuse: async (place, refusal: Refusal) => change(place, { refusal }),
      countFailure: async (place) =>
        change(place, { failures: (writes.find((one) => one.place === place)?.failures ?? 0) + 1 }),
      isSettledBy: (_, { kind }) => kind === 'gone',
    })
  return { run, sent, world, outcomes, left: () => writes.map(({ key }) => key) }
}

test('what waits is sent in its order, and nothing is left', async () => {
  const { run, sent, left } = open(['a', 'b', 'c'], {})
  expect(await run()).toMatchObject({ end: 'done', settled: [{ key: 'a' }, { key: 'b' }, { key: 'c' }] })
  expect([sent, left()]).toEqual([['a', 'b', 'c'], []])
})

test('a server that cannot be reached stops the round, and the next one goes on where it was', async () => {
  const { run, sent, left, outcomes } = open(['a', 'b', 'c'], { b: { kind: 'unreachable' } })
  expect(await run()).toMatchObject({ end: 'later', failure: { key: 'b' } })
  expect(left()).toEqual(['b', 'c'])
  outcomes.b = answered
  expect((await run()).end).toBe('done')
  expect(sent).toEqual(['a', 'b', 'b', 'c'])
})

test('a session that is over stops everything and loses nothing', async () => {
  const { run, left } = open(['a', 'b'], { a: refused(401) })
  expect((await run()).end).toBe('signIn')
  expect(left()).toEqual(['a', 'b'])
})

test('a refused write is put aside with what follows about the same thing; the others go', async () => {
  const { run, sent, left } = open(['a1', 'a2', 'b'], { a1: refused(409) })
  expect(await run()).toMatchObject({ end: 'done', refused: [{ key: 'a1' }], settled: [{ key: 'b' }] })
  expect([sent, left()]).toEqual([
    ['a1', 'b'],
    ['a1', 'a2'],
  ])
})

test('what needs no decision is settled by its refusal', async () => {
  const { run, left } = open(['a', 'b'], { a: refused(404) })
  expect(await run()).toMatchObject({ end: 'done', refused: [] })
  expect(left()).toEqual([])
})

test('a server that fails over one write five times does not hold up the others for ever', async () => {
  const { run, left } = open(['a', 'b'], { a: refused(500) })
  for (let count = 0; count < 4; count += 1) expect((await run()).end).toBe('later')
  expect(await run()).toMatchObject({ end: 'done', refused: [{ key: 'a' }], settled: [{ key: 'b' }] })
  expect(left()).toEqual(['a'])
})

test('what was taken back meanwhile is not sent', async () => {
  const { run, sent, world } = open(['a', 'b'], {})
  world.withdrawn.add('a')
  await run()
  expect(sent).toEqual(['b'])
})

test('when somebody else signs in, nothing more is sent', async () => {
  const { run, sent, world } = open(['a'], {})
  world.isOwner = false
  expect((await run()).end).toBe('stopped')
  expect(sent).toEqual([])
})
