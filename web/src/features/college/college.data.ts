import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { college } from '#contract/college/college.ts'
import type { Period } from '#contract/study/periods.ts'
import { call } from '../../api/call.ts'

// Under `learning`: every lesson, quiz and review marks it as outdated.

export const coursesQuery = (userId: number) =>
  queryOptions({
    queryKey: ['learning', 'courses', userId],
    queryFn: () => call(college.courses, {}),
  })

export const courseQuery = (userId: number, courseId: string) =>
  queryOptions({
    queryKey: ['learning', 'course', userId, courseId],
    queryFn: () => call(college.course, { courseId }),
  })

export const analyticsQuery = (userId: number, period: Period) =>
  queryOptions({
    queryKey: ['learning', 'collegeAnalytics', userId, period],
    queryFn: () => call(college.analytics, { period }),
    placeholderData: keepPreviousData,
  })

export const resourcesQuery = (userId: number, q: string) =>
  queryOptions({
    queryKey: ['collegeResources', userId, q],
    queryFn: () => call(college.resources, { ...(q && { q }) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
