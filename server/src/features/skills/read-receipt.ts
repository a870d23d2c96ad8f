import { listMasteredNeeds, noEvidence } from '#engines/levels/index.ts'
import { selectLearner } from '../../domain/learner.ts'
import { drawGiven, drawPrompt } from '../../domain/questions/draw-question.ts'
import { findQuestions, type Question } from '../../domain/questions/find-questions.ts'
import { allSkills, subjectOfSkill } from '../../domain/skills.ts'
import { readLearnerView } from '../../domain/tracing/learner-view.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { describeStandings } from './read-map.ts'
import { PAGE, selectAnswers } from './skills.queries.ts'

type Wanted = { userId: number; skill: string; before?: number | undefined }
type AnswerRow = Awaited<ReturnType<typeof selectAnswers>>[number]

/** The answers behind a level and what is missing for "mastered". */
export async function readReceipt(
  deps: Pick<Deps, 'db' | 'tracer' | 'now'>,
  { userId, skill, before }: Wanted,
) {
  const learner = foundOr404(await selectLearner(deps.db, userId), 'learnerNotFound')
  foundOr404(allSkills().get(skill), 'skillNotFound')
  const view = await readLearnerView(deps, learner)
  const standings = await describeStandings(deps, view, subjectOfSkill(skill))
  const known = view.standings.get(skill)
  const rows = await selectAnswers(deps.db, userId, skill, before)
  const shown = rows.slice(0, PAGE)
  const questions = await findQuestions(
    deps.db,
    shown.map(({ attempt }) => attempt),
  )
  return {
    standing: foundOr404(
      standings.find(({ id }) => id === skill),
      'skillNotFound',
    ),
    missing: listMasteredNeeds(known?.evidence ?? noEvidence, known?.mastery ?? 0),
    answers: shown.map((row, place) => toAnswer(row, questions[place] ?? null)),
    hasMore: rows.length > PAGE,
  }
}

function toAnswer({ attempt, givenJson, disputeId, outcome, reply }: AnswerRow, asked: Question | null) {
  const { predicted } = attempt
  return {
    ...attempt,
    questionHtml: asked && drawPrompt(asked),
    givenHtml: drawGiven(asked, givenJson),
    predicted: predicted === null ? null : Math.round(100 * predicted),
    isVoided: attempt.voidedAt !== null,
    dispute: disputeId === null ? null : { state: outcome ?? ('open' as const), reply },
  }
}
