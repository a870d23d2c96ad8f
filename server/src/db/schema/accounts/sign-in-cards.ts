import { isNotNull } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, id, instant } from '../columns.ts'
import { classes } from '../teaching/classes.ts'
import { users } from './users.ts'

/** A printed card that signs one student in. Printing a new one, or one click, ends the one before. */
export const signInCards = pgTable(
  'sign_in_cards',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .unique('sign_in_cards_user')
      .references(() => users.id, { onDelete: 'cascade' }),
    classId: belongsTo('class_id', () => classes.id),
    /** SHA-256 of the token in hexadecimal: a stolen table signs nobody in. */
    tokenHash: text('token_hash').notNull().unique('sign_in_cards_token'),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (card) => [
    index('sign_in_cards_of_class').on(card.classId),
    index('sign_in_cards_created_by').on(card.createdBy).where(isNotNull(card.createdBy)),
  ],
)

/** The pictures that a young student taps in their order, after the class's own poster has shown the names. */
export const picturePasswords = pgTable(
  'picture_passwords',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .unique('picture_passwords_user')
      .references(() => users.id, { onDelete: 'cascade' }),
    /** argon2id, as of any password. */
    hash: text('hash').notNull(),
    setBy: integer('set_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (password) => [index('picture_passwords_set_by').on(password.setBy).where(isNotNull(password.setBy))],
)

/** The poster of a class: its code leads to the names of those who sign in with pictures. */
export const classPosters = pgTable(
  'class_posters',
  {
    id: id(),
    classId: integer('class_id')
      .notNull()
      .unique('class_posters_class')
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in hexadecimal. */
    tokenHash: text('token_hash').notNull().unique('class_posters_token'),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (poster) => [index('class_posters_created_by').on(poster.createdBy).where(isNotNull(poster.createdBy))],
)
