import { queryOptions } from '@tanstack/react-query'
import { badges } from '#contract/badges.ts'
import { dashboard } from '#contract/dashboard.ts'
import { downloads } from '#contract/downloads.ts'
import { lessons } from '#contract/lessons.ts'
import { progress } from '#contract/progress.ts'
import { quizzes } from '#contract/quizzes.ts'
import { subjects } from '#contract/subjects.ts'
import { call } from '../../api/call.ts'

/** What several screens read of learning. Data never goes stale by itself: every write marks what it changes. */

export const subjectsQuery = queryOptions({
  queryKey: ['subjects', 'list'],
  queryFn: () => call(subjects.list, {}),
})

/** Cards of every lesson; the texts come with the lesson itself. */
export const lessonCardsQuery = queryOptions({
  queryKey: ['lessons', 'cards'],
  queryFn: () => call(lessons.list, { view: 'cards' }),
})

export const recommendationsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['learning', 'recommendations', userId],
    queryFn: () => call(lessons.recommendations, { id: userId }),
  })

export const progressRecordsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['learning', 'progress', userId],
    queryFn: () => call(progress.records, { id: userId }),
  })

export const metricsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['learning', 'metrics', userId],
    queryFn: () => call(progress.metrics, { userId }),
  })

export const recordQuery = (userId: number) =>
  queryOptions({
    queryKey: ['learning', 'record', userId],
    queryFn: () => call(progress.record, { userId }),
  })

export const activityQuery = (userId: number) =>
  queryOptions({
    queryKey: ['learning', 'activity', userId],
    queryFn: () => call(progress.activity, { userId }),
  })

export const downloadsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['learning', 'downloads', userId],
    queryFn: () => call(downloads.list, { id: userId }),
  })

export const dashboardStatsQuery = queryOptions({
  queryKey: ['learning', 'dashboardStats'],
  queryFn: () => call(dashboard.stats, {}),
})

export const quizResultsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['learning', 'quizResults', userId],
    queryFn: () => call(quizzes.results, { id: userId }),
  })

export const badgesQuery = queryOptions({
  queryKey: ['badges', 'list'],
  queryFn: () => call(badges.list, {}),
})

export const earnedBadgesQuery = (userId: number) =>
  queryOptions({
    queryKey: ['learning', 'earnedBadges', userId],
    queryFn: () => call(badges.earned, { id: userId }),
  })
