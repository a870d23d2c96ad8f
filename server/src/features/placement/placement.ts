import type { Placement } from '#contract/onboarding/placement.ts'
import { checkAnswer, type Given } from '#engines/answers/index.ts'
import { dayIn } from '#engines/days/index.ts'
import {
  MOST_QUESTIONS,
  nextQuestion,
  type Outcome,
  type PlacementState,
  reportPlacement,
  startPlacement,
  takeAnswer,
} from '#engines/placement/index.ts'
import type { ProblemRow } from '../../db/schema/learning/practice-problems.ts'
import { addToDay } from '../../domain/days/learning-days.ts'
import { layPath } from '../../domain/learning-paths/lay-path.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { handOut, selectRecentProblems } from '../../domain/practice/handed-out.ts'
import { itemIdOf, makeAgain, practiceBySkill } from '../../domain/practice/practice-library.ts'
import { toPracticeProblem } from '../../domain/practice/to-practice-problem.ts'
import { allSkills, nameOfSkill, subjectOfSkill } from '../../domain/skills.ts'
import { schoolGrade } from '../../domain/tracing/learner-view.ts'
import { recordAnswers, takeTracingTurn } from '../../domain/tracing/record-answers.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Context } from '../../platform/requests/serve.ts'
import {
  closeProblem,
  insertAssessment,
  insertPlacement,
  type OpenPlacement,
  type PlacementRow,
  selectAnswers,
  selectNewest,
  selectOwnProblem,
  selectPlacement,
  selectSubjectId,
  selectUnfinished,
  updatePlacement,
} from './placement.queries.ts'

/** The skills with practice of each subject, in the order in which they are taught. */
function listPlacedSkills() {
  const practiced = practiceBySkill()
  const subjects = new Set([...practiced.keys()].map(subjectOfSkill))
  const skills = Map.groupBy(
    [...allSkills().values()].filter(({ id }) => practiced.has(id)),
    ({ id }) => subjectOfSkill(id),
  )
  return new Map([...subjects].map((subject) => [subject, skills.get(subject) ?? []]))
}

export async function listPlacements({ db, caller }: CallerContext) {
  const newest = new Map((await selectNewest(db, caller.user.id)).map((row) => [row.placement.subject, row]))
  return [...listPlacedSkills().keys()].map((subject) => {
    const row = newest.get(subject)
    return { subject, newest: row ? toPlacement(row) : null }
  })
}

/** Goes on with what was begun today, on whatever device; a day later a learner is another one, and it begins anew. */
export async function beginPlacement(context: CallerContext, subject: string) {
  const { db, caller, now } = context
  const learner = caller.user
  const subjectSkills = listPlacedSkills().get(subject)
  if (!subjectSkills) throw new AppError('not_found', 'noPlacementForSubject')
  await lockUser(db, learner.id)
  const at = now()
  const begun = await selectUnfinished(db, learner.id, subject)
  if (begun && dayIn(learner.timezone, begun.placement.startedAt) === dayIn(learner.timezone, at)) {
    const open = toPlacement(begun)
    return open.problem ? open : askNext(context, begun.placement)
  }
  const state = startPlacement({ subjectSkills, claimedGrade: schoolGrade(learner.grade) })
  const placement = await insertPlacement(db, { userId: learner.id, subject, state, startedAt: at })
  return askNext(context, placement)
}

const REMEMBERED = 20

/** Puts the question that tells most on the screen, or ends the test when nothing more is worth asking. */
async function askNext(context: CallerContext, placement: PlacementRow) {
  const { db, caller } = context
  const question = nextQuestion(readState(placement))
  if (!question) return endPlacement(context, placement)
  const recent = await selectRecentProblems(db, caller.user.id, REMEMBERED)
  const { id: problemId } = await handOut(context, { userId: caller.user.id, ...question, recent })
  await updatePlacement(db, placement.id, { problemId })
  const asked = await selectPlacement(db, caller.user.id, placement.id)
  if (!asked) throw new Error('the placement has gone')
  return toPlacement(asked)
}

/** Ends it early, on the learner's wish. What is over stays as it is. */
export async function finishPlacement(context: CallerContext, id: number) {
  const { db, caller } = context
  await lockUser(db, caller.user.id)
  const open = foundOr404(await selectPlacement(db, caller.user.id, id), 'placementNotFound')
  if (open.placement.finishedAt) return toPlacement(open)
  if (readState(open.placement).answers.length === 0) throw new AppError('conflict', 'placementNeedsAnAnswer')
  return endPlacement(context, open.placement)
}

