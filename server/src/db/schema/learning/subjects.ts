import { pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../columns.ts'

export const subjects = pgTable('subjects', {
  id: id(),
  name: text('name').notNull().unique('subjects_name'),
  icon: text('icon'),
  color: text('color').notNull().default('#3B82F6'),
})
