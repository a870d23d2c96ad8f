import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { classAnalytics } from '#contract/teaching/class-analytics.ts'
import { students } from '#contract/teaching/students.ts'
import type { ClassPeriod } from '#engines/class-analytics/index.ts'
import { call } from '../../api/call.ts'

/** Students learn while their teacher looks. */
const FRESH_FOR_MS = 60_000

type OfClass = { classId?: number | undefined }
const ofClass = ({ classId }: OfClass) => (classId === undefined ? {} : { classId })

type Days = {
  period: ClassPeriod
  day?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

export const overviewQuery = ({ classId, period, day, from, to }: OfClass & Days) =>
  queryOptions({
    queryKey: ['teacherAnalytics', 'overview', { classId, period, day, from, to }],
    queryFn: ({ signal }) =>
      call(
        classAnalytics.overview,
        { ...ofClass({ classId }), period, ...(day && { day }), ...(from && { from }), ...(to && { to }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: FRESH_FOR_MS,
  })

export type MapWanted = { classId: number; subject: string | undefined; unit: string | undefined }

export const skillMapQuery = ({ classId, subject, unit }: MapWanted) =>
  queryOptions({
    queryKey: ['teacherAnalytics', 'skills', { classId, subject, unit }],
    queryFn: ({ signal }) =>
      call(
        classAnalytics.skills,
        { classId, ...(subject && { subject }), ...(unit && { unit }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: FRESH_FOR_MS,
  })

export const ideasQuery = (classId: number) =>
  queryOptions({
    queryKey: ['teacherAnalytics', 'ideas', classId],
    queryFn: ({ signal }) => call(classAnalytics.ideas, { classId }, { signal }),
    staleTime: FRESH_FOR_MS,
  })

/** Those who could use a hand come first; the next page is asked for while the last of this one still does. */
export const needsQuery = ({ classId }: OfClass) =>
  infiniteQueryOptions({
    queryKey: ['teacherAnalytics', 'needs', { classId }],
    queryFn: ({ pageParam, signal }) =>
      call(
        students.list,
        { order: 'needsHelp', ...ofClass({ classId }), ...(pageParam !== 0 && { after: pageParam }) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (page: OutputOf<typeof students.list>) => {
      const last = page.students.at(-1)
      return page.hasMore && last && last.needs.length > 0 ? last.id : undefined
    },
    staleTime: FRESH_FOR_MS,
  })

export const takenQuizzesQuery = ({ classId }: OfClass) =>
  queryOptions({
    queryKey: ['teacherAnalytics', 'quizzes', { classId }],
    queryFn: ({ signal }) => call(classAnalytics.quizzes, ofClass({ classId }), { signal }),
    staleTime: FRESH_FOR_MS,
  })

export const itemsQuery = ({ classId, quizId }: OfClass & { quizId: number }) =>
  queryOptions({
    queryKey: ['teacherAnalytics', 'items', { classId, quizId }],
    queryFn: ({ signal }) => call(classAnalytics.items, { quizId, ...ofClass({ classId }) }, { signal }),
    staleTime: FRESH_FOR_MS,
  })
