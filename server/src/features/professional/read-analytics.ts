import type { ProfessionalAnalytics } from '#contract/professional/professional.ts'
import { PERIOD_WEEKS, type Period } from '#contract/study/periods.ts'
import { aiChatSessions } from '../../db/schema/study/chat.ts'
import { userNotes } from '../../db/schema/study/notes.ts'
import { countMade, layOutWeeks, sumWeeks } from '../../domain/days/count-by-week.ts'
import type { Deps } from '../../platform/deps.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'

export async function readAnalytics(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: UserRow,
  period: Period,
): Promise<ProfessionalAnalytics> {
  const calendar = layOutWeeks(user.timezone, now(), PERIOD_WEEKS[period])
  const notes = await countMade(db, userNotes, user.id, calendar)
  const sessions = await countMade(db, aiChatSessions, user.id, calendar)
  const learned = await sumWeeks(db, user.id, calendar)
  const weeks = calendar.weeks.map((start, week) => ({
    start,
    minutes: Math.floor((learned[week]?.seconds ?? 0) / 60),
    notes: notes[week] ?? 0,
    cards: learned[week]?.cardsReviewed ?? 0,
    sessions: sessions[week] ?? 0,
    lessons: learned[week]?.lessonsCompleted ?? 0,
  }))
  const total = (of: 'minutes' | 'notes' | 'cards' | 'sessions' | 'lessons') =>
    weeks.reduce((sum, week) => sum + week[of], 0)
  return {
    weeks,
    totals: {
      minutes: total('minutes'),
      notes: total('notes'),
      cards: total('cards'),
      sessions: total('sessions'),
      lessons: total('lessons'),
    },
  }
}
