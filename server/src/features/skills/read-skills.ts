import type { SkillStanding } from '#contract/skills.ts'
import { listMasteredNeeds, noEvidence } from '#engines/levels/index.ts'
import { listFringe } from '#engines/paths/index.ts'
import { selectLearner } from '../../domain/learner.ts'
import { selectTeachingLessons } from '../../domain/learning-paths/select-teaching-lessons.ts'
import { drawGiven, drawPrompt } from '../../domain/questions/draw-question.ts'
import { findQuestions, type Question } from '../../domain/questions/find-questions.ts'
import { allSkills, listSubjects, subjectOfSkill, toNamedSkill } from '../../domain/skills.ts'
import { type LearnerView, readLearnerView, schoolGrade } from '../../domain/tracing/learner-view.ts'
import { isKeyKnown } from '../../domain/tracing/take-answer.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { PAGE, selectAnswers } from './skills.queries.ts'

type ReadSkillsDeps = Pick<Deps, 'db' | 'tracer' | 'now'>

/** All skills of a subject with where the learner stands in each; an unknown subject has none. */
export async function readMap(
  deps: ReadSkillsDeps,
  { userId, subject }: { userId: number; subject: string },
) {
  const learner = foundOr404(await selectLearner(deps.db, userId), 'learnerNotFound')
  const view = await readLearnerView(deps, learner)
  return {
    grade: schoolGrade(learner.grade),
    subjects: listSubjects(),
    skills: await describeStandings(deps, view, subject),
  }
}

async function describeStandings(
  { db }: Pick<Deps, 'db'>,
  view: LearnerView,
  subject: string,
): Promise<SkillStanding[]> {
  const graph = view.graphOf(subject)
  const next = new Set(listFringe(graph, view.views, view.startOf(subject)).map(({ id }) => id))
  const ids = graph.map(({ id }) => id)
  const lessons = await selectTeachingLessons(db, ids)
  return graph.map(({ id, after }) => {
    const standing = view.standings.get(id)
    return {
      ...toNamedSkill(id),
      after: [...after],
      hasPractice: view.hasPractice(id),
      lessonId: lessons.get(id)?.id ?? null,
      level: standing?.level ?? 'new',
      mastery: standing ? toPercent(standing.mastery) : null,
      low: standing ? toPercent(standing.low) : null,
      high: standing ? toPercent(standing.high) : null,
      answers: standing?.answers ?? 0,
      isDue: standing?.isDue ?? false,
      isNext: next.has(id),
    }
  })
}

function toPercent(share: number): number {
  return Math.round(100 * share)
}

type AnswerRow = Awaited<ReturnType<typeof selectAnswers>>[number]

/** The answers behind a level and what is missing for "mastered". */
export async function readReceipt(
  deps: Pick<Deps, 'db' | 'tracer' | 'now'>,
  { userId, skill, before }: { userId: number; skill: string; before?: number | undefined },
) {
  const learner = foundOr404(await selectLearner(deps.db, userId), 'learnerNotFound')
  foundOr404(allSkills().get(skill), 'skillNotFound')
  const view = await readLearnerView(deps, learner)
  const standings = await describeStandings(deps, view, subjectOfSkill(skill))
  const known = view.standings.get(skill)
  const rows = await selectAnswers(deps.db, userId, skill, before)
  const shown = rows.slice(0, PAGE)
  const attempts = shown.map(({ attempt }) => attempt)
  const questions = await findQuestions(deps.db, attempts)
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
    isKeyKnown: isKeyKnown(attempt),
    isVoided: attempt.voidedAt !== null,
    dispute: disputeId === null ? null : { state: outcome ?? ('open' as const), reply },
  }
}
