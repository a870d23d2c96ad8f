import { lessons } from '#contract/lessons.ts'
import { readLesson } from '../../domain/lessons/read-lesson.ts'
import { recommendLessons } from '../../domain/next-steps/recommend-lessons.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { selectLessons } from './lessons.queries.ts'

export function lessonRoutes({ serve }: Mount): void {
  serve(lessons.list, ({ view, ...filter }, { db, caller }) =>
    selectLessons(db, { ...filter, role: caller.user.role, hasContent: view !== 'cards' }),
  )
  serve(lessons.one, ({ id }, { db }) => readLesson(db, id))
  serve(lessons.recommendations, ({ id }, context) => recommendLessons(context, id))
}
