import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../durations.ts'
import { createGuessWatch, type Notice, SUSPICIOUS_ACCOUNTS } from './guess-watch.ts'

const SCHOOL = '192.0.2.7'

function watch() {
  const clock = { now: new Date('2026-01-05T09:00:00Z') }
  const told: Notice[] = []
  const guesses = createGuessWatch(
    () => clock.now,
    (notice) => told.push(notice),
  )
  /** Tries as signing in does; whether the password is right is given. Answers whether it was checked at all. */
  function attempt(name: string, password: string, { place = SCHOOL, isRight = false } = {}): boolean {
    const guess = guesses.describe(name, password, place)
    if (guesses.findWaitSeconds(guess) > 0) return false
    if (isRight) guesses.pass(guess)
    else guesses.fail(guess)
    return true
  }
  const pass = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms)
  }
  return { guesses, attempt, told, pass }
}

const people = (many: number, kind = 'pupil') => Array.from({ length: many }, (_, n) => `${kind}-${n}`)

test('one password tried on 260 accounts from one address is noticed and refused, while 300 pupils behind it get in', () => {
  const { attempt, told, guesses } = watch()
  const tried = people(260, 'victim').filter((name) => attempt(name, 'Summer2026'))
  expect(tried).toHaveLength(SUSPICIOUS_ACCOUNTS)
  expect(told).toEqual([
    { by: 'place', accounts: 20, address: SCHOOL },
    { by: 'password', accounts: 20, address: null },
  ])
  expect(guesses.count()).toEqual({ places: 1, passwords: 1 })
  const inside = people(300).filter((name) => attempt(name, `own words of ${name}`, { isRight: true }))
  expect(inside).toHaveLength(300)
})

test('300 pupils at the bell, many of whom mistype and some of whom give up, are nobody’s attack', () => {
  const { attempt, told } = watch()
  const inside = people(300).filter((name, n) => {
    if (n % 5 === 0) expect(attempt(name, `typo of ${name}`)).toBe(true)
    return n % 15 !== 0 && attempt(name, `own words of ${name}`, { isRight: true })
  })
  expect([inside.length, told]).toEqual([280, []])
})

test('a class that was handed one password and mistypes its names still signs in with it', () => {
  const { attempt, told } = watch()
  const inside = people(100).filter((name, n) => {
    if (n % 4 === 0) attempt(`${name}-mistyped`, 'welcome to 5b')
    return attempt(name, 'welcome to 5b', { isRight: true })
  })
  expect([inside.length, told]).toEqual([100, []])
})

test('one password tried from many places is noticed, too, and waits everywhere', () => {
  const { attempt, told } = watch()
  const tried = people(60).filter((name, n) => attempt(name, 'Winter2026', { place: `198.51.100.${n}` }))
  expect(tried).toHaveLength(SUSPICIOUS_ACCOUNTS)
  expect(told).toEqual([{ by: 'password', accounts: 20, address: null }])
  expect(attempt('somebody', 'another one', { place: '198.51.100.1', isRight: true })).toBe(true)
})

test('many passwords tried from one place: who has failed there waits a quarter of an hour, nobody else does', () => {
  const { attempt, guesses, pass, told } = watch()
  for (const name of people(30, 'victim')) attempt(name, `guess for ${name}`)
  expect(told).toEqual([{ by: 'place', accounts: 20, address: SCHOOL }])
  const again = guesses.describe('victim-3', 'right at last', SCHOOL)
  expect(guesses.findWaitSeconds(again)).toBe(15 * 60)
  expect(guesses.findWaitSeconds(guesses.describe('VICTIM-3', 'right at last', '203.0.113.9'))).toBe(0)
  expect(attempt('newcomer', 'their own', { isRight: true })).toBe(true)
  pass(15 * MINUTE_MS)
  expect(guesses.findWaitSeconds(again)).toBe(0)
})

test('an hour later it is forgotten, and noticed anew', () => {
  const { attempt, guesses, pass, told } = watch()
  for (const name of people(40)) attempt(name, 'Summer2026')
  pass(HOUR_MS)
  expect(guesses.count()).toEqual({ places: 0, passwords: 0 })
  for (const name of people(40)) attempt(name, 'Summer2026')
  expect(told.map(({ by }) => by)).toEqual(['place', 'password', 'place', 'password'])
})
