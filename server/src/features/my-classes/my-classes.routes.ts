import type { FastifyInstance } from 'fastify'
import { myClasses } from '#contract/classroom/my-classes.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { acceptInvitation, comeBackToClass, joinClass, leaveClass, lookUpClass } from './join-class.ts'
import { selectMyClasses } from './my-classes.queries.ts'

export function myClassRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, myClasses.lookUp, ({ classCode }, context) => lookUpClass(context, classCode))
  serve(app, deps, myClasses.join, ({ classCode }, context) => joinClass(context, classCode))
  serve(app, deps, myClasses.list, ({ id }, { db }) => selectMyClasses(db, id))
  serve(app, deps, myClasses.leave, ({ classId }, context) => leaveClass(context, classId))
  serve(app, deps, myClasses.comeBack, ({ classId }, context) => comeBackToClass(context, classId))
  serve(app, deps, myClasses.accept, ({ classId }, context) => acceptInvitation(context, classId))
}
