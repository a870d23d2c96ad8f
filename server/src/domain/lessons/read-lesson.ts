import type { OutputOf } from '#contract/endpoint.ts'
import type { lessons } from '#contract/lessons.ts'
import type { Database } from '../../db/database.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import { allSkills } from '../skills.ts'
import { selectLesson, selectLessonsByKey, selectNextInCourse } from './lessons.queries.ts'

export async function readLesson(db: Database, id: number): Promise<OutputOf<typeof lessons.one>> {
  const { outline, ...lesson } = foundOr404(await selectLesson(db, id), 'lessonNotFound')
  const prerequisites = outline?.prerequisites ?? []
  const linked = [...lesson.content.matchAll(/href="lesson:([a-z0-9-]+)"/g)].map(([, key = '']) => key)
  const byKey = new Map(
    (await selectLessonsByKey(db, [...new Set([...prerequisites, ...linked])])).map((row) => [
      row.key ?? '',
      row,
    ]),
  )
  const known = allSkills()
  return {
    ...lesson,
    objectives: outline?.objectives ?? [],
    vocabulary: outline?.vocabulary ?? {},
    standards: outline?.standards ?? [],
    sections: outline?.sections ?? [],
    skills: (outline?.skills ?? []).flatMap((skill) => {
      const entry = known.get(skill)
      return entry ? [{ id: entry.id, name: entry.name, can: entry.can }] : []
    }),
    prerequisites: prerequisites.flatMap((key) => {
      const row = byKey.get(key)
      return row ? [{ id: row.id, title: row.title }] : []
    }),
    linkedLessons: Object.fromEntries(
      linked.flatMap((key) => {
        const row = byKey.get(key)
        return row ? [[key, row.id]] : []
      }),
    ),
    next: (await selectNextInCourse(db, lesson)) ?? null,
  }
}
