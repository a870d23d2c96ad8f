import { expect, test } from 'vitest'
import { MINUTE_MS } from '../durations.ts'
import { createPlaces, IDLE_MS } from './places.ts'

type Room = { number: number; isOver: boolean; end: () => Promise<void> }

/** Rooms that are there at once, unless a test holds the door. */
function openHouse(most: number) {
  const state = { now: new Date('2026-03-02T10:05:00Z'), rooms: [] as Room[], door: Promise.resolve() }
  const failures: unknown[] = []
  const places = createPlaces<Room>({
    most,
    now: () => state.now,
    report: (_, error) => failures.push(error),
    async openSchool() {
      await state.door
      const room: Room = {
        number: state.rooms.length + 1,
        isOver: false,
        end: async () => {
          room.isOver = true
        },
      }
      state.rooms.push(room)
      return room
    },
  })
  const wait = (ms: number) => {
    state.now = new Date(state.now.getTime() + ms)
  }
  return { places, state, failures, wait }
}

test('each visitor has a school of their own, found by their own token alone', async () => {
  const { places } = openHouse(3)
  const [one, two] = await Promise.all([places.take('10.0.0.1'), places.take('10.0.0.2')])
  expect(one).not.toBe(two)
  expect([places.link('a', one), places.link('b', two)]).toEqual([true, true])
  expect([places.find('a'), places.find('b'), places.find('c')]).toEqual([one, two, null])
})

test('when all places are taken, the next one hears when to come again', async () => {
  const { places, wait } = openHouse(1)
  await places.take('10.0.0.1')
  wait(2 * MINUTE_MS)
  await expect(places.take('10.0.0.2')).rejects.toMatchObject({
    code: 'unavailable',
    refusal: { reason: 'demoFull', params: { minutes: 13 } },
    details: { retryAfterSeconds: 13 * 60 },
  })
  wait(13 * MINUTE_MS)
  await places.endIdle()
  expect((await places.take('10.0.0.2')).number).toBeGreaterThan(1)
})

test('who does something keeps the place; who is idle loses it and is found no more', async () => {
  const { places, wait } = openHouse(4)
  const [busy, idle] = [await places.take('10.0.0.1'), await places.take('10.0.0.1')]
  places.link('busy', busy)
  places.link('idle', idle)
  wait(IDLE_MS - 1)
  places.use(busy)
  wait(1)
  await places.endIdle()
  expect([places.find('busy'), places.find('idle')]).toEqual([busy, null])
  expect([busy.isOver, idle.isOver]).toEqual([false, true])
  expect(places.link('late', idle)).toBe(false)
})

test('one address cannot begin again and again', async () => {
  const { places } = openHouse(2)
  for (let n = 0; n < 30; n += 1) await places.leave(await places.take('2001:db8::1'))
  await expect(places.take('2001:db8::2')).rejects.toMatchObject({
    code: 'too_many_requests',
    refusal: { reason: 'demoMadeElsewhere', params: { minutes: 55 } },
  })
  await expect(places.take('2001:db8:1::1')).resolves.toBeDefined()
})

test('what was being opened when everything started over is handed to nobody', async () => {
  const { places, state } = openHouse(2)
  const { promise, resolve } = Promise.withResolvers<void>()
  state.door = promise
  const taken = places.take('10.0.0.1')
  const over = places.startOver()
  resolve()
  await expect(taken).rejects.toMatchObject({ refusal: 'demoStartsOver' })
  await over
  expect(state.rooms.map(({ isOver }) => isOver)[0]).toBe(true)
})

test('a school that cannot be opened is no place lost', async () => {
  const { places, state, failures } = openHouse(1)
  state.door = Promise.reject(new Error('no room on the disk'))
  state.door.catch(() => {})
  await expect(places.take('10.0.0.1')).rejects.toThrow('no room on the disk')
  await expect.poll(() => failures.length).toBe(1)
  state.door = Promise.resolve()
  await expect(places.take('10.0.0.1')).resolves.toBeDefined()
})
