import { and, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { compileLesson } from '#content/compile/compile-lesson.ts'
import { compileQuiz } from '#content/compile/compile-quiz.ts'
import { CONTENT_DIR, type LessonFile, readCurriculum } from '#content/format/read-curriculum.ts'
import { type LessonSource, readSources } from '#content/format/read-sources.ts'
import type { Fault } from '#content/format/read-yaml.ts'
import type { Database } from '../db/database.ts'
import { lessons } from '../db/schema/learning/lessons.ts'
import { quizzes } from '../db/schema/learning/quizzes.ts'
import { subjects } from '../db/schema/learning/subjects.ts'
import type { Deps } from '../platform/deps.ts'
import { pick } from '../platform/pick.ts'

const ROWS_AT_ONCE = 40

export type LoadedCurriculum = { changed: number; retired: number; faults: Fault[] }

/**
 * Takes over what changed in the curriculum's files since the last start. Rows keep their number, so everything that
 * learners did stays with its lesson; a lesson whose file is gone is retired, never deleted. A file that cannot be read
 * leaves its lesson as it was.
 */
export async function loadCurriculum(
  { db, now }: Deps,
  dir: string = CONTENT_DIR,
): Promise<LoadedCurriculum> {
  const sources = readSources(dir)
  const known = new Map(
    (
      await db
        .select({ key: lessons.key, hash: lessons.sourceHash, retiredAt: lessons.retiredAt })
        .from(lessons)
        .where(isNotNull(lessons.key))
    ).map(({ key, hash, retiredAt }) => [key, retiredAt === null ? hash : null]),
  )
  const changed = new Map(
    sources.filter(({ key, hash }) => known.get(key) !== hash).map((source) => [source.file, source]),
  )
  const present = new Set(sources.map(({ key }) => key))
  const gone = [...known].flatMap(([key, hash]) =>
    key !== null && hash !== null && !present.has(key) ? [key] : [],
  )

  const curriculum =
    changed.size > 0 ? readCurriculum(dir, (file) => changed.has(file)) : { lessons: [], faults: [] }
  const rows = curriculum.lessons.flatMap((lesson) => {
    const source = changed.get(lesson.file)
    return source ? [{ lesson, source }] : []
  })
  const at = now()
  await db.transaction(async (tx) => {
    const subjectIds = new Map((await tx.select().from(subjects)).map(({ id, name }) => [name, id]))
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      await saveLessons(tx, rows.slice(start, start + ROWS_AT_ONCE), subjectIds, at)
    }
    if (gone.length > 0) {
      await tx
        .update(lessons)
        .set({ retiredAt: at })
        .where(and(inArray(lessons.key, gone), isNull(lessons.retiredAt)))
    }
  })
  return { changed: rows.length, retired: gone.length, faults: curriculum.faults }
}

type Row = { lesson: LessonFile; source: LessonSource }

async function saveLessons(
  tx: Pick<Database, 'insert'>,
  rows: Row[],
  subjectIds: Map<string, number>,
  at: Date,
): Promise<void> {
  const compiled = rows.map(({ lesson, source }) => compile(lesson, source, subjectIds, at))
  const saved = await tx
    .insert(lessons)
    .values(compiled.map(({ lesson }) => lesson))
    .onConflictDoUpdate({ target: lessons.key, set: takeNew(lessons, compiled[0]?.lesson) })
    .returning({ id: lessons.id, key: lessons.key })
  const idOf = new Map(saved.map(({ id, key }) => [key, id]))
  const withQuiz = compiled.flatMap(({ quiz, lesson }) => {
    const lessonId = idOf.get(lesson.key ?? null)
    return quiz && lessonId !== undefined ? [{ ...quiz, lessonId }] : []
  })
  if (withQuiz.length === 0) return
  await tx
    .insert(quizzes)
    .values(withQuiz)
    .onConflictDoUpdate({ target: quizzes.key, set: takeNew(quizzes, withQuiz[0]) })
}

function compile(
  { facts, body, quiz, name, course: { course } }: LessonFile,
  { hash }: LessonSource,
  subjectIds: Map<string, number>,
  at: Date,
) {
  const subjectId = subjectIds.get(facts.subject)
  if (subjectId === undefined)
    throw new Error(`The subject ${facts.subject} of ${facts.id} is not in the database`)
  const { html, sections } = compileLesson(body)
  const questions = quiz ? compileQuiz(quiz.quiz, sections) : []
  const bytes = Buffer.byteLength(html) + Buffer.byteLength(JSON.stringify(questions))
  const lesson: typeof lessons.$inferInsert = {
    key: facts.id,
    ...pick(facts, 'title', 'description', 'grade', 'duration', 'difficulty', 'unit'),
    content: html,
    subjectId,
    gradeFrom: course.grades[0],
    gradeTo: course.grades[1],
    downloadSize: Math.ceil(bytes / 1000),
    audience: course.audience,
    course: course.title,
    position: course.units.flatMap((unit) => unit.lessons).indexOf(name),
    strand: facts.strand ?? null,
    outline: {
      ...pick(facts, 'objectives', 'vocabulary', 'skills', 'prerequisites', 'standards'),
      sections,
    },
    sourceHash: hash,
    retiredAt: null,
    updatedAt: at,
  }
  return {
    lesson,
    quiz: quiz && {
      key: facts.id,
      title: quiz.quiz.title,
      description: quiz.quiz.description,
      questions,
      updatedAt: at,
    },
  }
}

/** All columns but the key, from the row that could not be inserted because its key is there. */
function takeNew<Row extends object>(table: PgTable, row: Row | undefined): Record<string, SQL> {
  const columns = getTableColumns(table)
  return Object.fromEntries(
    Object.keys(row ?? {}).flatMap((name) => {
      const column = columns[name]
      return column && name !== 'key' ? [[name, sql`excluded.${sql.identifier(column.name)}`]] : []
    }),
  )
}
