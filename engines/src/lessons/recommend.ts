/** A lesson of the learner's path, with what has been done of it. */
export type PathLesson = {
  id: number
  title: string
  subjectName: string
  course: string | null
  /** Null when it was never opened. */
  isCompleted: boolean | null
  lastAccessed: Date | null
}

/** Why a lesson is offered: it was begun, it follows a completed one, or it opens a course. */
export type Because = { kind: 'begun' } | { kind: 'follows'; title: string } | { kind: 'first' }

export type Recommended<Lesson extends PathLesson = PathLesson> = { lesson: Lesson; because: Because }

const MOST = 6
const MOST_BEGUN = 2

/**
 * What to open next, for true reasons only: first what was begun, newest first; then, course by course, the lesson
 * after the last completed one; then the start of courses not yet begun. `lessons` come in teaching order.
 */
export function recommend<Lesson extends PathLesson>(lessons: readonly Lesson[]): Recommended<Lesson>[] {
  const begun = lessons
    .filter(({ isCompleted }) => isCompleted === false)
    .toSorted((a, b) => (b.lastAccessed?.getTime() ?? 0) - (a.lastAccessed?.getTime() ?? 0))
    .slice(0, MOST_BEGUN)
  const following: Recommended<Lesson>[] = []
  const first: Recommended<Lesson>[] = []
  for (const course of groupByCourse(lessons)) {
    const next = course.find(({ isCompleted }) => isCompleted === null)
    if (!next) continue
    const before = course.slice(0, course.indexOf(next)).findLast(({ isCompleted }) => isCompleted === true)
    if (before) following.push({ lesson: next, because: { kind: 'follows', title: before.title } })
    else if (course[0] === next) first.push({ lesson: next, because: { kind: 'first' } })
  }
  const offers = [
    ...begun.map((lesson): Recommended<Lesson> => ({ lesson, because: { kind: 'begun' } })),
    ...following,
    ...first,
  ]
  return offers.slice(0, MOST)
}

function groupByCourse<Lesson extends PathLesson>(lessons: readonly Lesson[]): Lesson[][] {
  const courses = new Map<string, Lesson[]>()
  for (const lesson of lessons) {
    const key = `${lesson.subjectName}/${lesson.course}`
    courses.set(key, [...(courses.get(key) ?? []), lesson])
  }
  return [...courses.values()]
}
