import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import { lessonCardsQuery, subjectsQuery } from '../../../kit/learning/learning.data.ts'

/** The subjects that have courses for professionals or for college, where that is who is planning. */
export function useOwnSubjects({ role }: User): { ownSubjects: string[]; isLoading: boolean } {
  const isBeyondSchool = role === 'professional' || role === 'college'
  const lessons = useQuery({ ...lessonCardsQuery, enabled: isBeyondSchool })
  const subjects = useQuery({ ...subjectsQuery, enabled: isBeyondSchool })
  const isLoading = lessons.isLoading || subjects.isLoading
  if (!isBeyondSchool || !lessons.data || !subjects.data) return { ownSubjects: [], isLoading }
  const own = new Set(
    lessons.data.filter(({ audience }) => audience === role).map(({ subjectId }) => subjectId),
  )
  return { ownSubjects: subjects.data.filter(({ id }) => own.has(id)).map(({ name }) => name), isLoading }
}
