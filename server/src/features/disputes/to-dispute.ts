import type { Database } from '../../db/database.ts'
import {
  drawExpected,
  drawFigure,
  drawGiven,
  drawOptions,
  drawPassage,
  drawPrompt,
} from '../../domain/questions/draw-question.ts'
import { findQuestions } from '../../domain/questions/find-questions.ts'
import { toNamedSkill } from '../../domain/skills.ts'
import type { DisputeRow } from './disputes.queries.ts'

/** Disputes with their questions as the learner saw them. */
export async function toDisputes(db: Database, rows: readonly DisputeRow[]) {
  const attempts = rows.map(({ attempt }) => attempt)
  const questions = await findQuestions(db, attempts)
  return rows.map(({ dispute, attempt, givenJson, firstName, lastName, answersCounting }, place) => {
    const asked = questions[place] ?? null
    const [skill] = attempt.skills
    return {
      ...dispute,
      skill: skill === undefined ? null : toNamedSkill(skill),
      questionHtml: asked && drawPrompt(asked),
      passageHtml: asked && drawPassage(asked),
      figure: asked && drawFigure(asked),
      optionsHtml: asked ? drawOptions(asked) : [],
      expectedHtml: asked && drawExpected(asked),
      givenHtml: drawGiven(asked, givenJson),
      wasCorrect: attempt.correct,
      learner: `${firstName} ${lastName.slice(0, 1)}.`.trim(),
      answersTouched: dispute.outcome === null ? answersCounting : dispute.answersVoided,
    }
  })
}
