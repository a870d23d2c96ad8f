import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { EXAMPLES } from '#content/kids-code/all-examples.ts'
import type { Database } from '../db/database.ts'
import { sharedVisualElements } from '../db/schema/study/visual-projects.ts'

const ROWS = EXAMPLES.map(({ key, title, about, level, project }) => ({
  name: title,
  type: 'example',
  category: level,
  content: { key, about, project },
}))

/** Writes the ready-made programs of Kids Code that are missing or have changed. Rows keep their number. */
export async function fillExamples(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    // Two servers that start at the same time would both find them missing.
    await tx.execute(sql`lock table ${sharedVisualElements} in exclusive mode`)
    const known = await tx.select().from(sharedVisualElements).where(eq(sharedVisualElements.type, 'example'))
    const missing: typeof ROWS = []
    for (const row of ROWS) {
      const before = known.find(({ content }) => keyOf(content) === row.content.key)
      if (!before) missing.push(row)
      else if (!isDeepStrictEqual(before, { ...row, id: before.id }))
        await tx.update(sharedVisualElements).set(row).where(eq(sharedVisualElements.id, before.id))
    }
    if (missing.length > 0) await tx.insert(sharedVisualElements).values(missing)
  })
}

const keyOf = (content: unknown) => (content as { key?: unknown } | null)?.key
