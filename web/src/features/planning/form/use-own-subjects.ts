import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import { lessonCardsQuery, subjectsQuery } from '../../../kit/learning/learning.data.ts'

/** The subjects that have courses for professionals or for college, where that is who is planning. */
export function useOwnSubjects({ role }: User): string[] {
  const isBeyondSchool = role === 'professional' || role === 'college'
  const { data: lessons = [] } = useQuery({ ...lessonCardsQuery, enabled: isBeyondSchool })
  const { data: subjects = [] } = useQuery({ ...subjectsQuery, enabled: isBeyondSchool })
  if (!isBeyondSchool) return []
  const own = new Set(lessons.filter(({ audience }) => audience === role).map(({ subjectId }) => subjectId))
  return subjects.filter(({ id }) => own.has(id)).map(({ name }) => name)
}
