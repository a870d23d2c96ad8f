import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/profile/languages.ts'
import { THEMES, TIMEZONES } from '#contract/profile/profile.ts'
import words from '../../messages/en/profile.json' with { type: 'json' }
import { listSwitches } from './privacy/list-switches.ts'
import { NOT_SIGNED_IN, profileQuery } from './profile.data.ts'
import { readTab } from './read-tab.ts'

test.each([
  ['/profile', {}, 'profile'],
  ['/profile', { tab: 'help' }, 'help'],
  ['/settings', {}, 'settings'],
  ['/settings', { tab: 'about' }, 'about'],
] as const)('%s with %j shows the tab %s', { tags: ['PROFILE-02'] }, (pathname, search, tab) => {
  expect(readTab(pathname, search)).toBe(tab)
})

test('time zones, languages and themes are offered by their documented names', {
  tags: ['CONST2-43', 'CONST2-44', 'Y-42'],
}, () => {
  const { utc, eastern, central, mountain, pacific } = words.region
  expect([utc, eastern, central, mountain, pacific]).toEqual([
    'UTC',
    'Eastern',
    'Central',
    'Mountain',
    'Pacific',
  ])
  expect(TIMEZONES).toEqual([
    'UTC',
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
  ])
  expect(LANGUAGES.map((language) => words.region[language])).toEqual([
    'English',
    'Spanish',
    'French',
    'German',
    'Chinese',
  ])
  expect(THEMES).toEqual(['light', 'dark', 'system'])
})

test.each([
  ['student', ['parents', 'achievements', 'leaderboard', 'consent']],
  ['college', ['achievements', 'leaderboard', 'consent']],
  ['teacher', ['achievements', 'consent']],
  ['admin', ['achievements', 'consent']],
] as const)(
  'a %s is offered the switches that change something for them',
  { tags: ['PROFILE-28…30'] },
  (role, names) => {
    expect(listSwitches({ role }).map(([, name]) => name)).toEqual(names)
  },
)

test('without a user nothing is asked of the server', { tags: ['ERR2-48'] }, async () => {
  const queryClient = new QueryClient()
  await expect(queryClient.fetchQuery({ ...profileQuery(null), retry: false })).rejects.toThrow(NOT_SIGNED_IN)
  expect(NOT_SIGNED_IN).toBe('User not logged in')
})
