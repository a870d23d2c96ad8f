import { keepPreviousData } from '@tanstack/react-query'
import { LESSON_PLAN_STATUSES, LESSON_PLANS_PER_PAGE, lessonPlans } from '#contract/teaching/lesson-plans.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import type { SearchAt } from '../../kit/navigation/app-target.ts'
import { readDay, readId, readText } from '../../kit/navigation/read-query.ts'
import { given } from '../../kit/queries/given.ts'
import { listQuery } from '../../kit/queries/list-query.ts'

export type PlanStatus = (typeof LESSON_PLAN_STATUSES)[number]
export type PlanFilter = Omit<ReturnType<typeof readAddress>, 'planId'>

const LONGEST_SEARCH = 200

export function readAddress(query: Record<string, unknown>) {
  return {
    classId: readId(query.class),
    status: LESSON_PLAN_STATUSES.find((status) => status === query.status) ?? null,
    search: readText(query.q, LONGEST_SEARCH),
    from: readDay(query.from) ?? '',
    to: readDay(query.to) ?? '',
    planId: readId(query.plan),
  }
}

export function writeAddress(
  address: Partial<ReturnType<typeof readAddress>>,
): SearchAt<'/teacher/lesson-plans'> {
  const { classId, status, search, from, to, planId } = address
  return {
    ...(classId && { class: classId }),
    ...(status && { status }),
    ...(search && { q: search }),
    ...(from && { from }),
    ...(to && { to }),
    ...(planId && { plan: planId }),
  }
}

export const plansQuery = ({ classId, status, search, from, to }: PlanFilter) => {
  const wanted = { classId, status, search, from, to }
  return {
    ...listQuery(['lesson-plans', 'list', wanted], lessonPlans.list, given(wanted), LESSON_PLANS_PER_PAGE),
    placeholderData: keepPreviousData,
  }
}

export const planQuery = (id: number) => endpointQuery(['lesson-plans', 'one', id], lessonPlans.one, { id })

export const materialsQuery = (search: string, grade: string) => ({
  ...endpointQuery(
    ['lesson-plans', 'materials', { search, grade }],
    lessonPlans.materials,
    given({ search, grade }),
  ),
  placeholderData: keepPreviousData,
})
