import type { Database } from '../../db/database.ts'
import { offerChoices } from '../../db/schema/learning/offer-choices.ts'

export async function insertChoice(db: Database, choice: Omit<typeof offerChoices.$inferInsert, 'id'>) {
  await db.insert(offerChoices).values(choice)
}
