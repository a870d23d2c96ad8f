import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { describeApi } from './describe-api.ts'

/** The contract as a page to browse at /api/docs, and as a document at /api/docs/json. */
export async function apiDocsRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: describeApi() as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list', validatorUrl: null },
  })
}
