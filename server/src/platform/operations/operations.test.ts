import { expect, test } from 'vitest'
import { maskPath } from '../requests/mask-path.ts'
import { BOUNDS_MS, findPlace, findQuantileMs } from './histogram.ts'
import { createJobs } from './jobs.ts'
import { createTraffic } from './traffic.ts'

test('a duration falls into the first place whose bound it does not exceed', () => {
  expect([0, 5, 5.1, 10_000, 10_001].map(findPlace)).toEqual([0, 0, 1, 10, 11])
})

test('quantiles lie within the place that holds them, and beyond the last bound at that bound', () => {
  const counts = Array.from({ length: BOUNDS_MS.length + 1 }, () => 0)
  expect(findQuantileMs(counts, 0.5)).toBeNull()
  counts[1] = 10
  expect(findQuantileMs(counts, 0.5)).toBe(7.5)
  expect(findQuantileMs(counts, 1)).toBe(10)
  counts[11] = 90
  expect(findQuantileMs(counts, 0.95)).toBe(10_000)
})

test('what is taken is taken once, and hours stay apart', () => {
  let at = Date.parse('2031-01-01T10:59:59Z')
  const traffic = createTraffic(() => new Date(at))
  traffic.count('GET /a', 200, 3)
  at += 2_000
  traffic.count('GET /a', 503, 3)
  const { hours } = traffic.take()
  expect(hours.map(({ hour, requests, failed }) => [new Date(hour).getUTCHours(), requests, failed])).toEqual(
    [
      [10, 1, 0],
      [11, 1, 1],
    ],
  )
  expect(traffic.take()).toEqual({ hours: [], people: [] })
  traffic.giveBack({ hours, people: [7] })
  traffic.count('GET /a', 200, 3)
  expect(traffic.take().hours.map(({ requests }) => requests)).toEqual([1, 2])
})

test('a person is new once a day', () => {
  let at = Date.parse('2031-01-01T23:59:00Z')
  const traffic = createTraffic(() => new Date(at))
  traffic.see(7)
  traffic.see(7)
  expect(traffic.take().people).toEqual([7])
  traffic.see(7)
  expect(traffic.take().people).toEqual([])
  at += 120_000
  traffic.see(7)
  expect(traffic.take().people).toEqual([7])
})

test('counting a request takes a few microseconds at most', () => {
  const traffic = createTraffic(() => new Date())
  const names = Array.from({ length: 300 }, (_, n) => `GET /api/${n}`)
  const before = process.threadCpuUsage()
  for (let n = 0; n < 100_000; n++) traffic.count(names[n % 300] ?? '', 200, n % 400)
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000 / 100_000).toBeLessThan(0.02)
})

test('a job tells when it ran, how long, whether it failed and when it runs next', async () => {
  const now = new Date('2031-01-01T10:00:00Z')
  const jobs = createJobs(() => now)
  const run = jobs.add('cleaning', 60_000)
  expect(await run(async () => 5)).toBe(5)
  await expect(run(async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(jobs.list()).toEqual([
    {
      name: 'cleaning',
      everyMs: 60_000,
      isRunning: false,
      runs: 2,
      failures: 1,
      lastStartedAt: now,
      lastDurationMs: expect.any(Number),
      lastFailedAt: now,
      isFailing: true,
      nextRunAt: new Date('2031-01-01T10:01:00Z'),
    },
  ])
})

test.each([
  ['/api/lessons/12?token=abc', '/api/lessons/12'],
  ['/api/calendars/AbC123-xyz.ics', '/api/calendars/*'],
  ['/reset-password/9f8e7d6c5b4a', '/reset-password/*'],
  ['/assets/index-Bd3.js', '/assets/*'],
  ['/', '/'],
])('the log knows the address %s as %s', (url, logged) => {
  expect(maskPath(url)).toBe(logged)
})
