import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id } from '../fields.ts'

/** A text of the curriculum that answers of the tutor quote. Its embedding never leaves the server. */
export const CurriculumDocument = z.object({
  id: z.int(),
  title: z.string(),
  content: z.string(),
  grade: z.nullable(z.int()),
  subject: z.nullable(z.string()),
  documentType: z.nullable(z.string()),
})
export type CurriculumDocument = z.output<typeof CurriculumDocument>

export const curriculumDocuments = {
  open: endpoint({
    method: 'GET',
    path: '/api/curriculum-documents/:id',
    access: 'signedIn',
    summary: 'Opens a text of the curriculum, as the sources of the tutor name them.',
    input: z.object({ id: Id }),
    output: CurriculumDocument,
    errors: ['not_signed_in', 'not_found'],
  }),
}
