import { toMinutes } from '../record/learner/index.ts'

export const MOST_LINES = 3

/** `attempts`: at a quiz; weeks that were written before these were told have none. */
type GradedWork = { title: string; grade: number; points: number; attempts?: number }

/** What a child did in seven days, the newest first; what is due, the next first; what is missing, the longest first. */
export type WeekFacts = {
  childId: number
  /** Days with at least one learning event, and the seconds of all of them. */
  days: number
  seconds: number
  /** Skills that reached a level in this week and hold it. */
  mastered: readonly string[]
  practiced: readonly string[]
  lessons: readonly string[]
  graded: readonly GradedWork[]
  missing: readonly string[]
  due: readonly { title: string; day: string }[]
}

/** `more`: how many others of the kind there are beside the one that is named. */
export type WeekLine =
  | { code: 'quiet' }
  | { code: 'mastered' | 'practiced'; skill: string; more: number }
  | (GradedWork & { code: 'graded'; more: number })
  | { code: 'lessons'; title: string; more: number }
  | { code: 'time'; days: number; minutes: number }
  | { code: 'due'; title: string; day: string; more: number }
  | { code: 'missing'; title: string; more: number }

export type WeekTalk =
  | { code: 'show'; skill: string }
  | { code: 'tell' | 'plan'; title: string }
  | { code: 'wish' }

export type ChildWeek = { childId: number; lines: WeekLine[]; talk: WeekTalk }

export function chooseWeek(facts: WeekFacts): ChildWeek {
  const missing = sayMissing(facts)
  const told = [...sayQuiet(facts), ...sayDone(facts)].slice(0, MOST_LINES - missing.length)
  return { childId: facts.childId, lines: [...told, ...missing], talk: chooseTalk(facts) }
}

function sayQuiet({ days, graded }: WeekFacts): WeekLine[] {
  return days === 0 && graded.length === 0 ? [{ code: 'quiet' }] : []
}

function sayDone({ mastered, practiced, lessons, graded, due, days, seconds }: WeekFacts): WeekLine[] {
  const lines: WeekLine[] = []
  const [skill] = mastered
  if (skill !== undefined) lines.push({ code: 'mastered', skill, more: mastered.length - 1 })
  const [work] = graded
  if (work) lines.push({ code: 'graded', ...work, more: graded.length - 1 })
  const [almost] = practiced
  if (almost !== undefined) lines.push({ code: 'practiced', skill: almost, more: practiced.length - 1 })
  const [lesson] = lessons
  if (lesson !== undefined) lines.push({ code: 'lessons', title: lesson, more: lessons.length - 1 })
  if (days > 0) lines.push({ code: 'time', days, minutes: toMinutes(seconds) })
  const [next] = due
  if (next) lines.push({ code: 'due', ...next, more: due.length - 1 })
  return lines
}

function sayMissing({ missing }: WeekFacts): WeekLine[] {
  const [title] = missing
  return title === undefined ? [] : [{ code: 'missing', title, more: missing.length - 1 }]
}

function chooseTalk({ mastered, practiced, lessons, due }: WeekFacts): WeekTalk {
  const skill = mastered[0] ?? practiced[0]
  if (skill !== undefined) return { code: 'show', skill }
  if (lessons[0] !== undefined) return { code: 'tell', title: lessons[0] }
  return due[0] ? { code: 'plan', title: due[0].title } : { code: 'wish' }
}
