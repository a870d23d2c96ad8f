import type { FastifyInstance } from 'fastify'
import { honesty } from '#contract/admin/honesty.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { readHonesty } from './read-honesty.ts'

export function honestyRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, honesty.read, ({ answers }, context) => readHonesty(context, answers))
}
