import type { FastifyInstance } from 'fastify'
import { students } from '#contract/teaching/students.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { listStudents } from './list-students.ts'
import { readStudent } from './read-student.ts'

export function studentRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, students.list, (wanted, context) => listStudents(context, wanted))
  serve(app, deps, students.one, ({ id }, context) => readStudent(context, id))
}
