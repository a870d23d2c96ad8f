import * as z from 'zod/mini'
import { Base64 } from '../base64.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Moment } from '../fields.ts'
import { FileName } from '../files/file-name.ts'
import { rule } from '../refusals/rule.ts'
import { AiEngine } from '../study/ai-engine.ts'
import { FILL_IN, LONGEST_TITLE, requireText, Tag, Tags } from '../study/fields.ts'
import { Paged, REMOVAL, RESTORATION, sayPaged } from '../study/listing.ts'
import { Citation } from './citation.ts'

export const DOCUMENTS_PER_PAGE = 50
export const SUMMARIES_PER_PAGE = 50
export const LONGEST_DOCUMENT = 200_000
export const LARGEST_DOCUMENT_FILE_BYTES = 10 * 1024 * 1024
const BASE64_LENGTH = Math.ceil(LARGEST_DOCUMENT_FILE_BYTES / 3) * 4
const ROOM_FOR_OTHER_FIELDS = 64 * 1024
const FILE_TOO_LARGE = rule('fileOver10Mb')
const TOO_LONG = rule('documentTextTooLong', { most: LONGEST_DOCUMENT })

const Title = requireText(FILL_IN, LONGEST_TITLE)
const Content = z.string().check(z.maxLength(LONGEST_DOCUMENT, TOO_LONG))
/** It becomes a link, so no other scheme gets in. */
const Address = z
  .string()
  .check(z.trim(), z.maxLength(2000), z.regex(/^https?:\/\/[^\s/]\S*$/i, rule('addressInvalid')))
const DocumentType = z.string().check(z.trim(), z.maxLength(50))

/** A document as lists show it. */
export const DocumentCard = z.object({
  id: z.int(),
  userId: z.int(),
  title: z.string(),
  documentUrl: z.nullable(z.string()),
  websiteUrl: z.nullable(z.string()),
  documentType: z.nullable(z.string()),
  tags: z.array(z.string()),
  isArchived: z.boolean(),
  uploadedAt: Moment,
  lastAccessed: z.nullable(Moment),
  updatedAt: Moment,
  /** The first words of the text; empty for a reference without one. */
  excerpt: z.string(),
  /** Characters of the text. */
  length: z.int(),
})
export type DocumentCard = z.output<typeof DocumentCard>

export const ProfessionalDocument = z.object({
  ...z.omit(DocumentCard, { excerpt: true, length: true }).shape,
  content: z.nullable(z.string()),
  citation: z.nullable(Citation),
})
export type ProfessionalDocument = z.output<typeof ProfessionalDocument>

export const DocumentSummary = z.object({
  id: z.int(),
  documentId: z.int(),
  summary: z.string(),
  keyPoints: z.array(z.string()),
  /** The name of the language model, or "embedded". */
  model: z.nullable(z.string()),
  engine: AiEngine,
  createdAt: Moment,
})
export type DocumentSummary = z.output<typeof DocumentSummary>

const OneDocument = z.object({ id: Id })
const OWN_ERRORS = ['not_signed_in', 'not_allowed', 'not_found'] as const
const bodyLimitBytes = 2 * 1024 * 1024

