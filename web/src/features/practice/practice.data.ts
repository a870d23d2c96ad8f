import { queryOptions } from '@tanstack/react-query'
import { practice } from '#contract/practice.ts'
import { call } from '../../api/call.ts'

/** Undefined stands for the learner's own grade. */
export const practiceSkillsQuery = (grade: number | undefined) =>
  queryOptions({
    queryKey: ['learning', 'practiceSkills', grade ?? 'own'],
    queryFn: () => call(practice.skills, grade === undefined ? {} : { grade }),
  })
