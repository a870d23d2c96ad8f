import { queryOptions } from '@tanstack/react-query'
import { practice } from '#contract/practice.ts'
import { call } from '../../api/call.ts'
import { readProblems } from '../../device/practice/kept-problems.ts'

/** Undefined stands for the learner's own grade. */
export const practiceSkillsQuery = (grade: number | undefined) =>
  queryOptions({
    queryKey: ['learning', 'practiceSkills', grade ?? 'own'],
    queryFn: () => call(practice.skills, grade === undefined ? {} : { grade }),
  })

/** What was taken along and is still to be solved. */
export const keptProblemsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['device', 'problems', userId],
    queryFn: async () => (await readProblems(userId)).filter(({ isDone }) => !isDone),
    // Other tabs, and downloads, change it.
    staleTime: 0,
  })
