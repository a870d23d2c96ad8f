import { type Done, firstDayOf, type PlannedStep } from './plan-step.ts'

/** What a step is about, read off where it leads. */
export type StepTarget =
  | { kind: 'lesson'; id: number }
  | { kind: 'quiz'; id: number }
  | { kind: 'skill'; id: string }

/** What the learner did, since the plan was made where nothing else is said. Days are the learner's own. */
export type Facts = {
  /** `completedOn` whenever it was; null while it is not. `openedOn` is the last time. */
  lessons: ReadonlyMap<number, { completedOn: string | null; openedOn: string | null }>
  /** The first day on which it was turned in. */
  quizzes: ReadonlyMap<number, string>
  /** Answers in practice, in order of days. */
  skills: ReadonlyMap<string, readonly { day: string; answers: number }[]>
}

/** Fewer are a look, not practice. */
export const PRACTICE_ANSWERS = 5
/** On one day. */
export const REVIEW_ANSWERS = 3

export function readTarget(link: string): StepTarget | null {
  const [, kind, id] = /^\/(lessons|quizzes)\/(\d+)$/.exec(link) ?? []
  if (kind) return { kind: kind === 'lessons' ? 'lesson' : 'quiz', id: Number(id) }
  const skill = /^\/practice\?skill=([^&]+)$/.exec(link)?.[1]
  return skill === undefined ? null : { kind: 'skill', id: decodeURIComponent(skill) }
}

/**
 * The steps that really happened, each with its day: a lesson is completed, a quiz turned in, a skill practiced, and a
 * review comes on a later day than what it repeats.
 */
export function findHappened(steps: readonly PlannedStep[], facts: Facts): Map<string, string> {
  const done = new Map<string, string>()
  for (const step of steps) {
    const target = readTarget(step.link)
    const day = target && findDay(step, target, facts, listRepeated(step, steps, done))
    if (day) done.set(step.id, day)
  }
  return done
}

/** Days of what the plan has about the same thing before; null for what is not done yet. */
function listRepeated(step: PlannedStep, steps: readonly PlannedStep[], done: Done): (string | null)[] {
  if (step.type !== 'review') return []
  const before = steps.slice(0, steps.indexOf(step)).filter(({ link }) => link === step.link)
  return before.map(({ id }) => done.get(id) ?? null)
}

function findDay(
  { type }: PlannedStep,
  target: StepTarget,
  { lessons, quizzes, skills }: Facts,
  repeated: readonly (string | null)[],
): string | null {
  if (repeated.includes(null)) return null
  const isLater = (day: string) => repeated.every((one) => one !== null && day > one)
  if (target.kind === 'quiz') return quizzes.get(target.id) ?? null
  if (target.kind === 'lesson') {
    const { completedOn = null, openedOn = null } = lessons.get(target.id) ?? {}
    if (type !== 'review') return completedOn
    return openedOn !== null && isLater(openedOn) ? openedOn : null
  }
  const days = skills.get(target.id) ?? []
  if (type === 'review')
    return days.find(({ day, answers }) => answers >= REVIEW_ANSWERS && isLater(day))?.day ?? null
  const sums = days.map((_, place) => days.slice(0, place + 1).reduce((sum, { answers }) => sum + answers, 0))
  return days[sums.findIndex((sum) => sum >= PRACTICE_ANSWERS)]?.day ?? null
}

/** The order in which steps are shown: by their days, and on the same day as in the plan. */
export function sortByDay<Step extends Pick<PlannedStep, 'sittings'>>(steps: readonly Step[]): Step[] {
  return steps.toSorted((a, b) => compare(firstDayOf(a), firstDayOf(b)))
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
