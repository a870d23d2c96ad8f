import type { QueryClient } from '@tanstack/react-query'
import { LANGUAGES } from '#contract/profile/languages.ts'
import { profile } from '#contract/profile/profile.ts'
import { call } from '../../api/call.ts'
import { currentUserQuery } from '../session.ts'

/** Keeps the choice with the account of who is signed in. */
export async function keepLanguage(queryClient: QueryClient, chosen: string): Promise<void> {
  const languagePreference = LANGUAGES.find((language) => language === chosen)
  if (!languagePreference) return
  try {
    const user = await call(profile.update, { languagePreference })
    queryClient.setQueryData(currentUserQuery.queryKey, user)
    await queryClient.invalidateQueries({ queryKey: ['profile'] })
  } catch {
    // Nobody is told of a failure: what was asked for has happened, on this device.
  }
}
