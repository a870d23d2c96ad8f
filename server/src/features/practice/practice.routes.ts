import { practice } from '#contract/practice.ts'
import { nameOfSkill } from '../../domain/skills.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { handOutBundle } from './bundles/hand-out-bundle.ts'
import { checkAttempt, showHint, showSolution } from './check-attempt.ts'
import { giveProblem, listSkills } from './give-problem.ts'
import { selectAttempts, selectStats } from './practice.queries.ts'

export function practiceRoutes({ serve }: Mount): void {
  serve(practice.stats, async (_, { db, caller }) => ({
    bySubject: await selectStats(db, caller.user.id),
  }))
  serve(practice.skills, ({ grade }, context) => listSkills(context, context.caller.user, grade))
  serve(practice.next, (wish, context) => giveProblem(context, wish))
  serve(practice.handOutBundle, (wish, context) => handOutBundle(context, wish))
  serve(practice.hint, ({ id }, context) => showHint(context, id))
  serve(practice.answer, (sent, context) => checkAttempt(context, sent))
  serve(practice.solution, ({ id }, context) => showSolution(context, id))
  serve(practice.attempts, async ({ before }, { db, caller }) =>
    (await selectAttempts(db, caller.user.id, before)).map(({ skills: [skill = ''], ...attempt }) => ({
      ...attempt,
      skill,
      skillName: nameOfSkill(skill),
    })),
  )
}
