import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { NavigationEvent, SESSION_ENDED } from '#contract/presence.ts'
import {
  connectPresence,
  findDelayMs,
  type News,
  type PresenceSocket,
  type SocketListener,
  toNavigationEvent,
} from './use-presence.ts'

test('without luck the delay doubles from 1 s to 60 s', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 50].map((attempts) => findDelayMs(attempts, () => 0))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ])
})

test('chance shortens the delay by at most half and never below 1 s', () => {
  void fc.assert(
    fc.property(
      fc.nat(2000),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (attempts, luck) => {
        const ceilingMs = findDelayMs(attempts, () => 0)
        const delayMs = findDelayMs(attempts, () => luck)
        return delayMs >= Math.max(1000, ceilingMs / 2) && delayMs <= ceilingMs
      },
    ),
  )
})

const noon = new Date('2026-03-04T12:00:00.000Z')

test('a lesson is told with its documented title and its number', () => {
  expect(toNavigationEvent({ pathname: '/lessons/12', params: { lessonId: '12' } }, noon)).toEqual({
    type: 'navigation',
    route: '/lessons/12',
    title: 'Lesson Details',
    timestamp: '2026-03-04T12:00:00.000Z',
    pageData: { lessonId: '12' },
  })
})

test('whatever the address, the server can read the event', () => {
  void fc.assert(
    fc.property(fc.string({ maxLength: 900 }), fc.string({ maxLength: 400 }), (path, id) => {
      const event = toNavigationEvent({ pathname: `/${path}`, params: { id } }, noon)
      return z.safeParse(NavigationEvent, event).success
    }),
  )
})

type Line = PresenceSocket & SocketListener & { sent: string[]; isClosed: boolean }

/** A browser in small: its sockets, its timers and its connection, all moved by hand. */
function openBrowser({ isSignedIn = true } = {}) {
  const lines: Line[] = []
  const timers: { run: () => void; delayMs: number; isOff: boolean }[] = []
  const state = { isOnline: true }
  const notices: News[] = []
  let greetings = 0
  const presence = connectPresence({
    openSocket: (listener) => {
      const line: Line = {
        ...listener,
        sent: [],
        isClosed: false,
        send: (text) => line.sent.push(text),
        close: () => {
          line.isClosed = true
          line.onClose(1005)
        },
      }
      lines.push(line)
      return line
    },
    isOnline: () => state.isOnline,
    now: () => noon,
    random: () => 0,
    schedule: (run, delayMs) => {
      const timer = { run, delayMs, isOff: false }
      timers.push(timer)
      return () => {
        timer.isOff = true
      }
    },
    isStillSignedIn: async () => isSignedIn,
    onGreeted: () => {
      greetings += 1
    },
    onNotice: (notice) => notices.push(notice),
  })
  const waiting = () => timers.filter(({ isOff }) => !isOff)
  function runTimers() {
    for (const timer of waiting()) {
      timer.isOff = true
      timer.run()
    }
  }
  return { presence, lines, state, notices, countGreetings: () => greetings, waiting, runTimers }
}

/** The line stands, and the server has said whether it may know which page is open. */
function greet(line: Line | undefined, isNoted = true) {
  line?.onOpen()
  line?.onMessage(JSON.stringify({ type: 'usage', isNoted }))
}

const routes = (line: Line | undefined) => line?.sent.map((text) => JSON.parse(text).route)

test('what was told before a line stood is looked up once for each line', () => {
  const { lines, runTimers, countGreetings } = openBrowser()
  lines[0]?.onOpen()
  expect(countGreetings()).toBe(0)
  greet(lines[0], false)
  greet(lines[0])
  expect(countGreetings()).toBe(1)
  lines[0]?.onClose(1006)
  runTimers()
  greet(lines[1])
  expect(countGreetings()).toBe(2)
})

test('the page that was open before the connection is told as soon as it stands', () => {
  const { presence, lines } = openBrowser()
  presence.report({ pathname: '/notes', params: {} })
  expect(routes(lines[0])).toEqual([])
  greet(lines[0])
  presence.report({ pathname: '/quizzes', params: {} })
  expect(routes(lines[0])).toEqual(['/notes', '/quizzes'])
})

