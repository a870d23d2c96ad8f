import { useQueryClient } from '@tanstack/react-query'
import { teacherProfile } from '#contract/teaching/teacher-profile.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { useWriter } from '../profile.data.ts'

export const teachingQuery = endpointQuery(['profile', 'teaching'], teacherProfile.read, {})

export function useSaveTeaching() {
  const queryClient = useQueryClient()
  return useWriter(teacherProfile.save, (saved) => queryClient.setQueryData(teachingQuery.queryKey, saved))
}
