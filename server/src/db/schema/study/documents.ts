import { isNotNull, isNull } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, real, text, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, createdAt, deletedAt, id, instant, restorable, updatedAt } from '../columns.ts'
import { byNewest, descending, isBetween } from '../constraints.ts'
import { tsvector, wordsOf } from '../search.ts'

const whatItSays = () => ({
  title: text('title').notNull(),
  content: text('content').notNull(),
  grade: integer('grade'),
  subject: text('subject'),
  documentType: text('document_type'),
  metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull().default({}),
})

export const curriculumDocuments = pgTable(
  'curriculum_documents',
  {
    id: id(),
    ...whatItSays(),
    /** Made by the server, never sent to a client. */
    vectorEmbedding: real('vector_embedding').array(),
    /** Counts up with each save, so that two who edit at once are told of each other. */
    version: integer('version').notNull().default(1),
    /** Who saved this version, and when: `updatedAt` also moves when the text is to be read anew for the tutor. */
    savedBy: integer('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedAt: instant('saved_at').notNull().defaultNow(),
    /** Why the tutor could not read it; empty while nothing went wrong. */
    indexFailure: text('index_failure', { enum: ['unavailable', 'unreadable'] }),
    /** PostgreSQL refuses more than a megabyte of words: of a long text the first half is found. */
    words: tsvector('words').generatedAlwaysAs(
      wordsOf([
        ['title', 'A'],
        ["metadata ->> 'standards'", 'B'],
        ['left(content, 100000)', 'C'],
      ]),
    ),
    ...restorable(),
  },
  (document) => [
    index('curriculum_documents_newest')
      .on(...byNewest(document))
      .where(isNull(document.deletedAt)),
    index('curriculum_documents_changed').on(document.updatedAt),
    index('curriculum_documents_of_subject').on(document.subject, document.grade),
    index('curriculum_documents_of_type').on(document.documentType),
    index('curriculum_documents_of_saver').on(document.savedBy),
    index('curriculum_documents_words').using('gin', document.words),
    index('curriculum_documents_deleted').on(document.deletedAt).where(isNotNull(document.deletedAt)),
    check('curriculum_documents_grade_known', isBetween(document.grade, 1, 13)),
  ],
)

/** What a document said before it was saved anew: every former version, never changed. */
export const curriculumDocumentVersions = pgTable(
  'curriculum_document_versions',
  {
    id: id(),
    documentId: belongsTo('document_id', () => curriculumDocuments.id),
    version: integer('version').notNull(),
    ...whatItSays(),
    savedBy: integer('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedAt: instant('saved_at').notNull(),
  },
  (version) => [
    unique('curriculum_document_versions_number').on(version.documentId, version.version),
    index('curriculum_document_versions_of_saver').on(version.savedBy),
  ],
)

/** What a bibliography says about a document besides its title and address. */
export type StoredCitation = {
  kind: 'article' | 'book' | 'report' | 'webpage'
  authors: { family: string; given: string }[]
  year: number | null
  journal: string
  volume: string
  issue: string
  pages: string
  publisher: string
  doi: string
}

export const professionalDocuments = pgTable(
  'professional_documents',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    title: text('title').notNull(),
    documentUrl: text('document_url'),
    websiteUrl: text('website_url'),
    content: text('content'),
    documentType: text('document_type'),
    uploadedAt: instant('uploaded_at').notNull().defaultNow(),
    lastAccessed: instant('last_accessed'),
    tags: text('tags').array().notNull().default([]),
    isArchived: boolean('is_archived').notNull().default(false),
    /** Empty while nobody has filled it in. */
    citation: jsonb('citation').$type<StoredCitation>(),
    /** PostgreSQL refuses more than a megabyte of words: of a long text the first half is found. */
    words: tsvector('words').generatedAlwaysAs(
      wordsOf([
        ['title', 'A'],
        ['join_words(tags)', 'B'],
        ['left(content, 100000)', 'C'],
      ]),
    ),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (document) => [
    index('professional_documents_newest').on(
      document.userId,
      descending(document.uploadedAt),
      descending(document.id),
    ),
    index('professional_documents_changed').on(document.updatedAt),
    index('professional_documents_words').using('gin', document.words),
    index('professional_documents_deleted').on(document.deletedAt).where(isNotNull(document.deletedAt)),
  ],
)

export const documentSummaries = pgTable(
  'document_summaries',
  {
    id: id(),
    documentId: belongsTo('document_id', () => professionalDocuments.id),
    userId: belongsTo('user_id', () => users.id),
    summary: text('summary').notNull(),
    keyPoints: text('key_points').array().notNull().default([]),
    createdAt: createdAt(),
    model: text('model'),
    prompt: text('prompt'),
  },
  (summary) => [
    index('document_summaries_of_document').on(summary.documentId, ...byNewest(summary)),
    index('document_summaries_of_user').on(summary.userId),
  ],
)
