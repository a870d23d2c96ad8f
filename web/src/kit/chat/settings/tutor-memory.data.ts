import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { tutorMemory } from '#contract/study/tutor-memory.ts'
import { call } from '../../../api/call.ts'
import { useWrite } from '../../queries/use-write.ts'

export const memoryQuery = (userId: number) =>
  queryOptions({
    queryKey: ['tutorMemory', userId],
    queryFn: () => call(tutorMemory.list, { userId }),
  })

/** A line that was saved in a chat meanwhile shows up, too. */
export function useMemoryWrites(userId: number) {
  const { t } = useTranslation('chat')
  const refreshes = [memoryQuery(userId).queryKey]
  return {
    add: useWrite(tutorMemory.add, { refreshes, failed: t('memory.notSaved') }),
    change: useWrite(tutorMemory.change, { refreshes, failed: t('memory.notSaved') }),
    remove: useWrite(tutorMemory.remove, { refreshes, failed: t('memory.notDeleted') }),
  }
}
