import type { Misconception } from '#contract/teaching/students.ts'
import { checkAnswer, type Given } from '#engines/answers/index.ts'
import type { Deps } from '../../platform/deps.ts'
import { findQuestions, type Question } from '../../records/questions/find-questions.ts'
import { toNamedSkill } from '../../records/skills.ts'
import { selectWrongAnswers } from './students.queries.ts'

const DAY_MS = 86_400_000
const WITHIN_DAYS = 60
/** Once may be a slip. */
const LEAST_ANSWERS = 2
const MOST_SHOWN = 5

/** Wrong ideas behind a learner's newest wrong answers, the most frequent first. */
export async function findMisconceptions(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
): Promise<Misconception[]> {
  const rows = await selectWrongAnswers(db, userId, new Date(now().getTime() - WITHIN_DAYS * DAY_MS))
  const questions = await findQuestions(db, rows)
  const known = rows.flatMap(({ skills: [skill], givenJson, answeredAt }, place) => {
    const idea = findIdea(questions[place] ?? null, givenJson)
    return skill === undefined || idea === null ? [] : [{ skill, idea, answeredAt }]
  })
  return [...Map.groupBy(known, ({ skill, idea }) => `${skill} ${idea}`).values()]
    .filter(({ length }) => length >= LEAST_ANSWERS)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_SHOWN)
    .flatMap(([newest, ...older]) =>
      newest
        ? {
            skill: toNamedSkill(newest.skill),
            idea: newest.idea,
            answers: 1 + older.length,
            lastAt: newest.answeredAt.toISOString(),
          }
        : [],
    )
}

/** What the authors of the question say leads to this answer; null where they do not know. */
function findIdea(asked: Question | null, givenJson: string | null): string | null {
  const given: unknown = givenJson === null ? null : JSON.parse(givenJson)
  if (asked === null || given === null) return null
  if (asked.kind === 'problem') return checkAnswer(asked.problem.answer, given as Given).mistake ?? null
  return asked.question.options.find(({ id }) => id === given)?.mistake ?? null
}
