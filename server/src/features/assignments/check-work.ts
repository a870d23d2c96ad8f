import { DEFAULT_PROBLEMS_WANTED } from '#contract/teaching/assignments.ts'
import type { AssignmentKind } from '#engines/assignments/index.ts'
import type { Database } from '../../db/database.ts'
import type { DeckCard } from '../../db/schema/teaching/assignments.ts'
import { practiceBySkill } from '../../domain/practice/practice-library.ts'
import { AppError, foundOr404, refuseField } from '../../platform/app-error.ts'
import { countStudents, findGroup, hasLesson, hasQuiz, selectDeck } from './assignments.queries.ts'

export type Work = {
  kind: AssignmentKind
  lessonId: number | null
  quizId: number | null
  skills: string[]
  problemsWanted: number | null
  deck: DeckCard[]
}

/** Without a kind the assignment says by what it points to what it is. */
export function guessKind({ lessonId, quizId }: { lessonId?: unknown; quizId?: unknown }): AssignmentKind {
  if (quizId) return 'quiz'
  return lessonId ? 'lesson' : 'task'
}

/** What the kind needs must be there, and everything named must exist. */
export async function checkWork(db: Database, work: Work): Promise<Work> {
  const { kind, lessonId, quizId, skills } = work
  if (kind === 'lesson' && lessonId === null) throw refuseField('lessonId', 'lessonRequired')
  if (kind === 'quiz' && quizId === null) throw refuseField('quizId', 'quizRequired')
  if (lessonId !== null && !(await hasLesson(db, lessonId))) throw new AppError('not_found', 'lessonNotFound')
  if (quizId !== null && !(await hasQuiz(db, quizId))) throw new AppError('not_found', 'quizNotFound')
  const practiced = practiceBySkill()
  if (skills.some((skill) => !practiced.has(skill))) throw refuseField('skills', 'skillWithoutPractice')
  if (kind === 'practice' && skills.length === 0) throw refuseField('skills', 'skillRequired')
  if (kind === 'flashcards' && work.deck.length === 0) throw refuseField('deckTag', 'tagRequired')
  return {
    ...work,
    skills: [...new Set(skills)],
    problemsWanted: kind === 'practice' ? (work.problemsWanted ?? DEFAULT_PROBLEMS_WANTED) : null,
    deck: kind === 'flashcards' ? work.deck : [],
  }
}

export type Audience = {
  audience: 'class' | 'group' | 'pupils'
  groupId: number | null
  studentIds: readonly number[]
}

/** A group or students of this class and no other; ids of others tell nothing. */
export async function checkAudience(
  db: Database,
  classId: number,
  { audience, groupId, studentIds }: Audience,
): Promise<Audience> {
  if (audience === 'group') {
    if (groupId === null) throw refuseField('groupId', 'groupRequired')
    foundOr404(await findGroup(db, classId, groupId), 'groupNotFound')
    return { audience, groupId, studentIds: [] }
  }
  if (audience === 'class') return { audience, groupId: null, studentIds: [] }
  const wanted = [...new Set(studentIds)]
  if (wanted.length === 0) throw refuseField('studentIds', 'studentRequired')
  if ((await countStudents(db, classId, wanted)) < wanted.length)
    throw new AppError('not_found', 'pupilNotFound')
  return { audience, groupId: null, studentIds: wanted }
}

export async function copyDeck(db: Database, teacherId: number, tag: string): Promise<DeckCard[]> {
  const deck = await selectDeck(db, teacherId, tag)
  if (deck.length === 0) throw refuseField('deckTag', 'noCardsWithTag')
  return deck
}
