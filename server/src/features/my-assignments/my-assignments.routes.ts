import { myAssignments } from '#contract/classroom/my-assignments.ts'
import { selectMyAssignments, toMyAssignment } from '../../domain/classroom/own-work.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { handIn, readMyAssignment, takeDeck } from './my-assignments.ts'

export function myAssignmentRoutes({ serve }: Mount): void {
  serve(myAssignments.list, async ({ id, ...wanted }, { db, now }) => {
    const at = now()
    return (await selectMyAssignments(db, id, wanted, at)).map((row) => toMyAssignment(row, at))
  })
  serve(myAssignments.one, ({ id }, context) => readMyAssignment(context, id))
  serve(myAssignments.handIn, (sent, context) => handIn(context, sent))
  serve(myAssignments.takeDeck, ({ id }, context) => takeDeck(context, id))
}
