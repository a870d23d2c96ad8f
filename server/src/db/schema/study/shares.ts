import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { createdAt, deletedAt, id } from '../columns.ts'
import { professionalDocuments } from './documents.ts'
import { studyGuides } from './study-guides.ts'

/** A person other than the owner who may read a document, and since when. */
export const documentShares = pgTable(
  'document_shares',
  {
    id: id(),
    documentId: integer('document_id')
      .notNull()
      .references(() => professionalDocuments.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (share) => [
    unique('document_shares_once').on(share.documentId, share.userId),
    index('document_shares_newest').on(
      share.userId,
      share.createdAt.desc().nullsFirst(),
      share.id.desc().nullsFirst(),
    ),
  ],
)

/** The same of a study guide, whether it is public or not. */
export const studyGuideShares = pgTable(
  'study_guide_shares',
  {
    id: id(),
    guideId: integer('guide_id')
      .notNull()
      .references(() => studyGuides.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (share) => [
    unique('study_guide_shares_once').on(share.guideId, share.userId),
    index('study_guide_shares_newest').on(
      share.userId,
      share.createdAt.desc().nullsFirst(),
      share.id.desc().nullsFirst(),
    ),
  ],
)

/** What those who may read a document say about it. */
export const documentComments = pgTable(
  'document_comments',
  {
    id: id(),
    documentId: integer('document_id')
      .notNull()
      .references(() => professionalDocuments.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    createdAt: createdAt(),
    deletedAt: deletedAt(),
    /** Only who has removed it brings it back: its author does not undo what the owner of the document did. */
    deletedBy: integer('deleted_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (comment) => [
    index('document_comments_of_document').on(comment.documentId, comment.id.desc().nullsFirst()),
    index('document_comments_of_user').on(comment.userId),
    index('document_comments_deleted_by').on(comment.deletedBy).where(sql`${comment.deletedBy} is not null`),
    index('document_comments_deleted').on(comment.deletedAt).where(sql`${comment.deletedAt} is not null`),
  ],
)
