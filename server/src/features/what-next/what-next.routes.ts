import { whatNext } from '#contract/next-steps/what-next.ts'
import { practiceBySkill } from '../../domain/practice/practice-library.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { readStuck, readWhatNext } from './read-what-next.ts'
import { insertChoice } from './what-next.queries.ts'

export function whatNextRoutes({ serve }: Mount): void {
  serve(whatNext.read, (_, context) => readWhatNext(context, context.caller.user))
  serve(whatNext.stuck, async ({ skill }, context) => {
    refuseUnknownSkill(skill)
    return { stuck: await readStuck(context, context.caller.user, skill) }
  })
  serve(whatNext.choose, async ({ kind, skill }, { db, caller, now }) => {
    refuseUnknownSkill(skill)
    await insertChoice(db, { userId: caller.user.id, kind, skill, chosenAt: now() })
    return {}
  })
}

function refuseUnknownSkill(skill: string): void {
  if (!practiceBySkill().has(skill)) throw new AppError('not_found', 'noPracticeYet')
}
