import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MOST_ON_SHEET, signInCards } from '#contract/teaching/sign-in-cards.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'

export const cardsQuery = (classId: number) =>
  endpointQuery(['classes', 'cards', classId], signInCards.list, { id: classId })

type MakeSheets<Made> = {
  classId: number
  /** As many students as one request takes. */
  make: (studentIds: number[]) => Promise<readonly Made[]>
  failed: string
  onMade: (made: Made[]) => void
}

/** Something for each of the chosen students, which is told this once. */
export function useMakeSheets<Made>({ classId, make, failed, onMade }: MakeSheets<Made>) {
  const queryClient = useQueryClient()
  const toastFailure = useFailureToast()
  return useMutation({
    mutationFn: async (chosen: ReadonlySet<number>) => {
      const ids = [...chosen]
      const made: Made[] = []
      while (ids.length > 0) made.push(...(await make(ids.splice(0, MOST_ON_SHEET))))
      return made
    },
    onSuccess: onMade,
    onError: (error) => toastFailure(failed, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: cardsQuery(classId).queryKey }),
  })
}

export function useSayDay(): (moment: string) => string {
  const { i18n } = useTranslation()
  return (moment) => new Date(moment).toLocaleDateString(i18n.language, { dateStyle: 'medium' })
}
