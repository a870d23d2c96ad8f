import { expect, test } from 'vitest'
import {
  chooseDelayMs,
  findNext,
  judge,
  listGivenUp,
  makeStandInId,
  readNames,
  renameWrite,
  type WaitingWrite,
} from './index.ts'

const write = (place: number, change: Partial<WaitingWrite> = {}): WaitingWrite => ({
  place,
  key: `key-${place}`,
  userId: 1,
  operation: 'notes.update',
  input: {},
  thing: null,
  standInId: null,
  standInMoment: null,
  replaces: null,
  about: null,
  madeAt: new Date('2026-03-10T09:00:00Z'),
  wasSent: false,
  failures: 0,
  refusal: null,
  ...change,
})
const refusal = { kind: 'conflict', status: 409, message: null } as const
const refuse = (status: number, failures = 0) =>
  judge({ failures }, { kind: 'refused', status, message: 'No.' })

test('what the server answered is done, and what did not reach it goes later', () => {
  expect(judge({ failures: 0 }, { kind: 'answered', answer: {} })).toEqual({ kind: 'done' })
  expect(judge({ failures: 99 }, { kind: 'unreachable' })).toEqual({ kind: 'later' })
  for (const status of [408, 425, 429, 502, 503, 504]) expect(refuse(status, 99)).toEqual({ kind: 'later' })
})

test('a session that has ended keeps everything until somebody signs in', () => {
  expect(refuse(401, 99)).toEqual({ kind: 'signIn' })
})

test.each([
  [400, 'refused'],
  [403, 'refused'],
  [404, 'gone'],
  [409, 'conflict'],
  [410, 'gone'],
  [422, 'refused'],
])('a refusal with %i is final: %s', (status, kind) => {
  expect(refuse(status)).toEqual({ kind: 'refused', refusal: { kind, status, message: 'No.' } })
})

test('a server that fails over one write is asked five times, then the others go on', () => {
  expect([0, 1, 2, 3].map((failures) => refuse(500, failures).kind)).toEqual(Array(4).fill('later'))
  expect(refuse(500, 4)).toMatchObject({ kind: 'refused', refusal: { kind: 'broken' } })
})

test('the wait grows with every failure up to a minute, and differs between devices', () => {
  const middle = [1, 2, 3, 4, 5, 50].map((failures) => chooseDelayMs(failures, () => 0.5))
  expect(middle).toEqual([2000, 5000, 10_000, 20_000, 30_000, 30_000])
  expect(chooseDelayMs(1, () => 0)).toBe(1600)
  expect(chooseDelayMs(1, () => 0.999)).toBeGreaterThan(2300)
})

test('writes go in the order in which they were made', () => {
  expect(findNext([write(3), write(1), write(2)])?.place).toBe(1)
  expect(findNext([])).toBeNull()
})

test('a refused write holds back the later ones about the same thing, and no others', () => {
  const stuck = write(1, { thing: 'notes 7', refusal })
  const same = write(2, { thing: 'notes 7' })
  expect(findNext([stuck, same])).toBeNull()
  expect(findNext([stuck, same, write(3, { thing: 'notes 8' })])?.place).toBe(3)
  expect(findNext([stuck, same, write(3)])?.place).toBe(3)
})

test('what an earlier write made is called by its real name in the later ones', () => {
  const made = write(1, { standInId: -5, standInMoment: '2026-03-10T09:00:00.001Z' })
  const names = readNames(made, { id: 70, updatedAt: '2026-03-10T09:30:00.000Z' })
  const later = write(2, {
    thing: 'notes -5',
    input: { id: -5, updatedAt: '2026-03-10T09:00:00.001Z', tags: ['a', '-5'], cards: [{ noteId: -5 }] },
  })
  expect(renameWrite(later, names)).toMatchObject({
    thing: 'notes 70',
    input: { id: 70, updatedAt: '2026-03-10T09:30:00.000Z', tags: ['a', '-5'], cards: [{ noteId: 70 }] },
  })
})

test('what was sent once is never changed', () => {
  const names = readNames(write(1, { standInId: -5 }), { id: 70 })
  const sent = write(2, { input: { id: -5 }, wasSent: true })
  expect(renameWrite(sent, names)).toEqual(sent)
})

test('an answer without names changes nothing', () => {
  expect(readNames(write(1, { standInId: -5 }), null).size).toBe(0)
  expect(readNames(write(1), { id: 4 }).size).toBe(0)
})

test('ids of the device are whole, below zero, and exact', () => {
  const id = makeStandInId(Date.parse('2100-01-01T00:00:00Z'), () => 0.9999)
  expect(id).toBeLessThan(0)
  expect(Number.isSafeInteger(id)).toBe(true)
})

test('whoever gives up making a thing gives up what was done with it later; a change is given up alone', () => {
  const made = write(2, { operation: 'notes.create', thing: 'notes -7', standInId: -7, refusal })
  const others = [write(1, { thing: 'notes 3' }), write(3, { thing: 'notes -7' }), write(4)]
  const placesGone = (dropped: WaitingWrite) =>
    listGivenUp([...others, dropped].reverse(), dropped).map(({ place }) => place)
  expect(placesGone(made)).toEqual([2, 3])
  expect(placesGone({ ...made, standInId: null })).toEqual([2])
})
