import { myClasses } from '#contract/classroom/my-classes.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { acceptInvitation, comeBackToClass, joinClass, leaveClass, lookUpClass } from './join-class.ts'
import { selectMyClasses } from './my-classes.queries.ts'

export function myClassRoutes({ serve }: Mount): void {
  serve(myClasses.lookUp, ({ classCode }, context) => lookUpClass(context, classCode))
  serve(myClasses.join, ({ classCode }, context) => joinClass(context, classCode))
  serve(myClasses.list, ({ id }, { db, now }) => selectMyClasses(db, id, now()))
  serve(myClasses.leave, ({ classId }, context) => leaveClass(context, classId))
  serve(myClasses.comeBack, ({ classId }, context) => comeBackToClass(context, classId))
  serve(myClasses.accept, ({ classId }, context) => acceptInvitation(context, classId))
}
