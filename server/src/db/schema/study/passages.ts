import { isNull, sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, id, instant } from '../columns.ts'
import { lessons } from '../learning/lessons.ts'
import { curriculumDocuments, professionalDocuments } from './documents.ts'
import { userNotes } from './notes.ts'
import { studyGuides } from './study-guides.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * A text that the tutor can look things up in: what it is, whose it is, and in which version it was read. A new version
 * gets a new row, so that the highest number tells whether anything has changed.
 */
export const passageSources = pgTable(
  'passage_sources',
  {
    id: id(),
    lessonId: integer('lesson_id')
      .unique('passage_sources_lesson')
      .references(() => lessons.id, { onDelete: 'cascade' }),
    curriculumDocumentId: integer('curriculum_document_id')
      .unique('passage_sources_curriculum_document')
      .references(() => curriculumDocuments.id, { onDelete: 'cascade' }),
    noteId: integer('note_id')
      .unique('passage_sources_note')
      .references(() => userNotes.id, { onDelete: 'cascade' }),
    guideId: integer('guide_id')
      .unique('passage_sources_guide')
      .references(() => studyGuides.id, { onDelete: 'cascade' }),
    documentId: integer('document_id')
      .unique('passage_sources_document')
      .references(() => professionalDocuments.id, { onDelete: 'cascade' }),
    /** Nobody else finds anything in it; empty for what everybody may read. */
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** When the text that was read had last been changed. */
    sourceUpdatedAt: instant('source_updated_at').notNull(),
    /** Who made the vectors: those of another one cannot be compared. */
    embedder: text('embedder').notNull(),
  },
  (source) => [
    index('passage_sources_of_owner').on(source.ownerId, source.id),
    index('passage_sources_public').on(source.id).where(isNull(source.ownerId)),
    check(
      'passage_sources_one_text',
      sql`num_nonnulls(${source.lessonId}, ${source.curriculumDocumentId}, ${source.noteId}, ${source.guideId}, ${source.documentId}) = 1`,
    ),
  ],
)

export const passages = pgTable(
  'passages',
  {
    id: id(),
    sourceId: belongsTo('source_id', () => passageSources.id),
    /** From 0, in the order of the text. */
    place: integer('place').notNull(),
    /** The id of the heading that it stands under in the page; empty before the first one. */
    sectionId: text('section_id'),
    heading: text('heading'),
    text: text('text').notNull(),
    /** In letters of the section, spaces not counted. */
    startLetter: integer('start_letter').notNull(),
    endLetter: integer('end_letter').notNull(),
    /** Of everything that the vectors depend on. */
    hash: text('hash').notNull(),
    /** One signed byte a number. */
    vector: bytes('vector').notNull(),
    /** The signs of the vectors of its sentences, one after the other. */
    sentences: bytes('sentences').notNull(),
  },
  (passage) => [unique('passages_place').on(passage.sourceId, passage.place)],
)
