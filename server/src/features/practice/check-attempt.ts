import type { CheckedAnswer } from '#contract/practice.ts'
import { checkAnswer, type Given } from '#engines/answers/index.ts'
import { dayIn } from '#engines/days/index.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { Context } from '../../platform/requests/serve.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { recordWork } from '../../records/classroom/record-work.ts'
import { lockUser } from '../../records/lock-user.ts'
import { itemIdOf, makeAgain } from '../../records/practice/practice-library.ts'
import { subjectOfSkill } from '../../records/skills.ts'
import { takeAnswer, UNTRACED } from '../../records/tracing/take-answer.ts'
import { takeTracingTurn } from '../../records/tracing/take-turn.ts'
import { foreseeMastery } from '../../records/tracing/tracer.ts'
import { toMemory } from '../../records/tracing/tracing.queries.ts'
import { isTakenBack } from '../../records/voiding/name-question.ts'
import { saveOutcome, selectProblem } from './practice.queries.ts'
import { toSolution } from './show-help.ts'

type Sent = { problemId: number; answer: Given; timeSpentSeconds?: number | undefined }

/**
 * Load, decide, save. What cannot be read at all is no attempt: it is handed back without a trace. A right answer after
 * a wrong one, a hint or the solution counts as helped for the skill.
 */
export async function checkAttempt(context: Context<Caller>, sent: Sent): Promise<CheckedAnswer> {
  const { db, caller, now, tracer } = context
  const turn = await takeTracingTurn(context)
  await lockUser(db, caller.user.id)
  const found = foundOr404(await selectProblem(db, caller.user.id, sent.problemId), 'Problem')
  const row = found.problem
  if (row.solvedAt) throw new AppError('conflict', 'You have already solved this problem')
  const problem = makeAgain(row)
  const { isRight, why, mistake } = checkAnswer(problem.answer, sent.answer)
  const hadHelp = row.hintsShown > 0 || row.solutionShownAt !== null
  const levelBefore = found.level ?? 'new'
  const memory = toMemory(
    found.learnerState,
    found.evidence === null ? [] : [{ skill: row.skill, evidence: found.evidence }],
  )
  const at = now()
  const told = { correct: isRight, why: why ?? null, mistake: mistake ?? null, helped: hadHelp, levelBefore }
  const masteryNow = foreseeMastery(tracer, memory.learner, row.skill, at.getTime() / 1000)
  if (why === 'unreadable') {
    const same = {
      masteryBefore: percentOf(found.level, masteryNow),
      mastery: toPercent(masteryNow),
      level: levelBefore,
    }
    return { ...told, ...same, tries: row.tries, attemptId: null, solution: null }
  }

  turn.note(null)
  const itemId = itemIdOf(row, problem)
  const day = dayIn(caller.user.timezone, at)
  const isVoided = isTakenBack(tracer, { itemId, seed: row.seed })
  const traced = isVoided
    ? UNTRACED
    : takeAnswer(tracer, memory, {
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
    day,
  })
  turn.note(attemptId)
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

/** Before the first answer nothing is known of the learner, whatever others of the same grade can do. */
function percentOf(level: string | null, mastery: number): number | null {
  return level === null ? null : toPercent(mastery)
}

function toPercent(share: number): number {
  return Math.round(100 * share)
}
