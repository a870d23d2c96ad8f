import { gradeCourse, makeCourseId, measureProgress } from '#engines/courses/index.ts'
import { toMinutes } from '#engines/record/learner/index.ts'
import type { Database } from '../../db/database.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import { type LessonRow, type QuizRow, selectLessons, selectQuizzes } from './college.queries.ts'

type CourseRows = { id: string; name: string; lessons: LessonRow[]; quizzes: Map<number, QuizRow[]> }

export async function listCourses(db: Database, userId: number) {
  return (await gatherCourses(db, userId)).map((course) => ({
    ...toCourse(course),
    units: splitUnits(course.lessons).map(({ title, lessons }) => ({
      title,
      lessons: lessons.length,
      completedLessons: countCompleted(lessons),
    })),
  }))
}

export async function readCourse(db: Database, userId: number, id: string) {
  const course = foundOr404(
    (await gatherCourses(db, userId)).find((one) => one.id === id),
    'courseNotFound',
  )
  return {
    ...toCourse(course),
    minutesSpent: toMinutes(sum(course.lessons, ({ secondsSpent }) => secondsSpent ?? 0)),
    units: splitUnits(course.lessons).map(({ title, lessons }) => ({
      title,
      completedLessons: countCompleted(lessons),
      lessons: lessons.map((lesson) => toLesson(lesson, course.quizzes.get(lesson.id) ?? [])),
    })),
  }
}

/** There is no table of courses: one is what its lessons say, and lessons that name none are the course of their subject. */
async function gatherCourses(db: Database, userId: number): Promise<CourseRows[]> {
  const lessons = await selectLessons(db, userId)
  const ids = lessons.map(({ id }) => id)
  const quizzes = Map.groupBy(await selectQuizzes(db, userId, ids), ({ lessonId }) => lessonId)
  const courses = Map.groupBy(lessons, ({ subjectName, course }) =>
    makeCourseId(subjectName, course ?? subjectName),
  )
  return [...courses].flatMap(([id, rows]) => {
    const [first] = rows
    return first ? [{ id, name: first.course ?? first.subjectName, lessons: rows, quizzes }] : []
  })
}

function toCourse({ id, name, lessons, quizzes }: CourseRows) {
  const completedLessons = countCompleted(lessons)
  const next = lessons.find(({ isCompleted }) => isCompleted !== true)
  const opened = lessons.flatMap(({ lastAccessed }) => (lastAccessed ? [lastAccessed.getTime()] : []))
  return {
    id,
    name,
    subjectName: lessons[0]?.subjectName ?? '',
    subjectIcon: lessons[0]?.subjectIcon ?? null,
    lessons: lessons.length,
    completedLessons,
    progress: measureProgress(completedLessons, lessons.length),
    duration: sum(lessons, ({ duration }) => duration),
    grade: gradeCourse(
      lessons.flatMap((lesson) =>
        (quizzes.get(lesson.id) ?? []).flatMap(({ best }) => (best === null ? [] : [best])),
      ),
    ),
    nextLesson: next ? { id: next.id, title: next.title } : null,
    lastOpened: opened.length > 0 ? new Date(Math.max(...opened)) : null,
  }
}

function toLesson(row: LessonRow, quizzes: QuizRow[]) {
  const begun = row.isCompleted ? ('completed' as const) : ('begun' as const)
  return {
    ...row,
    state: row.isCompleted === null ? ('new' as const) : begun,
    minutesSpent: toMinutes(row.secondsSpent ?? 0),
    quizzes: quizzes.map((quiz) => ({
      ...quiz,
      attempts: quiz.attempts ?? 0,
      bestPercent: quiz.best === null ? null : Math.round(quiz.best),
    })),
  }
}

function splitUnits(lessons: LessonRow[]): { title: string | null; lessons: LessonRow[] }[] {
  return [...Map.groupBy(lessons, ({ unit }) => unit)].map(([title, rows]) => ({ title, lessons: rows }))
}

const countCompleted = (lessons: LessonRow[]): number =>
  lessons.filter(({ isCompleted }) => isCompleted === true).length

function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0)
}
