import type { Quiz } from '#contract/quizzes.ts'
import { leaveOutTakenBack } from '../../domain/questions/leave-out.ts'
import { type QuizRow, showQuestion, showQuiz } from '../../domain/questions/show-quiz.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'
import { hasStaffPowers } from '../../platform/sessions/staff-powers.ts'
import { selectQuiz, selectQuizzes } from './quizzes.queries.ts'

type Reach = Pick<Deps, 'db' | 'tracer' | 'config'>
type Options = { grade: number | undefined; hasQuestions: boolean }

/** Learners see the quizzes of their own grade; teachers and admins those they ask for. */
export async function listQuizzes(
  { db, tracer, config }: Reach,
  user: UserRow,
  { grade, hasQuestions }: Options,
): Promise<Quiz[]> {
  const isFree = hasStaffPowers(config, user)
  const rows = await selectQuizzes(
    db,
    { userId: user.id, role: user.role, grade: isFree ? grade : user.grade },
    hasQuestions,
  )
  return rows.map((row) => toQuiz(tracer, row, isFree))
}

export async function readQuiz({ db, tracer, config }: Reach, user: UserRow, id: number): Promise<Quiz> {
  return toQuiz(
    tracer,
    foundOr404(await selectQuiz(db, id, user.id), 'quizNotFound'),
    hasStaffPowers(config, user),
  )
}

/** The key goes out only to those who teach, and to learners who have handed in an attempt. */
function toQuiz(
  tracer: Deps['tracer'],
  { isHandedIn, ...quiz }: QuizRow & { isHandedIn: boolean },
  isFree: boolean,
): Quiz {
  if (!isFree && !isHandedIn) return showQuiz(tracer, quiz)
  const asked = isFree ? quiz.questions : leaveOutTakenBack(tracer, quiz.id, quiz.questions)
  return {
    ...quiz,
    questions: asked.map((question) => ({
      ...showQuestion(question),
      correctOptionId: question.correctOptionId,
    })),
  }
}
