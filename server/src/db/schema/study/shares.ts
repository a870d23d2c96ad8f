import { isNotNull } from 'drizzle-orm'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, createdAt, deletedAt, id } from '../columns.ts'
import { byNewest, descending } from '../constraints.ts'
import { professionalDocuments } from './documents.ts'
import { studyGuides } from './study-guides.ts'

/** A person other than the owner who may read a document, and since when. */
export const documentShares = pgTable(
  'document_shares',
  {
    id: id(),
    documentId: belongsTo('document_id', () => professionalDocuments.id),
    userId: belongsTo('user_id', () => users.id),
    createdAt: createdAt(),
  },
  (share) => [
    unique('document_shares_once').on(share.documentId, share.userId),
    index('document_shares_newest').on(share.userId, ...byNewest(share)),
  ],
)

/** The same of a study guide, whether it is public or not. */
export const studyGuideShares = pgTable(
  'study_guide_shares',
  {
    id: id(),
    guideId: belongsTo('guide_id', () => studyGuides.id),
    userId: belongsTo('user_id', () => users.id),
    createdAt: createdAt(),
  },
  (share) => [
    unique('study_guide_shares_once').on(share.guideId, share.userId),
    index('study_guide_shares_newest').on(share.userId, ...byNewest(share)),
  ],
)

/** What those who may read a document say about it. */
export const documentComments = pgTable(
  'document_comments',
  {
    id: id(),
    documentId: belongsTo('document_id', () => professionalDocuments.id),
    userId: belongsTo('user_id', () => users.id),
    content: text('content').notNull(),
    createdAt: createdAt(),
    deletedAt: deletedAt(),
    /** Only who has removed it brings it back: its author does not undo what the owner of the document did. */
    deletedBy: integer('deleted_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (comment) => [
    index('document_comments_of_document').on(comment.documentId, descending(comment.id)),
    index('document_comments_of_user').on(comment.userId),
    index('document_comments_deleted_by').on(comment.deletedBy).where(isNotNull(comment.deletedBy)),
    index('document_comments_deleted').on(comment.deletedAt).where(isNotNull(comment.deletedAt)),
  ],
)
