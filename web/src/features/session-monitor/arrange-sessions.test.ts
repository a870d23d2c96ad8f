import { expect, test } from 'vitest'
import type { LiveSession } from '#contract/admin/session-monitor.ts'
import { arrangeSessions } from './arrange-sessions.ts'

const math = { id: 2, name: 'Maths' }
const art = { id: 1, name: 'Art' }

function makeSession(id: number, more: Partial<LiveSession> = {}): LiveSession {
  return {
    id,
    user: { id, firstName: 'Ada', lastName: String(id), role: 'student', grade: 5 },
    classes: [],
    browser: null,
    system: null,
    page: null,
    isPageWithheld: false,
    since: '2026-01-05T09:00:00.000Z',
    idleSince: null,
    isOwn: false,
    ...more,
  }
}

const keysOf = (...args: Parameters<typeof arrangeSessions>) => arrangeSessions(...args).map(({ key }) => key)

test('by class, who is in two stands under both, and who is in none comes last', () => {
  const sessions = [
    makeSession(1, { classes: [math, art] }),
    makeSession(2),
    makeSession(3, { classes: [math] }),
  ]
  expect(keysOf(sessions, { role: null, isByClass: true })).toEqual([
    'class-1',
    'class-1-1',
    'class-2',
    'class-2-1',
    'class-2-3',
    'outside',
    'outside-2',
  ])
  expect(keysOf(sessions, { role: null, isByClass: false })).toEqual(['all-1', 'all-2', 'all-3'])
})

test('a role leaves out all others, and classes in which nobody is left', () => {
  const teacher = makeSession(1)
  const sessions = [
    { ...teacher, user: { ...teacher.user, role: 'teacher' as const } },
    makeSession(2, { classes: [art] }),
  ]
  expect(keysOf(sessions, { role: 'teacher', isByClass: true })).toEqual(['outside', 'outside-1'])
})
