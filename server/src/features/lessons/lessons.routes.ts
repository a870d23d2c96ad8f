import type { FastifyInstance } from 'fastify'
import { lessons } from '#contract/lessons.ts'
import { readLesson } from '../../domain/lessons/read-lesson.ts'
import { recommendLessons } from '../../domain/next-steps/recommend-lessons.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { selectLessons } from './lessons.queries.ts'

export function lessonRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, lessons.list, ({ view, ...filter }, { db, caller }) =>
    selectLessons(db, { ...filter, role: caller.user.role, hasContent: view !== 'cards' }),
  )
  serve(app, deps, lessons.one, ({ id }, { db }) => readLesson(db, id))
  serve(app, deps, lessons.recommendations, ({ id }, context) => recommendLessons(context, id))
}
