import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { LessonGuide } from '#tutor/dialogue/dialogue-port.ts'
import { readLessonGuide } from '#tutor/dialogue/read-lesson-guide.ts'
import type { Database } from '../../../db/database.ts'
import { lessons } from '../../../db/schema/learning/lessons.ts'
import { subjects } from '../../../db/schema/learning/subjects.ts'
import { selectNextInCourse } from '../../../domain/lessons/lessons.queries.ts'
import { isForRole } from '../../../domain/lessons/lessons-of-grade.ts'
import { practiceBySkill } from '../../../domain/practice/practice-library.ts'
import { allSkills, nameOfSkill } from '../../../domain/skills.ts'
import { pick } from '../../../platform/pick.ts'

type Reader = { role: string }

const MOST_BEFORE = 5

const linkLesson = (id: number) => `/lessons/${id}`

/** A lesson as it can be taught from, for somebody who may read it. */
export async function openLesson(db: Database, reader: Reader, id: number): Promise<LessonGuide | null> {
  const [row] = await db
    .select({
      ...pick(
        lessons,
        'id',
        'key',
        'title',
        'content',
        'grade',
        'outline',
        'subjectId',
        'course',
        'position',
      ),
      subject: subjects.name,
    })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(and(eq(lessons.id, id), isForRole(reader.role)))
  if (!row) return null
  const { key, title, subject, grade, content, outline } = row
  const [before, next] = await Promise.all([selectBefore(db, reader, row), selectNextInCourse(db, row)])
  return readLessonGuide(
    {
      source: { kind: 'lesson', id, title, path: linkLesson(id), documentType: 'lesson', grade, subject },
      lessonId: id,
      key,
      title,
      subject,
      grade,
      html: content,
      vocabulary: outline?.vocabulary ?? {},
    },
    {
      skills: listPracticed(outline?.skills).map((skill) => ({ id: skill, name: nameOfSkill(skill) })),
      buildsOn: before.map(toLink),
      next: next ? toLink(next) : null,
    },
  )
}

export const listPracticed = (skills: readonly string[] = []): string[] =>
  skills.filter((skill) => practiceBySkill().has(skill))

const toLink = ({ id, title }: { id: number; title: string }) => ({
  lessonId: id,
  title,
  path: linkLesson(id),
})

type BeforeInput = { id: number; grade: number; outline: typeof lessons.$inferSelect.outline }

/** What the lesson names as needed, then what teaches the skills before its own; the nearest grade first. */
async function selectBefore(db: Database, { role }: Reader, { id, outline }: BeforeInput) {
  const keys = outline?.prerequisites ?? []
  const skills = [...new Set((outline?.skills ?? []).flatMap((skill) => allSkills().get(skill)?.after ?? []))]
  if (keys.length + skills.length === 0) return []
  const wanted = sql.join(
    skills.map((skill) => sql`${skill}`),
    sql`, `,
  )
  const teaches = sql`${lessons.outline} -> 'skills' ?| array[${wanted}]::text[]`
  const rows = await db
    .select({ ...pick(lessons, 'id', 'key', 'title', 'grade', 'position') })
    .from(lessons)
    .where(
      and(
        isNull(lessons.retiredAt),
        isForRole(role),
        or(inArray(lessons.key, keys), skills.length > 0 ? teaches : undefined),
      ),
    )
    .orderBy(asc(lessons.id))
  const isNamed = ({ key }: { key: string | null }) => Number(key !== null && keys.includes(key))
  return rows
    .filter((row) => row.id !== id)
    .toSorted((a, b) => isNamed(b) - isNamed(a) || b.grade - a.grade || b.position - a.position)
    .slice(0, MOST_BEFORE)
}
