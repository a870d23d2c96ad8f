import { isNotNull } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, id, restorable } from '../columns.ts'
import { byNewest } from '../constraints.ts'
import { classes } from './classes.ts'

export const teachingResources = pgTable(
  'teaching_resources',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description'),
    resourceType: text('resource_type'),
    resourceUrl: text('resource_url'),
    thumbnailUrl: text('thumbnail_url'),
    teacherId: belongsTo('teacher_id', () => users.id),
    classId: integer('class_id').references(() => classes.id, { onDelete: 'set null' }),
    /** Without a class: whether it is for all classes of the teacher, or for nobody else. */
    isForAll: boolean('is_for_all').notNull().default(false),
    tags: text('tags').array().notNull().default([]),
    ...restorable(),
  },
  (resource) => [
    index('teaching_resources_newest').on(resource.teacherId, ...byNewest(resource)),
    index('teaching_resources_of_class').on(resource.classId, ...byNewest(resource)),
    index('teaching_resources_deleted').on(resource.deletedAt).where(isNotNull(resource.deletedAt)),
  ],
)
