import type { FastifyInstance } from 'fastify'
import { curriculumDocuments } from '#contract/study/curriculum-documents.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { selectCurriculumDocument } from './curriculum-documents.queries.ts'

export function curriculumDocumentRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, curriculumDocuments.open, async ({ id }, { db }) =>
    foundOr404(await selectCurriculumDocument(db, id), 'documentNotFound'),
  )
}
