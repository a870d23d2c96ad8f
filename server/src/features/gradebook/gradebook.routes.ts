import type { FastifyInstance } from 'fastify'
import { gradebook } from '#contract/teaching/gradebook.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { exportGradebook } from './export-gradebook.ts'
import { readGradebook } from './read-gradebook.ts'

export function gradebookRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, gradebook.read, (wanted, context) => readGradebook(context, wanted))
  serve(app, deps, gradebook.export, (wanted, context) => exportGradebook(context, wanted))
}