export const documents = {
  list: endpoint({
    method: 'GET',
    path: '/api/professional/documents',
    access: 'professional',
    summary: `The caller's documents, ${sayPaged(DOCUMENTS_PER_PAGE)}; those in the archive with archived=true. \`search\` looks into title, tags and text.`,
    input: z.object({
      search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
      tag: z.optional(Tag),
      archived: z.optional(z.union([z.boolean(), z.stringbool()])),
      only: z.optional(z.enum(['deleted'])),
      ...Paged,
    }),
    output: z.array(DocumentCard),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/professional/documents',
    access: 'professional',
    transaction: 'manual',
    summary:
      'Keeps a text, or the text of a public web page, or a reference. Without content the page of `websiteUrl` is read; without a title its own one is taken.',
    input: z.object({
      userId: z.optional(Id),
      title: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(LONGEST_TITLE)))),
      documentUrl: z.optional(z.nullable(Address)),
      websiteUrl: z.optional(z.nullable(Address)),
      content: z.optional(z.nullable(Content)),
      documentType: z.optional(z.nullable(DocumentType)),
      /** With it a work may have neither text nor address, as a printed book. */
      citation: z.optional(z.nullable(Citation)),
      tags: z._default(Tags, []),
    }),
    output: ProfessionalDocument,
    status: 201,
    bodyLimitBytes,
    errors: ['not_signed_in', 'not_allowed', 'conflict', 'invalid_input', 'too_large', 'too_many_requests'],
  }),
  addFile: endpoint({
    method: 'POST',
    path: '/api/professional/documents/files',
    access: 'professional',
    transaction: 'manual',
    summary:
      'Keeps the text of a PDF, DOCX or text file, with its headings and paragraphs; the file itself is not kept. Without a title the name of the file is taken.',
    input: z.object({
      userId: z.optional(Id),
      name: FileName,
      /** The file itself, in base64; what it holds decides what it is, not its name. */
      dataBase64: Base64(BASE64_LENGTH, { empty: rule('fileRequired'), tooLong: FILE_TOO_LARGE }),
      title: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(LONGEST_TITLE)))),
      tags: z._default(Tags, []),
    }),
    output: z.object({
      ...ProfessionalDocument.shape,
      /** The file holds more text than a document can. */
      isShortened: z.boolean(),
    }),
    status: 201,
    bodyLimitBytes: BASE64_LENGTH + ROOM_FOR_OTHER_FIELDS,
    errors: [
      'not_signed_in',
      'not_allowed',
      'conflict',
      'invalid_input',
      'too_large',
      'too_many_requests',
      'unavailable',
    ],
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/professional/documents/:id',
    access: 'readerProfessional',
    summary:
      "Opens a document that belongs to the caller or was shared; `lastAccessed` is set on the caller's own.",
    input: OneDocument,
    output: ProfessionalDocument,
    errors: OWN_ERRORS,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/professional/documents/:id',
    access: 'ownerProfessional',
    summary:
      'Changes a document of the caller, archives it or brings it back; fields that are not sent stay unchanged.',
    input: z.object({
      id: Id,
      title: z.optional(Title),
      tags: z.optional(Tags),
      content: z.optional(z.nullable(Content)),
      documentType: z.optional(z.nullable(DocumentType)),
      documentUrl: z.optional(z.nullable(Address)),
      citation: z.optional(z.nullable(Citation)),
      isArchived: z.optional(z.boolean()),
    }),
    output: ProfessionalDocument,
    bodyLimitBytes,
    errors: [...OWN_ERRORS, 'invalid_input', 'too_large'],
  }),
  remove: endpoint({
    ...REMOVAL,
    path: '/api/professional/documents/:id',
    access: 'ownerProfessional',
    summary: 'Deletes a document of the caller; it can be restored for 30 days.',
    errors: OWN_ERRORS,
  }),
  restore: endpoint({
    ...RESTORATION,
    path: '/api/professional/documents/:id/restore',
    access: 'ownerProfessional',
    summary: 'Restores a document of the caller that was deleted; one that was not deleted stays unchanged.',
    output: ProfessionalDocument,
    errors: OWN_ERRORS,
  }),
  summarize: endpoint({
    method: 'POST',
    path: '/api/professional/documents/:id/summary',
    access: 'readerProfessional',
    transaction: 'manual',
    summary: 'Summarizes a document that the caller may read and keeps the summary.',
    input: OneDocument,
    output: DocumentSummary,
    status: 201,
    errors: [...OWN_ERRORS, 'invalid_input', 'too_many_requests', 'unavailable'],
  }),
  summaries: endpoint({
    method: 'GET',
    path: '/api/professional/documents/:id/summaries',
    access: 'readerProfessional',
    summary: `Earlier summaries of a document that the caller may read, ${sayPaged(SUMMARIES_PER_PAGE)}.`,
    input: z.object({ id: Id, ...Paged }),
    output: z.array(DocumentSummary),
    errors: [...OWN_ERRORS, 'invalid_input'],
  }),
}
