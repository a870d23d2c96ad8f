import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import { devices } from '#contract/profile/devices.ts'
import { emailAddress, type OwnEmail } from '#contract/profile/email-address.ts'
import { identities } from '#contract/profile/identities.ts'
import { type Profile, profile } from '#contract/profile/profile.ts'
import { settings } from '#contract/profile/settings.ts'
import { type OwnTicket, support } from '#contract/profile/support.ts'
import { teacherProfile } from '#contract/teaching/teacher-profile.ts'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { useWrite, type WriteWords } from '../../kit/queries/use-write.ts'
import { currentUserQuery } from '../../kit/session.ts'

export const teachingQuery = endpointQuery(['profile', 'teaching'], teacherProfile.read, {})

export function useSaveTeaching(words: WriteWords) {
  const queryClient = useQueryClient()
  return useWrite(teacherProfile.save, {
    ...words,
    onSuccess: (saved) => queryClient.setQueryData(teachingQuery.queryKey, saved),
  })
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

/** Confirmed on another device, say: asked for each time it is looked at. */
export const ownEmailQuery = queryOptions({
  queryKey: ['profile', 'email'],
  queryFn: () => call(emailAddress.own, {}),
  staleTime: 0,
})

/** Menus and forms that show the address have it, too. */
export function useKeepOwnEmail() {
  const queryClient = useQueryClient()
  return (saved: OwnEmail) => {
    queryClient.setQueryData(ownEmailQuery.queryKey, saved)
    queryClient.setQueryData<User | null>(
      currentUserQuery.queryKey,
      (user) => user && { ...user, email: saved.email },
    )
  }
}

/** What deleting the own account would remove; asked anew each time somebody thinks of it. */
export const deletionQuery = queryOptions({
  queryKey: ['profile', 'deletion'],
  queryFn: () => call(profile.foreseeDeletion, {}),
  staleTime: 0,
  gcTime: 0,
})

/** What changed on the account is seen by the whole product at once: menus, dates, theme. */
export function useUpdateProfile(words?: WriteWords) {
  const queryClient = useQueryClient()
  return useWrite(profile.update, {
    ...words,
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserQuery.queryKey, user)
      queryClient.setQueryData<Profile>(profileQuery(user).queryKey, (old) => old && { ...old, user })
      // Days begin and end elsewhere now.
      return queryClient.invalidateQueries({ queryKey: ['learning'] })
    },
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

export function useSaveNotification(words: WriteWords) {
  const keep = useKeepSettings()
  return useWrite(settings.saveNotifications, {
    ...words,
    onSuccess: (saved) => keep('notifications', saved),
  })
}

export function useSaveStudy(words: WriteWords) {
  const queryClient = useQueryClient()
  const keep = useKeepSettings()
  return useWrite(settings.saveStudy, {
    ...words,
    onSuccess: (saved) => {
      keep('study', saved)
      queryClient.setQueryData<User | null>(
        currentUserQuery.queryKey,
        (user) => user && { ...user, gamificationEnabled: saved.gamification_enabled },
      )
      // The goal stands on the dashboard, the size of the mix follows it.
      return queryClient.invalidateQueries({ queryKey: ['learning'] })
    },
  })
}

export function useSavePrivacy(words: WriteWords) {
  const queryClient = useQueryClient()
  const keep = useKeepSettings()
  return useWrite(settings.savePrivacy, {
    ...words,
    onSuccess: (saved) => {
      keep('privacy', saved)
      return queryClient.invalidateQueries({ queryKey: ['leaderboard'] })
    },
  })
}

export function useSendTicket() {
  const queryClient = useQueryClient()
  return useWrite(support.create, {
    onSuccess: (ticket) =>
      queryClient.setQueryData<OwnTicket[]>(
        ticketsQuery.queryKey,
        (old) => old && [{ ...ticket, answers: [] }, ...old],
      ),
  })
}
