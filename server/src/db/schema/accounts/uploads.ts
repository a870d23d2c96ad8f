import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { belongsTo, bytes, createdAt, id } from '../columns.ts'
import { isOneOf } from '../constraints.ts'
import { users } from './users.ts'

export const UPLOAD_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const

/** Pictures that people have uploaded themselves. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    /** In the address instead of the id, so that nobody finds one by counting. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    contentType: text('content_type', { enum: UPLOAD_TYPES }).notNull(),
    content: bytes('content').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    /** What a camera wrote into it is gone. Pictures from before that was done have yet to be looked through. */
    isCleaned: boolean('is_cleaned').notNull().default(false),
    createdAt: createdAt(),
  },
  (upload) => [
    uniqueIndex('uploads_key').on(upload.key),
    index('uploads_of_user').on(upload.userId),
    index('uploads_not_cleaned').on(upload.id).where(sql`not ${upload.isCleaned}`),
    check('uploads_type_known', isOneOf(upload.contentType, UPLOAD_TYPES)),
  ],
)
