import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Mount } from '../../platform/requests/serve.ts'
import { describeApi } from './describe-api.ts'

/** Writing it down takes longer than all the rest of building the app, and it is the same for every app. */
let description: ReturnType<typeof describeApi> | undefined

/** The contract as a page to browse at /api/docs, and as a document at /api/docs/json. */
export async function apiDocsRoutes({ app }: Mount): Promise<void> {
  description ??= describeApi()
  await app.register(swagger, {
    mode: 'static',
    specification: { document: description as unknown as StaticDocumentSpec['document'] },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list', validatorUrl: null },
  })
}
