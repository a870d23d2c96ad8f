import type { NextStep } from '#contract/professional/professional.ts'
import { PERIOD_WEEKS, type Period } from '#contract/study/periods.ts'
import { dayIn, daysBefore } from '#engines/days/index.ts'
import { toMinutes } from '#engines/record/learner/index.ts'
import type { Database } from '../../db/database.ts'
import { aiChatSessions } from '../../db/schema/study/chat.ts'
import { userNotes } from '../../db/schema/study/notes.ts'
import { countMade, layOutWeeks, sumDays, sumWeeks } from '../../domain/days/count-by-week.ts'
import { selectDays } from '../../domain/days/learning-days.ts'
import { selectBegunLesson } from '../../domain/lessons/lessons.queries.ts'
import type { Deps } from '../../platform/deps.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'
import {
  countThings,
  selectLatestReadable,
  selectRecentDocuments,
  selectRecentNotes,
  selectRecentSessions,
  selectUnsummarized,
  selectUntouchedShare,
} from './professional.queries.ts'

export async function readDashboard({ db, now }: Pick<Deps, 'db' | 'now'>, user: UserRow) {
  const { counts, dueCards } = await countThings(db, user.id, now())
  const days = await selectDays(db, user.id, daysBefore(dayIn(user.timezone, now()), 6))
  return {
    counts,
    dueCards,
    minutesThisWeek: toMinutes(sumDays(days).seconds),
    recentDocuments: await selectRecentDocuments(db, user.id),
    recentNotes: await selectRecentNotes(db, user.id),
    recentSessions: await selectRecentSessions(db, user.id),
    nextStep: await findNextStep(db, user.id, dueCards),
  }
}

/** What fades first goes first, then what was begun, then what others wait for. */
async function findNextStep(db: Database, userId: number, dueCards: number): Promise<NextStep> {
  if (dueCards > 0) return { kind: 'reviewCards', cards: dueCards }
  const lesson = await selectBegunLesson(db, userId)
  if (lesson) return { kind: 'continueLesson', ...lesson }
  const shared = await selectUntouchedShare(db, userId)
  if (shared) return { kind: 'readShared', ...shared }
  const unsummarized = await selectUnsummarized(db, userId)
  if (unsummarized) return { kind: 'summarize', ...unsummarized }
  const latest = await selectLatestReadable(db, userId)
  return latest ? { kind: 'ask', ...latest } : { kind: 'addDocument' }
}

export async function readAnalytics({ db, now }: Pick<Deps, 'db' | 'now'>, user: UserRow, period: Period) {
  const calendar = layOutWeeks(user.timezone, now(), PERIOD_WEEKS[period])
  const notes = await countMade(db, userNotes, user.id, calendar)
  const sessions = await countMade(db, aiChatSessions, user.id, calendar)
  const learned = await sumWeeks(db, user.id, calendar)
  const weeks = calendar.weeks.map((start, week) => ({
    start,
    minutes: toMinutes(learned[week]?.seconds ?? 0),
    notes: notes[week] ?? 0,
    cards: learned[week]?.cardsReviewed ?? 0,
    sessions: sessions[week] ?? 0,
    lessons: learned[week]?.lessonsCompleted ?? 0,
  }))
  const total = (of: 'notes' | 'cards' | 'sessions' | 'lessons') =>
    weeks.reduce((sum, week) => sum + week[of], 0)
  return {
    weeks,
    totals: {
      minutes: toMinutes(sumDays(learned).seconds),
      notes: total('notes'),
      cards: total('cards'),
      sessions: total('sessions'),
      lessons: total('lessons'),
    },
  }
}
