import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { InputOf } from '#contract/endpoint.ts'
import {
  type ListedMathProblem,
  MATH_PROBLEMS_PER_PAGE,
  type MathProblem,
  mathTutor,
} from '#contract/study/math-tutor.ts'
import { ApiError, call } from '../../api/call.ts'
import { openDraft } from '../../kit/study/draft.ts'
import { toast } from '../../ui/toast/toast-store.ts'

export const openProblemDraft = (userId: number) => openDraft(userId, 'math.problem', z.string())

/** Aborted as soon as another text is typed; the same text is asked about once. */
export const readingQuery = (text: string) =>
  queryOptions({
    queryKey: ['mathTutor', 'reading', text],
    queryFn: ({ signal }) => call(mathTutor.read, { text }, { signal }),
    enabled: text !== '',
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  })

export const problemQuery = (id: number) =>
  queryOptions({
    queryKey: ['mathTutor', 'problem', id],
    queryFn: () => call(mathTutor.problem, { id }),
    // Another tab may have gone on with it.
    staleTime: 0,
  })

export const problemsQuery = (sessionId: number | null) =>
  infiniteQueryOptions({
    queryKey: ['mathTutor', 'problems', sessionId],
    queryFn: ({ pageParam }) =>
      call(mathTutor.problems, {
        ...(sessionId !== null && { sessionId }),
        ...(pageParam && { before: pageParam }),
      }),
    initialPageParam: 0,
    getNextPageParam: (page: ListedMathProblem[]) =>
      page.length < MATH_PROBLEMS_PER_PAGE ? undefined : page.at(-1)?.id,
  })

export const plotQuery = (wanted: { expression: string; letter: string; from: number; to: number }) =>
  queryOptions({
    queryKey: ['mathTutor', 'plot', wanted],
    queryFn: async ({ signal }) => (await call(mathTutor.plot, wanted, { signal })).plot,
    placeholderData: keepPreviousData,
  })

/** What the server answers to every piece of work is the problem as it stands now. */
function useKeepProblem() {
  const queryClient = useQueryClient()
  return (problem: MathProblem) => {
    queryClient.setQueryData(problemQuery(problem.id).queryKey, problem)
    void queryClient.invalidateQueries({ queryKey: ['mathTutor', 'problems'] })
    // The same problem stands in the chat's history.
    void queryClient.invalidateQueries({ queryKey: ['chat'] })
  }
}

export const useAskForHelp = () =>
  useMutation({
    mutationFn: (asked: InputOf<typeof mathTutor.solve>) => call(mathTutor.solve, asked),
    onSuccess: useKeepProblem(),
  })

export function useCheckLine() {
  const keep = useKeepProblem()
  return useMutation({
    mutationFn: (asked: InputOf<typeof mathTutor.checkStep>) => call(mathTutor.checkStep, asked),
    onSuccess: ({ problem }) => keep(problem),
  })
}

export const usePracticeMore = () =>
  useMutation({
    mutationFn: async ({ text, sessionId }: { text: string; sessionId: number | null }) => {
      const similar = await call(mathTutor.similar, { text })
      return call(mathTutor.solve, { text: similar.text, sessionId })
    },
    onSuccess: useKeepProblem(),
  })

/** The documented words of every chat: what the server says, else that it did not get through. */
export function useSendFailure(): (error: unknown) => void {
  const { t } = useTranslation('mathTutor')
  return (error) => {
    const words = error instanceof ApiError && error.hasWords ? error.message : t('failure.send')
    toast({ title: t('failure.title'), description: words, variant: 'destructive' })
  }
}
