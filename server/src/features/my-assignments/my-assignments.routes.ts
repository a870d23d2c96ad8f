import type { FastifyInstance } from 'fastify'
import { myAssignments } from '#contract/classroom/my-assignments.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { handIn } from './hand-in.ts'
import { selectMyAssignments } from './my-assignments.queries.ts'
import { readMyAssignment } from './read-my-assignment.ts'
import { takeDeck } from './take-deck.ts'
import { toMyAssignment } from './to-my-assignment.ts'

export function myAssignmentRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, myAssignments.list, async ({ id, ...wanted }, { db, now }) => {
    const at = now()
    return (await selectMyAssignments(db, id, wanted, at)).map((row) => toMyAssignment(row, at))
  })
  serve(app, deps, myAssignments.one, ({ id }, context) => readMyAssignment(context, id))
  serve(app, deps, myAssignments.handIn, (sent, context) => handIn(context, sent))
  serve(app, deps, myAssignments.takeDeck, ({ id }, context) => takeDeck(context, id))
}
