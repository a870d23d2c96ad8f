import type { LiveSession } from '#contract/admin/session-monitor.ts'
import { findPage } from '#contract/pages/pages.ts'
import type { Database } from '../../db/database.ts'
import type { Visit } from '../../platform/sessions/presence.ts'
import { selectLessonTitles, selectQuizTitles } from './session-monitor.queries.ts'

export type OpenPage = NonNullable<LiveSession['page']>

/** Numbers that a row can have; anything longer is no id. */
const LESSON = /^\/lessons\/(\d{1,9})\/?$/
const QUIZ = /^\/quizzes\/(\d{1,9})\/?$/

/** Says of each visit which page is open; the titles of all lessons and quizzes are read at once. */
export async function describePages(
  db: Database,
  visits: readonly Visit[],
): Promise<(visit: Visit) => OpenPage | null> {
  const lessons = findIds(visits, LESSON)
  const quizzes = findIds(visits, QUIZ)
  const lessonTitles = lessons.length > 0 ? await selectLessonTitles(db, lessons) : []
  const quizTitles = quizzes.length > 0 ? await selectQuizTitles(db, quizzes) : []
  const titles = new Map<string, string>([
    ...lessonTitles.map(({ id, title }) => [`/lessons/${id}`, title] as const),
    ...quizTitles.map(({ id, title }) => [`/quizzes/${id}`, title] as const),
  ])
  return ({ page }) =>
    page && {
      title: page.title,
      screen: findPage(page.route)?.screen ?? null,
      about: titles.get(page.route.replace(/\/$/, '')) ?? null,
    }
}

function findIds(visits: readonly Visit[], address: RegExp): number[] {
  const ids = visits.flatMap(({ page }) => {
    const id = page && address.exec(page.route)?.[1]
    return id ? [Number(id)] : []
  })
  return [...new Set(ids)]
}
