import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { offerChoices } from '../../db/schema/learning/offer-choices.ts'

export async function insertChoice(db: Database, choice: Omit<typeof offerChoices.$inferInsert, 'id'>) {
  await db.insert(offerChoices).values(choice)
}

export async function selectLastChoice(db: Database, userId: number) {
  const [row] = await db
    .select({ kind: offerChoices.kind })
    .from(offerChoices)
    .where(eq(offerChoices.userId, userId))
    .orderBy(desc(offerChoices.chosenAt))
    .limit(1)
  return row?.kind
}
