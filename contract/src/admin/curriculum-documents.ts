import * as z from 'zod/mini'
import { Base64 } from '../base64.ts'
import { endpoint } from '../endpoint.ts'
import { Grade, Id, Moment, wholeNumber } from '../fields.ts'
import { FileAnswer } from '../file-answer.ts'
import { FileName } from '../files/file-name.ts'
import { rule } from '../refusals/rule.ts'
import { GradeOrNone, LONGEST_TITLE, requireContent, requireText, SubjectName } from '../study/fields.ts'

export const CURRICULUM_DOCUMENTS_PER_PAGE = 50
export const VERSIONS_PER_PAGE = 20
export const LONGEST_CURRICULUM_TEXT = 400_000
export const LARGEST_CURRICULUM_FILE_BYTES = 10 * 1024 * 1024
export const LONGEST_DOCUMENT_TYPE = 50
export const LONGEST_STANDARD = 60
export const MOST_STANDARDS = 100
const LONGEST_METADATA = 20_000
const BASE64_LENGTH = Math.ceil(LARGEST_CURRICULUM_FILE_BYTES / 3) * 4
const ROOM_FOR_OTHER_FIELDS = 64 * 1024
/** A letter takes up to four bytes, and up to six where JSON writes it as a code. */
const TEXT_BODY_BYTES = 6 * LONGEST_CURRICULUM_TEXT + ROOM_FOR_OTHER_FIELDS

/** How far the tutor is with a document. `failed` documents are left out of answers until they are tried again. */
export const INDEX_STATES = ['waiting', 'indexed', 'failed'] as const
/** Why: the tutor did not run, or the text is one that it cannot take in. */
export const INDEX_FAILURES = ['unavailable', 'unreadable'] as const
/** What lists can be narrowed to: a state of those that are there, or what was deleted. */
export const DOCUMENT_FILTERS = [...INDEX_STATES, 'deleted'] as const
export type DocumentFilter = (typeof DOCUMENT_FILTERS)[number]

/** Public codes such as CCSS.MATH.3.OA.A.1, as plain words without spaces. */
export const Standard = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(LONGEST_STANDARD),
    z.regex(/^[\p{L}\p{N}][\p{L}\p{N}.:_/()-]*$/u, rule('standardMalformed')),
  )

/** What is known about a document besides its fields; whoever writes it may keep more there. */
const Metadata = z
  .looseObject({
    standards: z.optional(z.array(Standard).check(z.maxLength(MOST_STANDARDS))),
    /** Where the text comes from. */
    source: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  })
  .check(z.refine((data) => JSON.stringify(data).length <= LONGEST_METADATA, rule('metadataTooLong')))

const Fields = {
  title: requireText(rule('documentTitleRequired'), LONGEST_TITLE),
  content: requireContent(rule('documentTextRequired'), LONGEST_CURRICULUM_TEXT),
  grade: GradeOrNone,
  subject: SubjectName,
  documentType: z.nullable(z.string().check(z.trim(), z.maxLength(LONGEST_DOCUMENT_TYPE))),
  metadata: Metadata,
}

const Saved = {
  version: z.int(),
  /** Null when they are not known, or their account is gone. */
  savedBy: z.nullable(z.object({ id: z.int(), name: z.string() })),
  savedAt: Moment,
}

const DocumentFacts = z.object({
  id: z.int(),
  title: z.string(),
  grade: z.nullable(z.int()),
  subject: z.nullable(z.string()),
  documentType: z.nullable(z.string()),
  metadata: z.record(z.string(), z.unknown()),
  standards: z.array(z.string()),
  ...Saved,
  state: z.enum(INDEX_STATES),
  /** Pieces that the tutor can quote; of an older version while it is waiting. */
  passages: z.int(),
  /** Why it failed. */
  failure: z.nullable(z.enum(INDEX_FAILURES)),
  createdAt: Moment,
  updatedAt: Moment,
  deletedAt: z.nullable(Moment),
})

