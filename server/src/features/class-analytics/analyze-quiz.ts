import { classAnalytics, type ItemAnalysis, type QuizItem } from '#contract/teaching/class-analytics.ts'
import { analyseItems, type ItemFigures } from '#engines/class-analytics/index.ts'
import type { QuizQuestion } from '../../db/schema/learning/quizzes.ts'
import { drawOptions, drawPrompt } from '../../domain/questions/draw-question.ts'
import { nameQuizItem } from '../../domain/questions/name-quiz-item.ts'
import { toNamedSkill } from '../../domain/skills.ts'
import { isTakenBack } from '../../domain/voiding/name-question.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import { recordReadings } from '../../platform/requests/access.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { selectFirstAttempts, selectQuiz, selectTakenQuizzes } from './items.queries.ts'
import { selectRooms } from './overview.queries.ts'

type OfClass = { classId?: number | undefined }

export async function listTakenQuizzes({ db, caller }: CallerContext, { classId }: OfClass) {
  const whose = { teacherId: caller.user.id, classId }
  if (classId !== undefined) foundOr404((await selectRooms(db, whose))[0], 'classNotFound')
  const taken = await selectTakenQuizzes(db, whose)
  return taken.map((quiz) => ({ ...quiz, lastTakenAt: new Date(quiz.lastTakenAt) }))
}

/** A quiz that none of the own students has taken is not found: there is nothing to say about it. */
export async function analyzeQuiz(
  context: CallerContext,
  { quizId, classId }: OfClass & { quizId: number },
): Promise<ItemAnalysis> {
  const { db, caller, tracer } = context
  const firsts = await selectFirstAttempts(db, { teacherId: caller.user.id, classId }, quizId)
  const { questions, ...quiz } = foundOr404(
    firsts.length > 0 ? await selectQuiz(db, quizId) : undefined,
    'quizNotFound',
  )
  const items = analyseItems(
    questions.map(({ id, options, correctOptionId }) => ({
      id,
      optionIds: options.map((option) => option.id),
      correctOptionId,
    })),
    firsts.map(
      ({ answers }) =>
        new Map(answers.map(({ questionId, selectedOptionId }) => [questionId, selectedOptionId])),
    ),
  )
  await recordReadings(
    context,
    classAnalytics.items,
    firsts.map(({ id }) => id),
  )
  return {
    quiz,
    pupils: firsts.length,
    takers: firsts
      .map(({ answers: _, ...taker }) => taker)
      .toSorted((a, b) => a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName)),
    items: questions.flatMap((question, place) => {
      const figures = items[place]
      if (!figures) return []
      return toItem(
        question,
        figures,
        firsts,
        isTakenBack({ voided: tracer.voided }, { itemId: nameQuizItem(quizId, question.id) }),
      )
    }),
  }
}

type FirstAttempt = Awaited<ReturnType<typeof selectFirstAttempts>>[number]

function toItem(
  question: QuizQuestion,
  figures: ItemFigures,
  firsts: readonly FirstAttempt[],
  isTakenBack: boolean,
): QuizItem {
  const asked = { kind: 'quiz', question } as const
  const drawn = drawOptions(asked)
  return {
    ...figures,
    question: question.question,
    questionHtml: drawPrompt(asked),
    skill: question.skill === undefined ? null : toNamedSkill(question.skill),
    isTakenBack,
    options: figures.options.map((option, place) => ({
      ...option,
      text: question.options[place]?.text ?? '',
      html: drawn[place] ?? '',
      chosenBy: firsts.flatMap(({ id, answers }) =>
        answers.some((one) => one.questionId === question.id && one.selectedOptionId === option.id)
          ? [id]
          : [],
      ),
    })),
  }
}
