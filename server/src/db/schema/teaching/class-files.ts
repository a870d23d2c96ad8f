import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, createdAt, id } from '../columns.ts'
import { classes } from './classes.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Files of the classroom: what students turn in and what teachers give out. Its owner and the class's teacher open it; a
 * file for the class, everybody in it.
 */
export const classFiles = pgTable(
  'class_files',
  {
    id: id(),
    ownerId: belongsTo('owner_id', () => users.id),
    classId: integer('class_id').references(() => classes.id, { onDelete: 'cascade' }),
    isForClass: boolean('is_for_class').notNull().default(false),
    /** In the address instead of the id, so that nobody finds one by counting. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    content: bytes('content').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    /** Of a picture: what a camera wrote into it is gone. */
    isCleaned: boolean('is_cleaned').notNull().default(false),
    createdAt: createdAt(),
  },
  (file) => [
    uniqueIndex('class_files_key').on(file.key),
    index('class_files_of_owner').on(file.ownerId),
    index('class_files_of_class').on(file.classId),
    index('class_files_not_cleaned')
      .on(file.id)
      .where(sql`not ${file.isCleaned} and ${file.contentType} like 'image/%'`),
  ],
)
