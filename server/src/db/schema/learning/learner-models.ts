import { sql } from 'drizzle-orm'
import { check, customType, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { id, instant } from '../columns.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** What the mastery engine knows of one learner, packed; follows from the attempts and can be rebuilt from them. */
export const learnerModels = pgTable(
  'learner_models',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .unique('learner_models_user')
      .references(() => users.id, { onDelete: 'cascade' }),
    state: bytes('state').notNull(),
    /** The newest attempt that went into it. */
    lastAttemptId: integer('last_attempt_id').notNull(),
  },
  (model) => [index('learner_models_last_attempt').on(model.lastAttemptId)],
)

/** The engine's weights, shared by all learners, as last saved. One row. */
export const masteryWeights = pgTable(
  'mastery_weights',
  {
    id: id(),
    weights: bytes('weights'),
    /** Everything up to this attempt went into the weights. */
    lastAttemptId: integer('last_attempt_id').notNull().default(0),
    /** The rolling losses of the engine and of Elo. */
    record: jsonb('record').$type<unknown>(),
    savedAt: instant('saved_at'),
    /** The server process that trains the weights, and until when nobody else may. */
    trainer: text('trainer'),
    trainerUntil: instant('trainer_until'),
  },
  (weights) => [check('mastery_weights_one_row', sql`${weights.id} = 1`)],
)
