import type { NotificationKind } from '#contract/notifications.ts'

type Data = Record<string, string | number>
type Words = { line: (data: Data) => string; action: string }

/** What a mail says of each kind. Short and kind, never a reproach. */
const WORDS: Record<NotificationKind, Words> = {
  study_reminder: {
    line: () => 'It is your time to study. A few minutes are enough for a next step.',
    action: 'Start',
  },
  badge_earned: { line: ({ name }) => `You earned the badge “${name}”.`, action: 'See your badges' },
  week_summary: { line: (data) => `Your last week: ${listWeek(data)}.`, action: 'See your progress' },
}

const SUBJECTS: Record<NotificationKind, string> = {
  study_reminder: 'Your study reminder',
  badge_earned: 'You earned a badge',
  week_summary: 'Your week on Trellis',
}

/** The words of a kind; none for one that an older server has left behind. */
export function findWords(kind: string): Words | null {
  return kind in WORDS ? WORDS[kind as NotificationKind] : null
}

export function findSubject(kinds: readonly string[]): string {
  const [only] = new Set(kinds)
  return new Set(kinds).size === 1 && only !== undefined && only in SUBJECTS
    ? SUBJECTS[only as NotificationKind]
    : 'Your news on Trellis'
}

const WEEK_PARTS = [
  ['lessons', 'lesson', 'lessons'],
  ['quizzes', 'quiz', 'quizzes'],
  ['problems', 'problem', 'problems'],
  ['cards', 'flashcard', 'flashcards'],
  ['minutes', 'minute', 'minutes'],
] as const

function listWeek(data: Data): string {
  const count = (key: string) => Number(data[key] ?? 0)
  const parts = WEEK_PARTS.filter(([key]) => count(key) > 0).map(
    ([key, one, other]) => `${count(key)} ${count(key) === 1 ? one : other}`,
  )
  const days = `${count('days')} ${count('days') === 1 ? 'day' : 'days'} of learning`
  return [days, ...parts].join(', ')
}
