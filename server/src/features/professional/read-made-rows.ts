import type { MadeFigure } from '#contract/professional/professional-rows.ts'
import { ROWS_PER_PAGE } from '#contract/profile/record-rows.ts'
import { PERIOD_WEEKS, type Period } from '#contract/study/periods.ts'
import { dayIn } from '#engines/days/index.ts'
import { aiChatSessions } from '../../db/schema/study/chat.ts'
import { userNotes } from '../../db/schema/study/notes.ts'
import { layOutWeeks } from '../../domain/days/count-by-week.ts'
import type { Deps } from '../../platform/deps.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'
import { selectMade } from './professional.queries.ts'

const TABLES = { notes: userNotes, sessions: aiChatSessions }

type Asked = { figure: MadeFigure; period: Period; offset?: number | undefined }

/** A page of what one figure of the analytics counts: all pages together have as many rows as the figure says. */
export async function readMadeRows(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: UserRow,
  { figure, period, offset = 0 }: Asked,
) {
  const { bounds } = layOutWeeks(user.timezone, now(), PERIOD_WEEKS[period])
  const [from = now(), until = now()] = [bounds[0], bounds.at(-1)]
  const limit = ROWS_PER_PAGE + 1
  const made = await selectMade(db, TABLES[figure], { userId: user.id, from, until, offset, limit })
  const rows = made.map(({ id, title, createdAt }) => ({ id, title, day: dayIn(user.timezone, createdAt) }))
  return { rows: rows.slice(0, ROWS_PER_PAGE), hasMore: rows.length > ROWS_PER_PAGE }
}
