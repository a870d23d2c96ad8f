import type { WorkCounts } from '#contract/teaching/assignments.ts'
import { nameOfSkill } from '../../domain/skills.ts'
import type { selectAssignment } from './assignments.queries.ts'

type Found = NonNullable<Awaited<ReturnType<typeof selectAssignment>>>

export const NOBODY: WorkCounts = { given: 0, handedIn: 0, toGrade: 0, graded: 0 }

export function toAssignment(found: Found, counts = NOBODY) {
  const { assignment: row, lessonTitle, quizTitle, ...rest } = found
  return {
    ...row,
    ...rest,
    counts,
    lesson: row.lessonId === null ? null : { id: row.lessonId, title: lessonTitle ?? '' },
    quiz: row.quizId === null ? null : { id: row.quizId, title: quizTitle ?? '' },
    skills: row.skills.map((code) => ({ code, name: nameOfSkill(code) })),
  }
}
