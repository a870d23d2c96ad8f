import { compileLine } from '#content/compile/compile-lesson.ts'
import type { Problem } from '#content/practice/problem.ts'
import type { CheckedAnswer, practice as endpoints } from '#contract/practice.ts'
import { checkAnswer } from '#engines/answers/index.ts'
import { dayIn } from '#engines/days/index.ts'
import { recordWork } from '../../domain/classroom/record-work.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { itemIdOf, makeAgain } from '../../domain/practice/practice-library.ts'
import { wordAnswer } from '../../domain/questions/word-answer.ts'
import { awardPoints, earnByLevels } from '../../domain/record/award-points.ts'
import { subjectOfSkill } from '../../domain/skills.ts'
import { takeTracingTurn } from '../../domain/tracing/record-answers.ts'
import { takeAnswer, UNTRACED } from '../../domain/tracing/take-answer.ts'
import { predictMastery } from '../../domain/tracing/tracer.ts'
import { toMemory } from '../../domain/tracing/tracing.queries.ts'
import { isTakenBack } from '../../domain/voiding/name-question.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { saveOutcome, selectProblem, updateProblem } from './practice.queries.ts'

/** Who answered longer ago than this had no connection, and could not know what was done elsewhere. */
const LATE_MS = 60_000

type CheckAttemptInput = Received<typeof endpoints.answer>

/**
 * Load, decide, save. What cannot be read at all is no attempt: it is handed back without a trace. A right answer after
 * a wrong one, a hint or the solution counts as helped for the skill.
 */
export async function checkAttempt(context: CallerContext, sent: CheckAttemptInput): Promise<CheckedAnswer> {
  const { db, caller, now, tracer } = context
  const turn = await takeTracingTurn(context)
  await lockUser(db, caller.user.id)
  const found = foundOr404(await selectProblem(db, caller.user.id, sent.problemId), 'problemNotFound')
  const hintsShown = Math.max(found.problem.hintsShown, sent.hintsSeen ?? 0)
  const row = { ...found.problem, hintsShown }
  const receivedAt = now()
  const at = answeredWhen(sent.answeredAt, row.givenAt, receivedAt)
  const isLate = receivedAt.getTime() - at.getTime() > LATE_MS
  if (row.solvedAt && !isLate && at >= row.solvedAt) {
    throw new AppError('conflict', 'problemSolved')
  }
  const problem = makeAgain(row)
  const { isRight, why, mistake } = checkAnswer(problem.answer, sent.answer)
  const hadHelp = row.hintsShown > 0 || row.solutionShownAt !== null
  const levelBefore = found.level ?? 'new'
  const memory = toMemory(
    found.learnerState,
    found.evidence === null ? [] : [{ skill: row.skill, evidence: found.evidence }],
  )
  const told = { correct: isRight, why: why ?? null, mistake: mistake ?? null, helped: hadHelp, levelBefore }
  const masteryNow = predictMastery(tracer, memory.learner, row.skill, at.getTime() / 1000)
  // Two devices may have taken the same problem along: what one has solved, the other cannot solve again.
  if (why === 'unreadable' || row.solvedAt) {
    const same = {
      masteryBefore: percentOf(found.level, masteryNow),
      mastery: toPercent(masteryNow),
      level: levelBefore,
    }
    return {
      ...told,
      ...same,
      tries: row.tries,
      attemptId: null,
      solution: isRight ? toSolution(problem) : null,
    }
  }

  turn.note(null)
  const itemId = itemIdOf(row, problem)
  const day = dayIn(caller.user.timezone, at)
  const isVoided = isTakenBack(tracer, { itemId, seed: row.seed })
  const traced = isVoided
    ? UNTRACED
    : takeAnswer(tracer, memory, {
        source: 'practice',
        itemId,
        skills: [row.skill],
        difficulty: row.difficulty,
        correct: isRight,
        helped: hadHelp,
        tryNumber: row.tries + 1,
        answeredAt: at,
        day,
      })
  const attemptId = await saveOutcome(db, {
    learner: caller.user,
    problem: row,
    itemId,
    subject: subjectOfSkill(row.skill),
    memory,
    traced,
    given: sent.answer,
    isCorrect: isRight,
    isHelped: hadHelp,
    isVoided,
    timeSpentSeconds: sent.timeSpentSeconds ?? null,
    at,
    receivedAt,
    day,
  })
  turn.note(attemptId)
  await awardPoints(db, caller.user.id, earnByLevels(traced), receivedAt)
  const isOwn = isRight && !hadHelp && row.tries === 0 && !isVoided
  if (isOwn && found.isGivenOut)
    await recordWork(context, caller.user.id, { kind: 'practice', skill: row.skill }, at)
  const { masteryBefore = masteryNow, mastery = masteryNow, evidence } = traced.skills[0] ?? {}
  return {
    ...told,
    tries: row.tries + 1,
    masteryBefore: percentOf(found.level, masteryBefore),
    mastery: toPercent(mastery),
    level: evidence?.level ?? levelBefore,
    attemptId,
    solution: isRight ? toSolution(problem) : null,
  }
}

/** A device without a connection tells by its own clock: never later than now, never before the problem was there. */
function answeredWhen(answeredAt: string | undefined, givenAt: Date, now: Date): Date {
  const reported = answeredAt === undefined ? now.getTime() : Date.parse(answeredAt)
  return new Date(Math.min(now.getTime(), Math.max(givenAt.getTime(), reported)))
}

/** Before the first answer nothing is known of the learner, whatever others of the same grade can do. */
function percentOf(level: string | null, mastery: number): number | null {
  return level === null ? null : toPercent(mastery)
}

function toPercent(share: number): number {
  return Math.round(100 * share)
}

/** One hint more than before; asking beyond the last one changes nothing. */
export async function showHint({ db, caller }: CallerContext, id: number) {
  await lockUser(db, caller.user.id)
  const { problem: row } = foundOr404(await selectProblem(db, caller.user.id, id), 'problemNotFound')
  const { hints } = makeAgain(row)
  const hintsShown = Math.min(hints.length, row.hintsShown + 1)
  if (hintsShown > row.hintsShown) await updateProblem(db, id, { hintsShown })
  return { hintsHtml: hints.slice(0, hintsShown).map(compileLine), isLast: hintsShown === hints.length }
}

/** The whole solution, once the learner has tried. */
export async function showSolution({ db, caller, now }: CallerContext, id: number) {
  await lockUser(db, caller.user.id)
  const { problem: row } = foundOr404(await selectProblem(db, caller.user.id, id), 'problemNotFound')
  if (row.tries === 0) throw new AppError('conflict', 'solutionNeedsATry')
  if (!row.solutionShownAt && !row.solvedAt) await updateProblem(db, id, { solutionShownAt: now() })
  return toSolution(makeAgain(row))
}

export function toSolution({ answer, steps }: Problem) {
  return { answerHtml: compileLine(wordAnswer(answer)), stepsHtml: steps.map(({ say }) => compileLine(say)) }
}
