import { useQueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '../../kit/session.ts'
import type { ThemeChoice } from '../../kit/theme/theme-choice.ts'

/** Keeps the choice with the account, if somebody is signed in. Without the server it still holds on this device. */
export function useKeepTheme(): (choice: ThemeChoice) => void {
  const queryClient = useQueryClient()
  async function keep(themePreference: ThemeChoice): Promise<void> {
    if (!queryClient.getQueryData(currentUserQuery.queryKey)) return
    const [{ profile }, { call }] = await Promise.all([
      import('#contract/profile/profile.ts'),
      import('../../api/call.ts'),
    ])
    const user = await call(profile.update, { themePreference })
    queryClient.setQueryData(currentUserQuery.queryKey, user)
    await queryClient.invalidateQueries({ queryKey: ['profile'] })
  }
  // Nobody is told of a failure: what was asked for has happened, on this device.
  return (choice) => void keep(choice).catch(() => {})
}
