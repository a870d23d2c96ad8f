import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, id, instant } from '../columns.ts'
import { descending, isOneOf } from '../constraints.ts'

export const OFFER_KINDS = ['easyWin', 'review', 'stretch'] as const

/** Which of the offered next steps a learner took; the next offers respect it. */
export const offerChoices = pgTable(
  'offer_choices',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    kind: text('kind', { enum: OFFER_KINDS }).notNull(),
    skill: text('skill').notNull(),
    chosenAt: instant('chosen_at').notNull().defaultNow(),
  },
  (choice) => [
    index('offer_choices_of_user').on(choice.userId, descending(choice.chosenAt)),
    check('offer_choices_kind_known', isOneOf(choice.kind, OFFER_KINDS)),
  ],
)
