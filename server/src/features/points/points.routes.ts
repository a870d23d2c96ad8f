import { ENTRIES_PER_PAGE, points } from '#contract/points.ts'
import { nameOfSkill } from '../../domain/skills.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { selectEntries } from './points.queries.ts'

/**
 * The server awards points itself when it stores a result; this call only confirms what it has awarded. A lower value
 * changes nothing, a higher one no stored result justifies.
 */
export function pointRoutes({ serve }: Mount): void {
  serve(points.entries, async ({ id, before }, { db }) => {
    const rows = await selectEntries(db, id, before)
    return { entries: rows.slice(0, ENTRIES_PER_PAGE).map(toEntry), hasMore: rows.length > ENTRIES_PER_PAGE }
  })
  serve(points.save, async (sent, { caller }) => {
    const { id, points } = caller.user
    if (sent.points > points)
      throw new AppError('conflict', { reason: 'pointsNotEarned', params: { points } })
    return { id, points }
  })
}

type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number]

function toEntry({ about, title, ...entry }: EntryRow) {
  const isSkill = entry.kind === 'skillPracticed' || entry.kind === 'skillMastered'
  return { ...entry, name: isSkill ? nameOfSkill(about) : title }
}
