import { curriculumDocuments } from '#contract/study/curriculum-documents.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { selectCurriculumDocument } from './curriculum-documents.queries.ts'

export function curriculumDocumentRoutes({ serve }: Mount): void {
  serve(curriculumDocuments.open, async ({ id }, { db }) =>
    foundOr404(await selectCurriculumDocument(db, id), 'documentNotFound'),
  )
}
