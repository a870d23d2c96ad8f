import type { FastifyInstance } from 'fastify'
import { practice } from '#contract/practice.ts'
import { nameOfSkill } from '../../domain/skills.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { handOutBundle } from './bundles/hand-out-bundle.ts'
import { checkAttempt } from './check-attempt.ts'
import { giveProblem } from './give-problem.ts'
import { listSkills } from './list-skills.ts'
import { selectAttempts, selectStats } from './practice.queries.ts'
import { showHint, showSolution } from './show-help.ts'

export function practiceRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, practice.stats, async (_, { db, caller }) => ({
    bySubject: await selectStats(db, caller.user.id),
  }))
  serve(app, deps, practice.skills, ({ grade }, context) => listSkills(context, context.caller.user, grade))
  serve(app, deps, practice.next, (wish, context) => giveProblem(context, wish))
  serve(app, deps, practice.handOutBundle, (wish, context) => handOutBundle(context, wish))
  serve(app, deps, practice.hint, ({ id }, context) => showHint(context, id))
  serve(app, deps, practice.answer, (sent, context) => checkAttempt(context, sent))
  serve(app, deps, practice.solution, ({ id }, context) => showSolution(context, id))
  serve(app, deps, practice.attempts, async ({ before }, { db, caller }) =>
    (await selectAttempts(db, caller.user.id, before)).map(
      ({ skills: [skill = ''], answeredAt, ...attempt }) => ({
        ...attempt,
        skill,
        skillName: nameOfSkill(skill),
        answeredAt: answeredAt.toISOString(),
      }),
    ),
  )
}
