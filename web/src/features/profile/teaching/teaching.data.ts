import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { teacherProfile } from '#contract/teaching/teacher-profile.ts'
import { call } from '../../../api/call.ts'
import { useWriter } from '../profile.data.ts'

export const teachingQuery = queryOptions({
  queryKey: ['profile', 'teaching'],
  queryFn: ({ signal }) => call(teacherProfile.read, {}, { signal }),
})

export function useSaveTeaching() {
  const queryClient = useQueryClient()
  return useWriter(teacherProfile.save, (saved) => queryClient.setQueryData(teachingQuery.queryKey, saved))
}
