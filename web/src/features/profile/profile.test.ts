import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { NOT_SIGNED_IN, profileQuery } from './profile.data.ts'
import { readTab } from './read-tab.ts'

test.each([
  ['/profile', {}, 'profile'],
  ['/profile', { tab: 'help' }, 'help'],
  ['/profile', { tab: 'nonsense' }, 'profile'],
  ['/settings', {}, 'settings'],
  ['/settings/', {}, 'settings'],
  ['/settings', { tab: 'about' }, 'about'],
])('[PROFILE-02] %s with %j shows the tab %s', (pathname, search, tab) => {
  expect(readTab(pathname, search)).toBe(tab)
})

test('[ERR2-48] without a user nothing is asked of the server', async () => {
  const queryClient = new QueryClient()
  await expect(queryClient.fetchQuery({ ...profileQuery(null), retry: false })).rejects.toThrow(NOT_SIGNED_IN)
  expect(NOT_SIGNED_IN).toBe('User not logged in')
})
