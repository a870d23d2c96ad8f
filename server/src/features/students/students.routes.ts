import { students } from '#contract/teaching/students.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { listStudents } from './list-students.ts'
import { readStudent } from './read-student.ts'
import { resetPassword } from './reset-password.ts'

export function studentRoutes({ serve }: Mount): void {
  serve(students.list, (wanted, context) => listStudents(context, wanted))
  serve(students.resetPassword, (wanted, context) => resetPassword(context, wanted))
  serve(students.one, ({ id }, context) => readStudent(context, id))
}
