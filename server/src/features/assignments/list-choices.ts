import { and, asc, eq, ilike, isNull, ne, type SQL, sql } from 'drizzle-orm'
import {
  type assignments as endpoints,
  MOST_CHOICES,
  type WorkChoice,
} from '#contract/teaching/assignments.ts'
import type { Database } from '../../db/database.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { quizzes } from '../../db/schema/learning/quizzes.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import { flashcards } from '../../db/schema/study/flashcards.ts'
import { TEACHING_ORDER } from '../../domain/lessons/lessons-of-grade.ts'
import { practiceBySkill } from '../../domain/practice/practice-library.ts'
import { allSkills, subjectOfSkill } from '../../domain/skills.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { findOwnClass } from './assignments.queries.ts'

type ChoicesFilter = Received<typeof endpoints.choices>

/** What can be given out, that of the class's subject and grade first. */
export async function listChoices({ db, caller }: CallerContext, { kind, search, classId }: ChoicesFilter) {
  const ofClass = classId === undefined ? undefined : await findOwnClass(db, caller.user.id, classId)
  const near = { grade: ofClass?.grade ?? null, subject: toStem(ofClass?.subject ?? '') }
  if (kind === 'lesson') return selectLessons(db, search, near)
  if (kind === 'quiz') return selectQuizzes(db, search, near)
  if (kind === 'practice') return findSkills(search, near)
  return selectDecks(db, caller.user.id, search)
}

const holds = (column: Parameters<typeof ilike>[0], search: string | undefined): SQL | undefined =>
  search === undefined ? undefined : ilike(column, `%${search.replace(/[\\%_]/g, '\\$&')}%`)

const isTaught = and(isNull(lessons.retiredAt), ne(lessons.audience, 'professional'))
type Near = { grade: number | null; subject: string }
/** Teachers call a subject as they like: Math, Math, Mathematics 5b. */
const toStem = (subject: string) => subject.trim().slice(0, 4).toLowerCase()
const nearest = ({ grade, subject }: Near) => [
  ...(subject === '' ? [] : [asc(sql`lower(left(${subjects.name}, 4)) <> ${subject}`)]),
  ...(grade === null ? [] : [asc(sql`abs(${lessons.grade} - ${grade}::int)`)]),
]

function selectLessons(db: Database, search: string | undefined, near: Near) {
  return db
    .select({
      value: sql<string>`${lessons.id}::text`,
      label: lessons.title,
      subject: subjects.name,
      grade: lessons.grade,
      size: lessons.duration,
    })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(and(isTaught, holds(lessons.title, search)))
    .orderBy(...nearest(near), ...TEACHING_ORDER)
    .limit(MOST_CHOICES)
}

function selectQuizzes(db: Database, search: string | undefined, near: Near) {
  return db
    .select({
      value: sql<string>`${quizzes.id}::text`,
      label: quizzes.title,
      subject: subjects.name,
      grade: lessons.grade,
      size: sql<number>`jsonb_array_length(${quizzes.questions})`,
    })
    .from(quizzes)
    .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(and(isTaught, holds(quizzes.title, search), sql`${quizzes.questions} <> '[]'::jsonb`))
    .orderBy(...nearest(near), ...TEACHING_ORDER)
    .limit(MOST_CHOICES)
}

/** Further away than any grade. */
const OTHER_SUBJECT = 100

function findSkills(search: string | undefined, { grade, subject }: Near): WorkChoice[] {
  const practiced = practiceBySkill()
  const words = search?.toLowerCase()
  const awayFromClass = (skill: { id: string; grade: number }) =>
    (subject === '' || toStem(subjectOfSkill(skill.id)) === subject ? 0 : OTHER_SUBJECT) +
    Math.abs(skill.grade - (grade ?? 0))
  return [...allSkills().values()]
    .filter(({ id, name, can }) => {
      return practiced.has(id) && (!words || `${name} ${can}`.toLowerCase().includes(words))
    })
    .sort((a, b) => awayFromClass(a) - awayFromClass(b))
    .slice(0, MOST_CHOICES)
    .map(({ id, name, grade }) => ({
      value: id,
      label: name,
      subject: subjectOfSkill(id),
      grade,
      size: null,
    }))
}

function selectDecks(db: Database, userId: number, search: string | undefined) {
  const tag = sql<string>`tag`
  return db
    .select({
      value: tag,
      label: tag,
      subject: sql<null>`null`,
      grade: sql<null>`null`,
      size: sql<number>`count(*)::int`,
    })
    .from(sql`${flashcards}, unnest(${flashcards.tags}) as tag`)
    .where(
      and(
        eq(flashcards.userId, userId),
        isNull(flashcards.deletedAt),
        sql`${flashcards.pictureIds} = '{}'`,
        holds(tag, search),
      ),
    )
    .groupBy(tag)
    .orderBy(asc(sql`lower(tag)`), asc(tag))
    .limit(MOST_CHOICES)
}
