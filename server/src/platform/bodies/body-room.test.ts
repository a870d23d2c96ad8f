import { expect, test } from 'vitest'
import { createBodyRoom } from './body-room.ts'

const STAY = new AbortController().signal
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Who is inside, in the order of coming in. */
function open(mostBytes: number) {
  const room = createBodyRoom(mostBytes)
  const inside: number[] = []
  const ways: Record<number, () => void> = {}
  return {
    inside,
    leave: (userId: number) => ways[userId]?.(),
    enter: (userId: number, bytes: number, signal = STAY) =>
      room(userId, bytes, signal).then((leave) => {
        inside.push(userId)
        ways[userId] = leave
      }),
  }
}

test('who does not fit waits until there is room, and what is smaller goes ahead', async () => {
  const room = open(100)
  void room.enter(1, 60)
  void room.enter(2, 70)
  void room.enter(3, 40)
  await settle()
  expect(room.inside).toEqual([1, 3])
  room.leave(1)
  await settle()
  expect(room.inside).toEqual([1, 3])
  room.leave(3)
  await settle()
  expect(room.inside).toEqual([1, 3, 2])
})

test('one person has one place, and leaving twice frees it once', async () => {
  const room = open(100)
  void room.enter(1, 10)
  void room.enter(1, 10)
  void room.enter(2, 90)
  await settle()
  expect(room.inside).toEqual([1, 2])
  const leave = room.leave
  leave(1)
  await settle()
  expect(room.inside).toEqual([1, 2, 1])
})

test('what is larger than the whole room goes in alone', async () => {
  const room = open(100)
  void room.enter(1, 1)
  void room.enter(2, 500)
  await settle()
  expect(room.inside).toEqual([1])
  room.leave(1)
  await settle()
  expect(room.inside).toEqual([1, 2])
})

test('who gives up is told why and holds up nobody', async () => {
  const room = open(100)
  const impatient = new AbortController()
  void room.enter(1, 100)
  const given = room.enter(2, 100, impatient.signal)
  void room.enter(3, 100)
  impatient.abort(new Error('too long'))
  await expect(given).rejects.toThrow('too long')
  room.leave(1)
  await settle()
  expect(room.inside).toEqual([1, 3])
  await expect(room.enter(4, 1, impatient.signal)).rejects.toThrow('too long')
})
