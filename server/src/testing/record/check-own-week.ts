import { notifications } from '#contract/notifications.ts'
import { lookAfterDue } from '../../domain/notifications/look-after.ts'
import { sendMails } from '../../domain/notifications/send-mails.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { TestApp } from '../test-app.ts'
import type { About, Caller } from './reader.ts'
import { countProblems } from './recalculate-learner.ts'
import { addDays, dayOf, mondayOf, type World } from './recalculate-work.ts'

/** The week that is over tells each learner what they did, in the app and by mail: from Monday to Sunday of their own days. */
export async function tellOwnWeeks(t: TestApp, { world, comparison }: About): Promise<void> {
  const mails: Mail[] = []
  const mailer = {
    send: async (mail: Mail) => {
      mails.push(mail)
      return 'sent' as const
    },
    close: () => {},
  }
  const deps = { ...t.deps, mailer }
  while ((await lookAfterDue(deps)) > 0);
  while ((await sendMails(deps)) > 0);
  const readers = world.rows.users.filter((user) => user.role === 'student' && user.deleted_at === null)
  for (const { id, email } of readers) {
    const text = mails.find(({ to }) => to === email)?.text ?? ''
    const week = email === null ? null : weekBefore(world, id, world.now)
    comparison.check(
      'mail of an own week',
      { lines: text.split('\n').filter((line) => line.startsWith('Your last week: ')) },
      { lines: week ? [`Your last week: ${sayWeek(week)}.`] : [] },
      id,
    )
  }
}

export async function checkOwnWeek({ world, comparison }: About, id: number, learner: Caller) {
  const week = weekBefore(world, id, world.now)
  const told = (await learner.read(notifications.list, {})).filter(({ kind }) => kind === 'week_summary')
  const user = world.rows.users.find((one) => one.id === id)
  const mondayAt = (at: string | Date) => mondayOf(dayOf(user?.timezone ?? 'UTC', at))
  const isTold = told[0] !== undefined && mondayAt(told[0].createdAt) === mondayAt(world.now)
  // The newest comes first; each was told of the week before it.
  comparison.check(
    'own week',
    told.map(({ data }) => data),
    [
      ...(isTold ? [] : [week ?? []].flat()),
      ...told.map(({ createdAt }) => weekBefore(world, id, createdAt)),
    ],
    id,
  )
}

function weekBefore(world: World, id: number, now: string | Date) {
  const user = world.rows.users.find((one) => one.id === id)
  const sunday = addDays(mondayOf(dayOf(user?.timezone ?? 'UTC', now)), -1)
  const isIn = (day: string) => addDays(sunday, -6) <= day && day <= sunday
  const days = world.rows.learning_days.filter(({ user_id, day }) => user_id === id && isIn(day))
  if (days.length === 0) return null
  const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((total, day) => total + of(day), 0)
  return {
    days: new Set(days.map(({ day }) => day)).size,
    minutes: Math.floor(sum(({ seconds }) => seconds) / 60),
    lessons: sum((day) => day.lessons_completed),
    quizzes: sum((day) => day.quizzes_taken),
    problems: countProblems(world, id, isIn).problemsTried,
    cards: sum((day) => day.cards_reviewed),
  }
}

function sayWeek({
  days,
  lessons,
  quizzes,
  problems,
  cards,
  minutes,
}: NonNullable<ReturnType<typeof weekBefore>>) {
  const say = (count: number, one: string, many: string) =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
  return [
    `${days} ${days === 1 ? 'day' : 'days'} of learning`,
    ...say(lessons, 'lesson', 'lessons'),
    ...say(quizzes, 'quiz', 'quizzes'),
    ...say(problems, 'problem', 'problems'),
    ...say(cards, 'flashcard', 'flashcards'),
    ...say(minutes, 'minute', 'minutes'),
  ].join(', ')
}
