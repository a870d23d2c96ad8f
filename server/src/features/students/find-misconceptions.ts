import type { Misconception } from '#contract/teaching/students.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { findIdea, IDEAS_WITHIN_DAYS, LEAST_IDEA_ANSWERS } from '../../domain/questions/find-idea.ts'
import { findQuestions } from '../../domain/questions/find-questions.ts'
import { toNamedSkill } from '../../domain/skills.ts'
import type { Deps } from '../../platform/deps.ts'
import { selectWrongAnswers } from './students.queries.ts'

const MOST_SHOWN = 5

/** Wrong ideas behind a learner's newest wrong answers, the most frequent first. */
export async function findMisconceptions(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
): Promise<Misconception[]> {
  const rows = await selectWrongAnswers(db, userId, new Date(now().getTime() - IDEAS_WITHIN_DAYS * DAY_MS))
  const questions = await findQuestions(db, rows)
  const known = rows.flatMap(({ skills: [skill], givenJson, answeredAt }, place) => {
    const idea = findIdea(questions[place] ?? null, givenJson)
    return skill === undefined || idea === null ? [] : [{ skill, idea, answeredAt }]
  })
  return [...Map.groupBy(known, ({ skill, idea }) => `${skill} ${idea}`).values()]
    .filter(({ length }) => length >= LEAST_IDEA_ANSWERS)
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
