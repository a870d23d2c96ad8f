import { and, gte, inArray, sql } from 'drizzle-orm'
import { dayIn, daysBefore, type Pause } from '#engines/days/index.ts'
import { isReminderWanted, planLook, weekBefore } from '#engines/notifications/index.ts'
import { toMinutes } from '#engines/record/learner/index.ts'
import type { Database } from '../../db/database.ts'
import { retryTransaction } from '../../db/retry-transaction.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { studyPauses } from '../../db/schema/learning/study-pauses.ts'
import type { Deps } from '../../platform/deps.ts'
import { makeUnprovenNews } from '../proven-email/send-proof.ts'
import { countProblemsOfMany } from '../record/learner-record.queries.ts'
import { findMailRoad, mayMail } from './mail-road.ts'
import { gatherMail } from './mails.queries.ts'
import { type News, notify, settleOldReminders } from './notify.ts'
import {
  claimDuePeople,
  hasChosenHour,
  type Person,
  toLookSettings,
  updateSchedule,
} from './schedules.queries.ts'

/** Whoever has been away for longer is not reminded any more. */
const LOOK_BACK_DAYS = 60

type ActiveDay = {
  userId: number
  day: string
  lessons: number
  quizzes: number
  cards: number
  seconds: number
}

type LookFacts = { days: ActiveDay[]; pauses: Pause[]; problems: number }

/** What the looks of several people go by, in three queries. `utcDay`: their own days lie one around it at most. */
async function loadLookFacts(
  db: Database,
  due: readonly { userId: number; today: string }[],
  utcDay: string,
) {
  const userIds = due.map(({ userId }) => userId)
  const facts = new Map<number, LookFacts>(userIds.map((id) => [id, { days: [], pauses: [], problems: 0 }]))
  if (userIds.length === 0) return facts
  const total = (column: Parameters<typeof sql>[1]) => sql<number>`sum(${column})::float8`.mapWith(Number)
  const days = await db
    .select({
      userId: learningDays.userId,
      day: learningDays.day,
      lessons: total(learningDays.lessonsCompleted),
      quizzes: total(learningDays.quizzesTaken),
      cards: total(learningDays.cardsReviewed),
      seconds: total(learningDays.seconds),
    })
    .from(learningDays)
    .where(
      and(inArray(learningDays.userId, userIds), gte(learningDays.day, daysBefore(utcDay, LOOK_BACK_DAYS))),
    )
    .groupBy(learningDays.userId, learningDays.day)
  const pauses = await db
    .select({ userId: studyPauses.userId, firstDay: studyPauses.firstDay, lastDay: studyPauses.lastDay })
    .from(studyPauses)
    .where(and(inArray(studyPauses.userId, userIds), gte(studyPauses.lastDay, daysBefore(utcDay, 1))))
  const problems = await countProblemsOfMany(
    db,
    due.map(({ userId, today }) => {
      const { monday, sunday } = weekBefore(today)
      return { userId, firstDay: monday, lastDay: sunday }
    }),
  )
  for (const [userId, tried] of problems) Object.assign(facts.get(userId) ?? {}, { problems: tried })
  for (const day of days) facts.get(day.userId)?.days.push(day)
  for (const pause of pauses) facts.get(pause.userId)?.pauses.push(pause)
  return facts
}

/** Where learners of a role begin, and where they see what they have done. Nobody else is reminded to study. */
const PLACES: Partial<Record<Person['role'], { home: string; figures: string }>> = {
  student: { home: '/dashboard', figures: '/progress' },
  college: { home: '/college/dashboard', figures: '/college/analytics' },
  professional: { home: '/professional/dashboard', figures: '/professional/analytics' },
}

/** What there is to tell a person at the time they chose. */
function findNews(person: Person, { days, pauses, problems }: LookFacts, today: string): News[] {
  const places = PLACES[person.role]
  if (!places) return []
  const news: News[] = []
  const week = sumUpWeek(days, problems, today)
  if (week) news.push({ kind: 'week_summary', link: places.figures, ...week })
  const lastActiveOn = days.reduce<string | null>(
    (last, { day }) => (last === null || day > last ? day : last),
    null,
  )
  const joinedOn = dayIn(person.timezone, person.joinedAt)
  const isHourChosen = hasChosenHour(person)
  if (isReminderWanted({ today, joinedOn, lastActiveOn, pauses, isHourChosen })) {
    news.push({ kind: 'study_reminder', data: {}, link: places.home, occasion: today })
  }
  return news
}

/** Of the week before; a week in which nothing was learned is not mentioned. */
function sumUpWeek(days: ActiveDay[], problems: number, today: string) {
  const { monday, sunday } = weekBefore(today)
  const active = days.filter(({ day }) => monday <= day && day <= sunday)
  if (active.length === 0) return null
  const sum = (of: (day: ActiveDay) => number) => active.reduce((total, day) => total + of(day), 0)
  return {
    data: {
      days: active.length,
      minutes: toMinutes(sum(({ seconds }) => seconds)),
      lessons: sum(({ lessons }) => lessons),
      quizzes: sum(({ quizzes }) => quizzes),
      problems,
      cards: sum(({ cards }) => cards),
    },
    occasion: monday,
  }
}

/** Told once for each address, so also to those whose account is older than the question. */
function findAddressNews({ mailer }: Pick<Deps, 'mailer'>, person: Person): News[] {
  const isUnproven = findMailRoad({ mailer }, person) === 'unproven'
  return isUnproven && person.email !== null ? [makeUnprovenNews(person.email)] : []
}

type NotifyingDeps = Pick<Deps, 'db' | 'now' | 'random' | 'presence' | 'mailer'>

const MOST_AT_ONCE = 50

/**
 * Looks after the people whose time has come: what there is to tell, the mail of the day, and when the next look is, all
 * in one transaction. A server that dies in the middle has done nothing. Answers how many there were.
 */
export async function lookAfterDue(deps: NotifyingDeps): Promise<number> {
  const now = deps.now()
  const told = new Set<number>()
  const looked = await retryTransaction(
    deps.db,
    async (tx) => {
      told.clear()
      const claimed = await claimDuePeople(tx, now, MOST_AT_ONCE)
      const looks = claimed.map((person) => ({ person, ...planLook(toLookSettings(person), now) }))
      const due = looks.filter(({ person, isDue }) => isDue && !person.isGone)
      const facts = await loadLookFacts(
        tx,
        due.map(({ person, today }) => ({ userId: person.userId, today })),
        dayIn('UTC', now),
      )
      const reach = { ...deps, db: tx, now: () => now }
      for (const { person, today } of due) {
        const known = facts.get(person.userId) ?? { days: [], pauses: [], problems: 0 }
        for (const news of [...findAddressNews(reach, person), ...findNews(person, known, today)]) {
          const isTold = (await notify(reach, [person.userId], news)).length > 0
          if (isTold) told.add(person.userId)
          if (isTold && news.kind === 'study_reminder')
            await settleOldReminders(tx, person.userId, today, now)
        }
        await gatherIfWanted(reach, person, today)
      }
      for (const { person, nextAt } of looks) await updateSchedule(tx, person.userId, { nextLookAt: nextAt })
      return claimed.length
    },
    deps,
  )
  deps.presence.tell(told, { type: 'notifications' })
  return looked
}

async function gatherIfWanted(
  { db, now, mailer }: NotifyingDeps,
  person: Person,
  today: string,
): Promise<void> {
  if (mayMail({ mailer }, person)) await gatherMail(db, person.userId, today, now())
}
