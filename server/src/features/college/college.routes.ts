import { college } from '#contract/college/college.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { selectClassResources, selectGuides, selectVideos } from './college.queries.ts'
import { readAnalytics } from './read-analytics.ts'
import { listCourses, readCourse } from './read-courses.ts'

export function collegeRoutes({ serve }: Mount): void {
  serve(college.courses, (_, { db, caller }) => listCourses(db, caller.user.id))
  serve(college.course, ({ courseId }, { db, caller }) => readCourse(db, caller.user.id, courseId))
  serve(college.analytics, ({ period }, context) => readAnalytics(context, context.caller.user, period))
  serve(college.resources, async ({ q = '' }, { db, config, caller }) => ({
    guides: await selectGuides(db, q),
    videos: await selectVideos({ db, config }, caller.user.id, q),
    resources: await selectClassResources(db, caller.user.id, q),
  }))
}