/** As lists show it, with the beginning of its text. The embedding never leaves the server. */
export const ListedCurriculumDocument = z.extend(DocumentFacts, { excerpt: z.string(), length: z.int() })
export type ListedCurriculumDocument = z.output<typeof ListedCurriculumDocument>
export const AdminCurriculumDocument = z.extend(DocumentFacts, { content: z.string() })
export type AdminCurriculumDocument = z.output<typeof AdminCurriculumDocument>

export const DocumentVersion = z.object({ ...Saved, title: z.string(), length: z.int() })
export type DocumentVersion = z.output<typeof DocumentVersion>
export const WholeVersion = z.object({
  ...Saved,
  title: z.string(),
  content: z.string(),
  grade: z.nullable(z.int()),
  subject: z.nullable(z.string()),
  documentType: z.nullable(z.string()),
  metadata: z.record(z.string(), z.unknown()),
})
export type WholeVersion = z.output<typeof WholeVersion>

const Count = z.int()
const CoveredStandard = z.object({ code: z.string(), lessons: Count, documents: Count })
/** One grade of one subject; null stands for documents that name none. */
const CoverageCell = z.object({
  grade: z.nullable(z.int()),
  subject: z.nullable(z.string()),
  lessons: Count,
  documents: Count,
  /** Of lessons and documents, ready for the tutor. */
  passages: Count,
  standards: z.array(CoveredStandard),
})
export type CoverageCell = z.output<typeof CoverageCell>
export type CoveredStandard = z.output<typeof CoveredStandard>

const Version = wholeNumber(1, 999_999_999)
const OneDocument = z.object({ id: Id })
const OF_ONE = ['not_signed_in', 'not_allowed', 'not_found', 'invalid_input'] as const
const PATH = '/api/admin/curriculum-documents'

