import type { quizzes as endpoints, HandedInQuiz, Quiz } from '#contract/quizzes.ts'
import { dayIn } from '#engines/days/index.ts'
import { scoreQuiz } from '#engines/quizzes/index.ts'
import { earnByQuiz, isQuizEvidence } from '#engines/record/learner/index.ts'
import type { QuizQuestion } from '../../db/schema/learning/quizzes.ts'
import { announceBadges } from '../../domain/badges/announce-badges.ts'
import { awardBadges } from '../../domain/badges/award-badges.ts'
import { recordWork } from '../../domain/classroom/record-work.ts'
import { addToDay } from '../../domain/days/learning-days.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { nameQuizItem } from '../../domain/questions/name-quiz-item.ts'
import { leaveOutTakenBack, type QuizRow, showQuestion, showQuiz } from '../../domain/questions/show-quiz.ts'
import { awardPoints, readPoints } from '../../domain/record/award-points.ts'
import { recordAnswers, takeTracingTurn } from '../../domain/tracing/record-answers.ts'
import { takeHelp } from '../../domain/tutor-help.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'
import { hasStaffPowers } from '../../platform/sessions/staff-powers.ts'
import { countAttempts, insertResult, keepAverage, selectQuiz, selectQuizzes } from './quizzes.queries.ts'

type ReadQuizDeps = Pick<Deps, 'db' | 'tracer' | 'config'>

/** Learners see the quizzes of their own grade; teachers and admins those they ask for. */
export async function listQuizzes(
  { db, tracer, config }: ReadQuizDeps,
  user: UserRow,
  { grade, hasQuestions }: { grade: number | undefined; hasQuestions: boolean },
): Promise<Quiz[]> {
  const isFree = hasStaffPowers(config, user)
  const rows = await selectQuizzes(
    db,
    { userId: user.id, role: user.role, grade: isFree ? grade : user.grade },
    hasQuestions,
  )
  return rows.map((row) => toQuiz(tracer, row, isFree))
}

export async function readQuiz(
  { db, tracer, config }: ReadQuizDeps,
  user: UserRow,
  id: number,
): Promise<Quiz> {
  return toQuiz(
    tracer,
    foundOr404(await selectQuiz(db, id, user.id), 'quizNotFound'),
    hasStaffPowers(config, user),
  )
}

/** The key goes out only to those who teach, and to learners who have turned in an attempt. */
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

type SubmitQuizInput = Received<typeof endpoints.submit>

/** Everything a handed-in quiz causes: result, attempts, skills, day, assigned work, points and badges, in one transaction. */
export async function submitQuiz(context: CallerContext, sent: SubmitQuizInput) {
  const { db, caller, now } = context
  const learner = caller.user
  const at = now()
  const turn = await takeTracingTurn(context)
  await lockUser(db, learner.id)
  const quiz = foundOr404(await selectQuiz(db, sent.quizId, learner.id), 'quizNotFound')
  const counted = leaveOutTakenBack(context.tracer, quiz.id, quiz.questions)
  if (counted.length === 0) throw new AppError('invalid_input', 'quizHasNoQuestions')
  refuseUnknown(quiz.questions, sent.answers)

  const { score, maxScore, answers } = scoreQuiz(counted, sent.answers)
  const attempt = 1 + (await countAttempts(db, learner.id, quiz.id))
  const dateTaken = takenAt(sent.dateTaken, at)
  const result = await insertResult(db, {
    userId: learner.id,
    quizId: quiz.id,
    score,
    maxScore,
    dateTaken,
    answers,
    attempt,
  })
  const skillOf = new Map(quiz.questions.map(({ id, skill }) => [id, skill]))
  const itemOf = ({ questionId }: { questionId: string }) => nameQuizItem(quiz.id, questionId)
  const helped = await takeHelp(db, learner.id, answers.map(itemOf), at)
  await recordAnswers(
    context,
    turn,
    learner.id,
    answers.map((answer) => {
      const { questionId, selectedOptionId, correct } = answer
      const skill = skillOf.get(questionId)
      return {
        source: 'quiz' as const,
        itemId: itemOf(answer),
        skills: skill === undefined ? [] : [skill],
        difficulty: null,
        correct,
        helped: helped.has(itemOf(answer)),
        tryNumber: attempt,
        answer: selectedOptionId,
        answeredAt: dateTaken,
        day: dayIn(learner.timezone, dateTaken),
        receivedAt: at,
        quizResultId: result.id,
      }
    }),
  )
  await addToDay(db, learner, quiz.subjectId, at, {
    quizzesTaken: 1,
    seconds: sent.timeSpentSeconds ?? 0,
  })
  await recordWork(context, learner.id, { kind: 'quiz', quizId: quiz.id }, dateTaken)
  const pointsAwarded = await awardPoints(db, learner.id, earnByQuiz(quiz.id, { score, maxScore }), at)
  if (isQuizEvidence({ attempt })) await keepAverage(db, learner.id)
  const newBadges = await awardBadges(db, learner, at)
  await announceBadges(context, learner.id, newBadges)
  return {
    ...result,
    lessonId: quiz.lessonId,
    pointsAwarded,
    points: await readPoints(db, learner.id),
    newBadges,
    review: quiz.questions.map(toReview),
  }
}

function refuseUnknown(questions: QuizQuestion[], answers: SubmitQuizInput['answers']): void {
  const options = new Map(
    questions.map(({ id, options }) => [id, new Set(options.map((option) => option.id))]),
  )
  for (const { questionId, selectedOptionId } of answers) {
    if (!options.get(questionId)?.has(selectedOptionId)) {
      throw new AppError('invalid_input', 'answerOfOtherQuiz')
    }
  }
}

/** An offline device reports the quiz later, with its own time; a clock that runs ahead is set right. */
function takenAt(dateTaken: string | undefined, at: Date): Date {
  const reported = dateTaken === undefined ? at : new Date(dateTaken)
  return reported > at ? at : reported
}

function toReview({ id, correctOptionId, section, options }: QuizQuestion): HandedInQuiz['review'][number] {
  return {
    questionId: id,
    correctOptionId,
    section: section ?? null,
    options: options.map(({ id, why, whyHtml }) => ({
      id,
      why: why ?? '',
      ...(whyHtml !== undefined && { whyHtml }),
    })),
  }
}