/** Everything the end causes: the assessment and the first path are written with it. */
async function endPlacement({ db, now }: Pick<Context, 'db' | 'now'>, placement: PlacementRow) {
  const { userId, subject, startedAt } = placement
  const at = now()
  const state = readState(placement)
  const report = reportPlacement(state)
  const answers = await selectAnswers(
    db,
    userId,
    startedAt,
    state.answers.map(({ skill }) => skill),
  )
  await insertAssessment(db, {
    userId,
    subject,
    proficiencyLevel: report.grade,
    confidenceRating: Math.round(100 * report.confidence),
    timeSpentSeconds: answers.reduce((sum, { timeSpentSeconds }) => sum + (timeSpentSeconds ?? 0), 0),
    questionResponses: answers.map(({ timeSpentSeconds, ...answer }) => ({
      ...answer,
      ...(timeSpentSeconds !== null && { timeSpentSeconds }),
    })),
    createdAt: at,
  })
  await layPath(db, { userId, subject, skills: report.firstPath, grade: gradeOf(report.grade), at })
  const finished = await updatePlacement(db, placement.id, { problemId: null, finishedAt: at })
  return toPlacement({ placement: finished, problem: null })
}

type AnswerPlacementInput = {
  id: number
  problemId: number
  answer: Given | null
  timeSpentSeconds?: number | undefined
}

/** Load, decide, save, and ask the next question. What cannot be read is handed back without a trace. */
export async function answerQuestion(context: CallerContext, sent: AnswerPlacementInput) {
  const { db, caller, now } = context
  const learner = caller.user
  const turn = await takeTracingTurn(context)
  await lockUser(db, learner.id)
  const open = foundOr404(await selectPlacement(db, learner.id, sent.id), 'placementNotFound')
  const row = await findAsked(context, open, sent.problemId)
  const problem = makeAgain(row)
  const check = sent.answer === null ? null : checkAnswer(problem.answer, sent.answer)
  if (check?.why === 'unreadable') throw new AppError('invalid_input', 'answerUnreadable')

  const isRight = check?.isRight === true
  const outcome: Outcome = check === null ? 'notLearned' : isRight ? 'right' : 'wrong'
  const at = now()
  await recordAnswers(context, turn, learner.id, [
    {
      source: 'placement',
      itemId: itemIdOf(row, problem),
      skills: [row.skill],
      difficulty: row.difficulty,
      seed: row.seed,
      correct: isRight,
      // No help is offered here; whoever fetched it another way has had it all the same.
      helped: row.hintsShown > 0 || row.solutionShownAt !== null || row.tries > 0,
      hintsUsed: row.hintsShown,
      tryNumber: row.tries + 1,
      answer: sent.answer,
      timeSpentSeconds: sent.timeSpentSeconds ?? null,
      answeredAt: at,
      day: dayIn(learner.timezone, at),
      receivedAt: at,
    },
  ])
  // A day with a placement is a day of learning; its questions are no practice problems.
  const subjectId = await selectSubjectId(db, open.placement.subject)
  if (subjectId !== undefined) {
    await addToDay(db, learner, subjectId, at, { seconds: sent.timeSpentSeconds ?? 0 })
  }
  await closeProblem(db, row.id, row.tries + 1, isRight ? at : null)
  const state = takeAnswer(readState(open.placement), { skill: row.skill, outcome })
  return askNext(context, await updatePlacement(db, open.placement.id, { state, problemId: null }))
}

/** The question on the screen. One that was answered before is told apart from one that was never asked here. */
async function findAsked(
  { db, caller }: CallerContext,
  { placement, problem }: OpenPlacement,
  problemId: number,
): Promise<ProblemRow> {
  if (problem?.id === problemId && placement.finishedAt === null) return problem
  const other = foundOr404(await selectOwnProblem(db, caller.user.id, problemId), 'questionNotFound')
  const isAnswered = readState(placement).answers.some(({ skill }) => skill === other.skill)
  if (isAnswered && other.tries > 0 && other.givenAt >= placement.startedAt)
    throw new AppError('conflict', 'questionAnswered')
  throw new AppError('not_found', 'questionNotFound')
}

const FIRST_GRADE = 1
const LAST_GRADE = 12

/** Without the skills that have left the curriculum since it was begun. */
export function readState({ state }: Pick<PlacementRow, 'state'>): PlacementState {
  const stored = state as PlacementState
  return { ...stored, skills: stored.skills.filter(({ id }) => practiceBySkill().has(id)) }
}

/** The grade whose work fits: 4.75 lies at the end of grade 4. */
function gradeOf(position: number): number {
  return Math.min(LAST_GRADE, Math.max(FIRST_GRADE, Math.floor(position)))
}

function toPlacement({ placement, problem }: OpenPlacement) {
  const state = readState(placement)
  const isOpen = placement.finishedAt === null
  const canBeMade = problem !== null && practiceBySkill().has(problem.skill)
  return {
    ...placement,
    asked: state.answers.length,
    most: MOST_QUESTIONS,
    problem: isOpen && canBeMade ? toPracticeProblem(problem, makeAgain(problem)) : null,
    report: isOpen ? null : toReport(state),
  }
}

function toReport(state: PlacementState): NonNullable<Placement['report']> {
  const { grade, confidence, knownSkills, firstPath } = reportPlacement(state)
  return {
    grade: gradeOf(grade),
    confidence: Math.round(100 * confidence),
    knownSkills: knownSkills.length,
    firstPath: firstPath.map((id) => ({
      id,
      name: nameOfSkill(id),
      can: allSkills().get(id)?.can ?? '',
      subject: subjectOfSkill(id),
      grade: allSkills().get(id)?.grade ?? FIRST_GRADE,
    })),
  }
}
