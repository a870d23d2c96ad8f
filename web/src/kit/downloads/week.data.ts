import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import type { MyAssignment } from '#contract/classroom/my-assignments.ts'
import type { LessonCard } from '#contract/lessons.ts'
import { type Quiz, quizzes } from '#contract/quizzes.ts'
import { type PlanState, type PlanStep, planning } from '#contract/study/planning.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { readTarget } from '#engines/planning/index.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { myAssignmentsQuery } from '../classroom/work/my-assignments.data.ts'
import { lessonCardsQuery } from '../learning/learning.data.ts'

const DAYS_AHEAD = 7

type Standing = {
  plan: { steps: readonly Pick<PlanStep, 'id' | 'link' | 'day' | 'sittings'>[] }
  done: readonly { stepId: string }[]
  calendar: Pick<PlanState['calendar'], 'today'>
}

type Week = {
  /** The plan as it stands today; null without one. */
  state: Standing | null
  open: readonly Pick<MyAssignment, 'lessonId'>[]
  /** A quiz is kept with its lesson. */
  quizzes: readonly Pick<Quiz, 'id' | 'lessonId'>[]
  cards: readonly Pick<LessonCard, 'id' | 'downloadSize'>[]
}

export type WeekPlan = { lessonIds: number[]; sizeKb: number }

/** Lessons that the next seven days of the plan and the open work of classes need, each once. */
export function planWeek({ state, open, quizzes, cards }: Week): WeekPlan {
  const sizeOf = new Map(cards.map(({ id, downloadSize }) => [id, downloadSize ?? 0]))
  const lessonOf = new Map(quizzes.map(({ id, lessonId }) => [id, lessonId]))
  const planned = listSteps(state).flatMap(({ link }) => {
    const target = readTarget(link)
    if (target?.kind === 'lesson') return [target.id]
    return target?.kind === 'quiz' ? (lessonOf.get(target.id) ?? []) : []
  })
  const given = open.flatMap(({ lessonId }) => lessonId ?? [])
  // What is no longer offered cannot be fetched.
  const lessonIds = [...new Set([...planned, ...given])].filter((id) => sizeOf.has(id))
  return { lessonIds, sizeKb: lessonIds.reduce((sum, id) => sum + (sizeOf.get(id) ?? 0), 0) }
}

function listSteps(state: Standing | null) {
  if (!state) return []
  const done = new Set(state.done.map(({ stepId }) => stepId))
  const { today } = state.calendar
  const end = new Date(Date.parse(`${today}T00:00:00Z`) + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10)
  return state.plan.steps.filter(
    ({ id, sittings, day }) =>
      !done.has(id) && (sittings.length > 0 ? sittings.map((one) => one.day) : [day]).some((on) => on < end),
  )
}

/** Under the key of the planner: what changes there is asked anew here. */
const planQuery = endpointQuery(['planning', 'current'], planning.current, {})

const quizLessonsQuery = endpointQuery(['quizzes', 'cards', 'own'], quizzes.list, { view: 'cards' })

/** The lessons of the next seven days; undefined while it is not known what they are. */
export function useWeek(user: User) {
  const isGivenWork = user.role === 'student' || user.role === 'college'
  const plan = useQuery(planQuery)
  const open = useQuery({ ...myAssignmentsQuery(user.id, 'open'), enabled: isGivenWork })
  const cards = useQuery(lessonCardsQuery)
  const state = plan.data?.state ?? null
  const hasQuizzes = state?.plan.steps.some(({ type }) => type === 'assessment') ?? false
  const quizCards = useQuery({ ...quizLessonsQuery, enabled: hasQuizzes })
  const parts = [plan, cards, ...(isGivenWork ? [open] : []), ...(hasQuizzes ? [quizCards] : [])]
  const isReady = parts.every(({ data }) => data !== undefined)
  return {
    week: isReady
      ? planWeek({ state, open: open.data ?? [], quizzes: quizCards.data ?? [], cards: cards.data ?? [] })
      : undefined,
    isError: parts.some(({ isError }) => isError),
    isFetching: parts.some(({ isFetching }) => isFetching),
    retry: () => Promise.all(parts.filter(({ isError }) => isError).map((part) => part.refetch())),
  }
}
