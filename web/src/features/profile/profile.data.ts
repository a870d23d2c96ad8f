import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import type { Endpoint, OutputOf } from '#contract/endpoint.ts'
import { devices } from '#contract/profile/devices.ts'
import { identities } from '#contract/profile/identities.ts'
import { type Profile, profile } from '#contract/profile/profile.ts'
import { settings } from '#contract/profile/settings.ts'
import { type OwnTicket, support } from '#contract/profile/support.ts'
import { teacherProfile } from '#contract/teaching/teacher-profile.ts'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { useWrite } from '../../kit/queries/use-write.ts'
import { currentUserQuery } from '../../kit/session.ts'

export const teachingQuery = endpointQuery(['profile', 'teaching'], teacherProfile.read, {})

export function useSaveTeaching() {
  const queryClient = useQueryClient()
  return useWriter(teacherProfile.save, (saved) => queryClient.setQueryData(teachingQuery.queryKey, saved))
}

/** The data helper's own precondition; the server says the same. */
export const NOT_SIGNED_IN = 'User not logged in'

export const profileQuery = (user: Pick<User, 'id'> | null) =>
  queryOptions({
    queryKey: ['profile', user?.id ?? null],
    queryFn: () => {
      if (!user) throw new Error(NOT_SIGNED_IN)
      return call(profile.read, {})
    },
  })

export const ticketsQuery = queryOptions({
  queryKey: ['support', 'own'],
  queryFn: () => call(support.own, {}),
})

export const devicesQuery = queryOptions({
  queryKey: ['profile', 'devices'],
  queryFn: () => call(devices.list, {}),
})

export const signInWaysQuery = queryOptions({
  queryKey: ['profile', 'signInWays'],
  queryFn: () => call(identities.own, {}),
})

/** What deleting the own account would remove; asked anew each time somebody thinks of it. */
export const deletionQuery = queryOptions({
  queryKey: ['profile', 'deletion'],
  queryFn: () => call(profile.foreseeDeletion, {}),
  staleTime: 0,
  gcTime: 0,
})

/** A write that is made once, however often it is asked for. */
export function useWriter<E extends Endpoint>(endpoint: E, onSuccess?: (answer: OutputOf<E>) => unknown) {
  return useWrite(endpoint, onSuccess && { onSuccess })
}

/** What changed on the account is seen by the whole product at once: menus, dates, theme. */
export function useUpdateProfile() {
  const queryClient = useQueryClient()
  return useWriter(profile.update, (user) => {
    queryClient.setQueryData(currentUserQuery.queryKey, user)
    queryClient.setQueryData<Profile>(profileQuery(user).queryKey, (old) => old && { ...old, user })
    // Days begin and end elsewhere now.
    return queryClient.invalidateQueries({ queryKey: ['learning'] })
  })
}

type Settings = Profile['settings']

function useKeepSettings() {
  const queryClient = useQueryClient()
  return <Group extends keyof Settings>(group: Group, saved: Settings[Group]) => {
    const user = queryClient.getQueryData(currentUserQuery.queryKey) ?? null
    queryClient.setQueryData<Profile>(
      profileQuery(user).queryKey,
      (old) => old && { ...old, settings: { ...old.settings, [group]: saved } },
    )
  }
}

export function useSaveNotification() {
  const keep = useKeepSettings()
  return useWriter(settings.saveNotifications, (saved) => keep('notifications', saved))
}

export function useSaveStudy() {
  const queryClient = useQueryClient()
  const keep = useKeepSettings()
  return useWriter(settings.saveStudy, (saved) => {
    keep('study', saved)
    queryClient.setQueryData<User | null>(
      currentUserQuery.queryKey,
      (user) => user && { ...user, gamificationEnabled: saved.gamification_enabled },
    )
    // The goal stands on the dashboard, the size of the mix follows it.
    return queryClient.invalidateQueries({ queryKey: ['learning'] })
  })
}

export function useSavePrivacy() {
  const queryClient = useQueryClient()
  const keep = useKeepSettings()
  return useWriter(settings.savePrivacy, (saved) => {
    keep('privacy', saved)
    return queryClient.invalidateQueries({ queryKey: ['leaderboard'] })
  })
}

export function useSendTicket() {
  const queryClient = useQueryClient()
  return useWriter(support.create, (ticket) => {
    queryClient.setQueryData<OwnTicket[]>(
      ticketsQuery.queryKey,
      (old) => old && [{ ...ticket, answers: [] }, ...old],
    )
  })
}
