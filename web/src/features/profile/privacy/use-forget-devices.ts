import { useQueryClient } from '@tanstack/react-query'
import { devicesQuery } from '../profile.data.ts'

/** Another list of devices holds now. */
export function useForgetDevices(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey })
}
