import type { familyReading } from '#contract/families/family-reading.ts'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { insertDecision, lockDecisions, selectDecisions } from './readings.queries.ts'

const KINDS = ['chats', 'notes', 'alerts'] as const

export async function readDecisions(db: Database) {
  const [current, ...earlier] = await selectDecisions(db)
  return { current: current ?? null, earlier }
}

/** The same again changes nothing; anything else is a decision of its own, so that what could be read when stays known. */
export async function saveDecision(context: CallerContext, decision: Received<typeof familyReading.save>) {
  const { db, caller, now } = context
  await lockDecisions(db)
  const { current } = await readDecisions(db)
  const { chats, notes, alerts, text } = decision
  const isSame = KINDS.every((kind) => decision[kind] === (current?.[kind] ?? false))
  if (!isSame || (current !== null && current.text !== text)) {
    await insertDecision(db, { chats, notes, alerts, text, setBy: caller.user.id, setAt: now() })
    const details = { chats, notes, alerts }
    await writeAudit(context, { action: 'family reading set', details })
  }
  return readDecisions(db)
}
