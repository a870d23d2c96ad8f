import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import { quizzes } from '#contract/quizzes.ts'
import { planning } from '#contract/study/planning.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { myAssignmentsQuery } from '../classroom/work/my-assignments.data.ts'
import { lessonCardsQuery } from '../learning/learning.data.ts'
import { planWeek } from './plan-week.ts'

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
