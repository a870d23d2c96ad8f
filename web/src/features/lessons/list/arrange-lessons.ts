import type { LessonCard } from '#contract/lessons.ts'
import type { Subject } from '#contract/subjects.ts'

export type SubjectGroup = ReturnType<typeof arrangeLessons>[number]

/** A list of one grade is shown whole; a teacher's list of all grades begins with a few lessons of each subject. */
const WHOLE_UP_TO = 60
const FIRST_OF_MANY_SUBJECTS = 6
const FIRST_OF_ONE_SUBJECT = 24

/** Groups lessons, which come in teaching order, by subject and unit. */
export function arrangeLessons(
  lessons: readonly LessonCard[],
  subjects: readonly Subject[],
  open: readonly number[],
) {
  const bySubject = groupBy(lessons, ({ subjectId }) => subjectId)
  const known = new Map(subjects.map((subject) => [subject.id, subject]))
  const first = bySubject.size === 1 ? FIRST_OF_ONE_SUBJECT : FIRST_OF_MANY_SUBJECTS
  return [...bySubject].flatMap(([subjectId, all]) => {
    const subject = known.get(subjectId)
    if (!subject) return []
    const isWhole = lessons.length <= WHOLE_UP_TO || open.includes(subjectId)
    const shown = isWhole ? all : all.slice(0, first)
    return [
      {
        subject,
        units: groupByUnit(shown),
        total: all.length,
        /** How many lessons wait behind "Show all". */
        hiddenCount: all.length - shown.length,
        /** Several courses stand here: each unit says whose it is. */
        hasCourses: new Set(all.map(({ course }) => course)).size > 1,
      },
    ]
  })
}

function groupByUnit(lessons: readonly LessonCard[]) {
  const groups = groupBy(lessons, ({ course, unit }) => JSON.stringify([course, unit]))
  return [...groups].flatMap(([key, group]) => {
    const [first] = group
    return first ? [{ key, course: first.course, unit: first.unit, lessons: group }] : []
  })
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
