import { type BadgeCriteria, badges } from '../../db/schema/learning/badges.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { type QuizQuestion, quizzes } from '../../db/schema/learning/quizzes.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import { allSkills, subjectOfSkill } from '../../domain/skills.ts'
import { fillSubjects } from '../../first-start/subjects.ts'
import type { TestApp } from '../test-app.ts'

const GRADE = 5
const AREAS = [
  { subject: 'Mathematics', strand: null, lessons: 5 },
  { subject: 'Science', strand: null, lessons: 3 },
  { subject: 'English', strand: 'Reading', lessons: 2 },
  { subject: 'English', strand: 'Writing', lessons: 2 },
] as const

/** One of each kind that lessons and quizzes bring. */
const BADGES: readonly BadgeCriteria[] = [
  { lessonCount: 7 },
  { subject: 'Mathematics', lessonCount: 3 },
  { subject: 'Science', completeAll: true },
  { lessonCount: 9, multiSubject: true },
  { lessonCount: 3, daily: true },
  { perfectScoreStreak: 3 },
]
export const FIRST_BADGE = 900

export type DrawnLesson = { id: number; subjectId: number; subject: string; quizId: number | null }

/** Lessons that teach real skills, most of them with a quiz: the same for all seeds. */
export async function addCurriculum({ db }: TestApp) {
  await fillSubjects(db)
  const idOf = new Map((await db.select().from(subjects)).map(({ id, name }) => [name, id]))
  const drawn: DrawnLesson[] = []
  const rows: (typeof lessons.$inferInsert)[] = []
  const tests: (typeof quizzes.$inferInsert)[] = []
  let id = 0
  for (const { subject, strand, lessons: count } of AREAS) {
    const skills = skillsOf(subject)
    const first = strand === 'Writing' ? 6 : 0
    for (let n = 0; n < count; n++) {
      id += 1
      const own = skills.slice(first + 2 * n, first + 2 * n + 3)
      const quizId = id % 4 === 0 ? null : id
      const subjectId = idOf.get(subject) ?? 0
      drawn.push({ id, subjectId, subject, quizId })
      rows.push({
        ...{
          id,
          title: `Lesson ${id}`,
          description: 'One of many.',
          content: '<p>Read.</p>',
          subjectId,
          strand,
        },
        // The last one of Mathematics is of last year.
        ...{
          grade: subject === 'Mathematics' && n === count - 1 ? GRADE - 1 : GRADE,
          duration: 10,
          difficulty: 2,
        },
        outline: {
          ...{ objectives: [], vocabulary: {}, prerequisites: [], sections: [], skills: own },
          standards: [`S.${subject.slice(0, 4)}.${1 + (n % 3)}`, `S.${subject.slice(0, 4)}.9`],
        },
      })
      if (quizId !== null)
        tests.push({
          id: quizId,
          title: `Quiz ${id}`,
          lessonId: id,
          questions: ask(own[0] ?? '', 2 + (id % 5)),
        })
    }
  }
  await db.insert(lessons).values(rows)
  await db.insert(quizzes).values(tests)
  await db.insert(badges).values(
    BADGES.map((criteria, n) => ({
      ...{ id: FIRST_BADGE + n, name: `Badge ${n}`, description: 'Keep learning.', icon: 'star' },
      ...{ color: 'amber' as const, criteria },
    })),
  )
  return {
    lessons: drawn,
    skills: ['Mathematics', 'Science', 'English'].flatMap((one) => skillsOf(one).slice(0, 12)),
  }
}
export type DrawnCurriculum = Awaited<ReturnType<typeof addCurriculum>>

/** In how many questions a quiz is asked. */
export const questionsOf = (quizId: number): number => 2 + (quizId % 5)

const skillsOf = (subject: string) =>
  [...allSkills().values()]
    .filter(({ id, grade }) => grade === GRADE && subjectOfSkill(id) === subject)
    .map(({ id }) => id)

const ask = (skill: string, count: number): QuizQuestion[] =>
  Array.from({ length: count }, (_, n) => ({
    ...{ id: `q${n}`, question: `Question ${n}?`, correctOptionId: 'a', skill, level: 1 },
    options: ['a', 'b', 'c'].map((id) => ({ id, text: `${n} ${id}` })),
  }))