export const adminCurriculumDocuments = {
  list: endpoint({
    method: 'GET',
    path: PATH,
    access: 'admin',
    summary: `Documents of the curriculum, newest first, ${CURRICULUM_DOCUMENTS_PER_PAGE} at a time; the next ones come before the last one's id.`,
    input: z.object({
      search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
      grade: z.optional(Grade),
      subject: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      documentType: z.optional(z.string().check(z.trim(), z.maxLength(LONGEST_DOCUMENT_TYPE))),
      state: z.optional(z.enum(DOCUMENT_FILTERS)),
      before: z.optional(Id),
    }),
    output: z.array(ListedCurriculumDocument),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  summary: endpoint({
    method: 'GET',
    path: `${PATH}/summary`,
    access: 'admin',
    summary: 'How many documents there are in which state, and which subjects and types they name.',
    input: z.object({}),
    output: z.object({
      documents: Count,
      waiting: Count,
      indexed: Count,
      failed: Count,
      deleted: Count,
      subjects: z.array(z.string()),
      types: z.array(z.string()),
    }),
    errors: ['not_signed_in', 'not_allowed'],
  }),
  create: endpoint({
    method: 'POST',
    path: PATH,
    access: 'admin',
    summary: 'Adds a document; the tutor reads it in the background and then quotes it.',
    input: z.object({
      title: Fields.title,
      content: Fields.content,
      grade: z._default(Fields.grade, null),
      subject: z._default(Fields.subject, null),
      documentType: z._default(Fields.documentType, null),
      metadata: z._default(Fields.metadata, {}),
    }),
    output: AdminCurriculumDocument,
    status: 201,
    bodyLimitBytes: TEXT_BODY_BYTES,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input', 'too_large'],
  }),
  readFile: endpoint({
    method: 'POST',
    path: `${PATH}/read-file`,
    access: 'admin',
    transaction: 'none',
    summary:
      'Reads the text of a PDF, DOCX, Markdown or text file, so that it can be looked through before it is added. Nothing is kept.',
    input: z.object({ name: FileName, dataBase64: Base64(BASE64_LENGTH) }),
    output: z.object({
      title: z.string(),
      content: z.string(),
      kind: z.enum(['pdf', 'docx', 'text']),
      /** The file holds more text than a document can. */
      isShortened: z.boolean(),
    }),
    bodyLimitBytes: BASE64_LENGTH + ROOM_FOR_OTHER_FIELDS,
    errors: [
      'not_signed_in',
      'not_allowed',
      'invalid_input',
      'too_large',
      'too_many_requests',
      'unavailable',
    ],
  }),
  coverage: endpoint({
    method: 'GET',
    path: `${PATH}/coverage`,
    access: 'admin',
    summary: 'What lessons and documents cover, grade by grade and subject by subject, with their standards.',
    input: z.object({}),
    output: z.object({ cells: z.array(CoverageCell) }),
    errors: ['not_signed_in', 'not_allowed'],
  }),
  coverageTable: endpoint({
    method: 'GET',
    path: `${PATH}/coverage.csv`,
    access: 'admin',
    summary: 'The same as a table: a line per grade, subject and standard.',
    input: z.object({}),
    output: FileAnswer,
    answers: 'file',
    errors: ['not_signed_in', 'not_allowed'],
  }),
  open: endpoint({
    method: 'GET',
    path: `${PATH}/:id`,
    access: 'admin',
    summary: 'A document with its whole text, also a deleted one.',
    input: OneDocument,
    output: AdminCurriculumDocument,
    errors: OF_ONE,
  }),
  update: endpoint({
    method: 'PATCH',
    path: `${PATH}/:id`,
    access: 'admin',
    summary:
      'Changes a document; fields that are not sent stay unchanged. The former version is kept, and the tutor reads it anew. With `version`, the one that was edited, nothing is saved when somebody else has saved meanwhile (409).',
    input: z.object({
      id: Id,
      version: z.optional(Version),
      title: z.optional(Fields.title),
      content: z.optional(Fields.content),
      grade: z.optional(Fields.grade),
      subject: z.optional(Fields.subject),
      documentType: z.optional(Fields.documentType),
      metadata: z.optional(Fields.metadata),
    }),
    output: AdminCurriculumDocument,
    bodyLimitBytes: TEXT_BODY_BYTES,
    errors: [...OF_ONE, 'conflict', 'too_large'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${PATH}/:id`,
    access: 'admin',
    summary: 'Deletes a document: nobody is quoted from it any more. It can be restored for 30 days.',
    input: OneDocument,
    output: z.void(),
    status: 204,
    errors: OF_ONE,
  }),
  restore: endpoint({
    method: 'POST',
    path: `${PATH}/:id/restore`,
    access: 'admin',
    summary: 'Restores a deleted document.',
    input: OneDocument,
    output: AdminCurriculumDocument,
    errors: OF_ONE,
  }),
  reindex: endpoint({
    method: 'POST',
    path: `${PATH}/:id/reindex`,
    access: 'admin',
    summary: 'Lets the tutor read a document anew, as after a failure.',
    input: OneDocument,
    output: AdminCurriculumDocument,
    errors: OF_ONE,
  }),
  versions: endpoint({
    method: 'GET',
    path: `${PATH}/:id/versions`,
    access: 'admin',
    summary: `The versions of a document, the present one first, ${VERSIONS_PER_PAGE} at a time; the next ones come before the last one's number.`,
    input: z.object({ id: Id, before: z.optional(Version) }),
    output: z.array(DocumentVersion),
    errors: OF_ONE,
  }),
  version: endpoint({
    method: 'GET',
    path: `${PATH}/:id/versions/:version`,
    access: 'admin',
    summary: 'One version with its whole text.',
    input: z.object({ id: Id, version: Version }),
    output: WholeVersion,
    errors: OF_ONE,
  }),
  goBack: endpoint({
    method: 'POST',
    path: `${PATH}/:id/versions/:version/restore`,
    access: 'admin',
    summary: 'Makes a former version the present one, as a new version: nothing of the history is lost.',
    input: z.object({ id: Id, version: Version }),
    output: AdminCurriculumDocument,
    errors: OF_ONE,
  }),
}
