import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { LESSON_PLAN_STATUSES, LESSON_PLANS_PER_PAGE, lessonPlans } from '#contract/teaching/lesson-plans.ts'
import { call } from '../../api/call.ts'
import type { SearchAt } from '../../kit/navigation/app-target.ts'
import { toPage } from '../../kit/study/pages.ts'

export type PlanStatus = (typeof LESSON_PLAN_STATUSES)[number]
/** What an address of the list asks for. */
export type PlanFilter = {
  classId: number | null
  status: PlanStatus | null
  search: string
  from: string
  to: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const readText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200) : ''
const readDay = (value: unknown) => (typeof value === 'string' && DAY.test(value) ? value : '')
const readId = (value: unknown) => {
  const id = Number(value)
  return Number.isInteger(id) && id > 0 ? id : null
}

export function readAddress(query: Record<string, unknown>): PlanFilter & { planId: number | null } {
  return {
    classId: readId(query.class),
    status: LESSON_PLAN_STATUSES.find((status) => status === query.status) ?? null,
    search: readText(query.q),
    from: readDay(query.from),
    to: readDay(query.to),
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

export const plansQuery = ({ classId, status, search, from, to }: PlanFilter) =>
  infiniteQueryOptions({
    queryKey: ['lesson-plans', 'list', { classId, status, search, from, to }],
    queryFn: async ({ pageParam, signal }) =>
      toPage(
        await call(
          lessonPlans.list,
          {
            ...(classId !== null && { classId }),
            ...(status !== null && { status }),
            ...(search !== '' && { search }),
            ...(from !== '' && { from }),
            ...(to !== '' && { to }),
            ...(pageParam !== 0 && { before: pageParam }),
          },
          { signal },
        ),
        LESSON_PLANS_PER_PAGE,
      ),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })

export const planQuery = (id: number) =>
  queryOptions({
    queryKey: ['lesson-plans', 'one', id],
    queryFn: ({ signal }) => call(lessonPlans.one, { id }, { signal }),
  })

type Wanted = { search: string; grade: string; subject: string }

export const materialsQuery = ({ search, grade, subject }: Wanted) =>
  queryOptions({
    queryKey: ['lesson-plans', 'materials', { search, grade, subject }],
    queryFn: ({ signal }) =>
      call(
        lessonPlans.materials,
        {
          ...(search !== '' && { search }),
          ...(grade !== '' && { grade }),
          ...(subject !== '' && { subject }),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
