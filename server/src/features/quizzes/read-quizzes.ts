import type { Quiz } from '#contract/quizzes.ts'
import type { QuizQuestion } from '../../db/schema/learning/quizzes.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'
import { leaveOutTakenBack } from './leave-out.ts'
import { selectQuiz, selectQuizzes } from './quizzes.queries.ts'

type Reach = Pick<Deps, 'db' | 'tracer'>
type Options = { grade: number | undefined; hasQuestions: boolean }

/** Learners see the quizzes of their own grade; teachers and admins those they ask for. */
export async function listQuizzes(
  { db, tracer }: Reach,
  user: UserRow,
  { grade, hasQuestions }: Options,
): Promise<Quiz[]> {
  const isFree = isStaff(user)
  const rows = await selectQuizzes(
    db,
    { userId: user.id, role: user.role, grade: isFree ? grade : user.grade },
    hasQuestions,
  )
  return rows.map((row) => toQuiz(tracer, row, isFree))
}

export async function readQuiz({ db, tracer }: Reach, user: UserRow, id: number): Promise<Quiz> {
  return toQuiz(tracer, foundOr404(await selectQuiz(db, id, user.id), 'Quiz'), isStaff(user))
}

function isStaff({ isTeacher, role }: UserRow): boolean {
  return isTeacher || role === 'admin'
}

type QuizRow = Omit<Quiz, 'questions'> & { questions: QuizQuestion[]; isHandedIn: boolean }

/** The key goes out only to those who teach, and to learners who have handed in an attempt. */
function toQuiz(tracer: Deps['tracer'], { questions, isHandedIn, ...quiz }: QuizRow, isFree: boolean): Quiz {
  const hasKey = isFree || isHandedIn
  const asked = isFree ? questions : leaveOutTakenBack(tracer, quiz.id, questions)
  return {
    ...quiz,
    questions: asked.map(({ id, question, questionHtml, figure, options, correctOptionId }) => ({
      id,
      question,
      ...(questionHtml !== undefined && { questionHtml }),
      ...(figure !== undefined && { figure }),
      options: options.map(({ id, text, html }) => ({ id, text, ...(html !== undefined && { html }) })),
      ...(hasKey && { correctOptionId }),
    })),
  }
}
