/** A lesson of the learner's path, with what has been done of it. */
export type PathLesson = {
  id: number
  title: string
  subjectName: string
  course: string | null
  /** What it teaches. */
  skills: readonly string[]
  /** Null when it was never opened. */
  isCompleted: boolean | null
  lastAccessed: Date | null
}

/**
 * Why a lesson is offered: it was begun, it teaches what has faded, it is the next step of the learning path, it builds on
 * what the learner has practiced, it follows a completed one, or it opens a course.
 */
export type Because =
  | { kind: 'begun' }
  | { kind: 'refresh'; skill: string; percent: number }
  | { kind: 'path'; subject: string }
  | { kind: 'ready'; skill: string; after: string }
  | { kind: 'follows'; title: string }
  | { kind: 'first' }

export type Recommended<Lesson extends PathLesson = PathLesson> = { lesson: Lesson; because: Because }

/** What is known of the learner beyond the lessons. Names are those the learner reads. */
export type Knowledge = {
  /** Skills that are due for a review, the most faded first. */
  fading: readonly { skill: string; name: string; percent: number }[]
  /** Skills not yet practiced that rest on one the learner has practiced, in the order of the fringe. */
  ready: readonly { skill: string; name: string; after: string }[]
  /** The lessons of each active learning path, in its order. */
  paths: readonly { subject: string; lessonIds: readonly number[] }[]
}

/** Documented: a list on a dashboard is no longer. */
const MOST = 5
/** So that no single reason fills the list. A path is followed in up to three subjects, and each has its next step. */
const MOST_OF_A_KIND = { begun: 2, refresh: 2, path: 3, ready: 2 }
const NOTHING_KNOWN: Knowledge = { fading: [], ready: [], paths: [] }

/**
 * What to open next, for true reasons only: what was begun, newest first; what refreshes a fading skill; the next step of
 * each path; what the learner is ready for; then, course by course, the lesson after the last completed one and the start of
 * courses not yet begun. `lessons` come in teaching order. Completed ones come back only to refresh.
 */
export function recommend<Lesson extends PathLesson>(
  lessons: readonly Lesson[],
  { fading, ready, paths }: Knowledge = NOTHING_KNOWN,
): Recommended<Lesson>[] {
  const teaching = (skill: string) => lessons.filter(({ skills }) => skills.includes(skill))
  const open = lessons.filter(({ isCompleted }) => isCompleted !== true)
  const begun = lessons
    .filter(({ isCompleted }) => isCompleted === false)
    .toSorted((a, b) => (b.lastAccessed?.getTime() ?? 0) - (a.lastAccessed?.getTime() ?? 0))
  const byReason: Record<keyof typeof MOST_OF_A_KIND, Recommended<Lesson>[]> = {
    begun: begun.map((lesson) => offer(lesson, { kind: 'begun' })),
    refresh: fading.flatMap(({ skill, name, percent }) =>
      teaching(skill)
        .slice(0, 1)
        .map((lesson) => offer(lesson, { kind: 'refresh', skill: name, percent })),
    ),
    path: paths.flatMap(({ subject, lessonIds }) => {
      const id = lessonIds.find((step) => open.some((lesson) => lesson.id === step))
      const lesson = open.find((one) => one.id === id)
      return lesson ? [offer(lesson, { kind: 'path', subject })] : []
    }),
    ready: ready.flatMap(({ skill, name, after }) =>
      teaching(skill)
        .filter(({ isCompleted }) => isCompleted === null)
        .slice(0, 1)
        .map((lesson) => offer(lesson, { kind: 'ready', skill: name, after })),
    ),
  }
  const kept: Recommended<Lesson>[] = []
  const isFree = ({ lesson }: Recommended<Lesson>) => kept.every((one) => one.lesson !== lesson)
  for (const kind of ['begun', 'refresh', 'path', 'ready'] as const) {
    for (const one of byReason[kind].filter(keepFirst).filter(isFree).slice(0, MOST_OF_A_KIND[kind]))
      kept.push(one)
  }
  // Where a path says where to begin in a subject, the start of another course of it would contradict it.
  const led = new Set(byReason.path.map(({ lesson }) => lesson.subjectName))
  const isLed = ({ lesson, because }: Recommended<Lesson>) =>
    because.kind === 'first' && led.has(lesson.subjectName)
  for (const one of listCourseSteps(lessons)) if (isFree(one) && !isLed(one)) kept.push(one)
  return kept.slice(0, MOST)
}

function offer<Lesson extends PathLesson>(lesson: Lesson, because: Because): Recommended<Lesson> {
  return { lesson, because }
}

/** A lesson that teaches two fading skills is offered for the first of them. */
function keepFirst<Lesson extends PathLesson>(
  { lesson }: Recommended<Lesson>,
  place: number,
  all: Recommended<Lesson>[],
): boolean {
  return all.findIndex((one) => one.lesson === lesson) === place
}

function listCourseSteps<Lesson extends PathLesson>(lessons: readonly Lesson[]): Recommended<Lesson>[] {
  const following: Recommended<Lesson>[] = []
  const first: Recommended<Lesson>[] = []
  for (const course of groupByCourse(lessons)) {
    const next = course.find(({ isCompleted }) => isCompleted === null)
    if (!next) continue
    const before = course.slice(0, course.indexOf(next)).findLast(({ isCompleted }) => isCompleted === true)
    if (before) following.push(offer(next, { kind: 'follows', title: before.title }))
    else if (course[0] === next) first.push(offer(next, { kind: 'first' }))
  }
  return [...following, ...first]
}

function groupByCourse<Lesson extends PathLesson>(lessons: readonly Lesson[]): Lesson[][] {
  const courses = new Map<string, Lesson[]>()
  for (const lesson of lessons) {
    const key = `${lesson.subjectName}/${lesson.course}`
    courses.set(key, [...(courses.get(key) ?? []), lesson])
  }
  return [...courses.values()]
}
