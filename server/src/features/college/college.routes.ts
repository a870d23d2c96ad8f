import type { FastifyInstance } from 'fastify'
import { college } from '#contract/college/college.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { selectClassResources, selectGuides, selectVideos } from './college.queries.ts'
import { readAnalytics } from './read-analytics.ts'
import { listCourses, readCourse } from './read-courses.ts'

export function collegeRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, college.courses, (_, { db, caller }) => listCourses(db, caller.user.id))
  serve(app, deps, college.course, ({ courseId }, { db, caller }) => readCourse(db, caller.user.id, courseId))
  serve(app, deps, college.analytics, ({ period }, context) =>
    readAnalytics(context, context.caller.user, period),
  )
  serve(app, deps, college.resources, async ({ q = '' }, { db, caller }) => ({
    guides: await selectGuides(db, q),
    videos: await selectVideos(db, q),
    resources: await selectClassResources(db, caller.user.id, q),
  }))
}