test('who does not let it be noted tells no page, until they do, and no more once they take it back', () => {
  const { presence, lines, runTimers } = openBrowser()
  const usage = (isNoted: boolean) => lines[0]?.onMessage(JSON.stringify({ type: 'usage', isNoted }))
  presence.report({ pathname: '/notes', params: {} })
  greet(lines[0], false)
  presence.report({ pathname: '/quizzes', params: {} })
  presence.rest(true)
  expect(lines[0]?.sent).toEqual([])
  usage(true)
  expect(routes(lines[0])).toEqual(['/quizzes', undefined])
  usage(false)
  presence.report({ pathname: '/lessons', params: {} })
  presence.rest(false)
  expect(lines[0]?.sent).toHaveLength(2)
  lines[0]?.onClose(1006)
  runTimers()
  lines[1]?.onOpen()
  expect(lines[1]?.sent).toEqual([])
})

test('a page that is reported twice is told once', () => {
  const { presence, lines } = openBrowser()
  greet(lines[0])
  presence.report({ pathname: '/notes', params: {} })
  presence.report({ pathname: '/notes', params: {} })
  expect(routes(lines[0])).toEqual(['/notes'])
})

test('a lost connection comes back later and later, and then tells the page of that moment', () => {
  const { presence, lines, waiting, runTimers } = openBrowser()
  lines[0]?.onClose(1006)
  expect(waiting().map(({ delayMs }) => delayMs)).toEqual([1000])
  runTimers()
  lines[1]?.onClose(1006)
  expect(waiting().map(({ delayMs }) => delayMs)).toEqual([2000])
  presence.report({ pathname: '/progress', params: {} })
  runTimers()
  greet(lines[2])
  expect(routes(lines[2])).toEqual(['/progress'])
})

test('after a steady connection the next loss is met at once again', () => {
  const { lines, waiting, runTimers } = openBrowser()
  lines[0]?.onClose(1006)
  runTimers()
  greet(lines[1])
  runTimers()
  lines[1]?.onClose(1006)
  expect(waiting().map(({ delayMs }) => delayMs)).toEqual([1000])
})

test('offline nothing is tried until the device is back', () => {
  const { presence, lines, state, waiting } = openBrowser()
  state.isOnline = false
  lines[0]?.onClose(1006)
  expect(waiting()).toEqual([])
  state.isOnline = true
  presence.connect()
  presence.connect()
  expect(lines).toHaveLength(2)
})

test('an ended session is not dialled again when the user is gone', async () => {
  const { lines, waiting } = openBrowser({ isSignedIn: false })
  greet(lines[0])
  lines[0]?.onClose(SESSION_ENDED)
  await Promise.resolve()
  expect(waiting()).toEqual([])
  expect(lines).toHaveLength(1)
})

test('an ended session is dialled again when a new one has taken its place', async () => {
  const { lines, waiting } = openBrowser({ isSignedIn: true })
  lines[0]?.onClose(SESSION_ENDED)
  await Promise.resolve()
  await Promise.resolve()
  expect(waiting()).toHaveLength(1)
})

test('who leaves the page alone is told to be away, also on a line that comes later', () => {
  const { presence, lines, runTimers } = openBrowser()
  const rests = (line: Line | undefined) =>
    line?.sent.map((text) => JSON.parse(text)).filter(({ type }) => type === 'rest')
  presence.report({ pathname: '/notes', params: {} })
  presence.rest(true)
  greet(lines[0])
  presence.rest(false)
  const away = { type: 'rest', isIdle: true }
  expect(rests(lines[0])).toEqual([away, { type: 'rest', isIdle: false }])
  presence.rest(true)
  lines[0]?.onClose(1006)
  runTimers()
  greet(lines[1])
  expect(rests(lines[1])).toEqual([away])
  expect(routes(lines[1])).toEqual(['/notes', undefined])
})

test('a stopped presence closes its line and stays away', () => {
  const { presence, lines, waiting } = openBrowser()
  greet(lines[0])
  presence.stop()
  presence.connect()
  expect(lines.map(({ isClosed }) => isClosed)).toEqual([true])
  expect(waiting()).toEqual([])
})

test('a notice of the server is passed on, anything else is left alone', () => {
  const { lines, notices } = openBrowser()
  const notice = { type: 'badges', badges: [{ id: 1, name: 'Perfect Score', icon: 'star' }] }
  for (const text of ['no JSON', '{"type":"error","message":"x"}', JSON.stringify(notice)])
    lines[0]?.onMessage(text)
  expect(notices).toEqual([notice])
})
