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
] as const)('[PROFILE-02] %s with %j shows the tab %s', (pathname, search, tab) => {
  expect(readTab(pathname, search)).toBe(tab)
})

test('[CONST2-43] [CONST2-44] [Y-42] time zones, languages and themes are offered by their documented names', () => {
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
] as const)('[PROFILE-28…30] a %s is offered the switches that change something for them', (role, names) => {
  expect(listSwitches({ role }).map(([, name]) => name)).toEqual(names)
})

test('[ERR2-48] without a user nothing is asked of the server', async () => {
  const queryClient = new QueryClient()
  await expect(queryClient.fetchQuery({ ...profileQuery(null), retry: false })).rejects.toThrow(NOT_SIGNED_IN)
  expect(NOT_SIGNED_IN).toBe('User not logged in')
})
