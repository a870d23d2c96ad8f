import { type Because, recommend } from '#engines/lessons/index.ts'
import type { Database } from '../../db/database.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import { selectLearner } from '../../records/learner.ts'
import { selectPath } from './lessons.queries.ts'

export async function recommendLessons(db: Database, userId: number) {
  const learner = foundOr404(await selectLearner(db, userId), 'User')
  return recommend(await selectPath(db, learner)).map(({ lesson, because }) => ({
    id: lesson.id,
    title: lesson.title,
    description: lesson.description,
    subjectName: lesson.subjectName,
    subjectIcon: lesson.subjectIcon,
    difficulty: lesson.difficulty,
    duration: lesson.duration,
    reason: wordReason(because, lesson.subjectName),
    because,
    isNew: lesson.isCompleted === null,
  }))
}

function wordReason(because: Because, subject: string): string {
  if (because.kind === 'begun') return 'You have started this lesson. Carry on where you left off.'
  if (because.kind === 'follows') return `You have completed "${because.title}". This comes next.`
  return `The first lesson of your course in ${subject}.`
}
