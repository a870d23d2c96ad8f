import { useMutation } from '@tanstack/react-query'
import { CalendarOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { flashcards } from '#contract/study/flashcards.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { useUser } from '../../../kit/session.ts'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useCardLists } from '../flashcards.data.ts'
import { useDayText } from '../use-day-text.ts'

/** Cards rest until the last day of the pause; it can be ended any day. */
export function PausedNote({ pausedUntil }: { pausedUntil: string }) {
  const { t } = useTranslation(['flashcards', 'study'])
  const sayDay = useDayText()
  const toastFailure = useFailureToast()
  const lists = useCardLists(useUser()?.id ?? 0)
  const [end] = useState(() => createWriter(flashcards.endPause))
  const ending = useMutation({
    mutationFn: () => end({}),
    onSuccess: ({ moved }) => {
      toast({ title: t('pause.ended'), description: t('pause.endedText', { count: moved }) })
      void lists.refreshAll()
    },
    onError: (error) => toastFailure(t('study:error'), error),
  })
  return (
    <Card tone="sunken" className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 items-start gap-4">
        <CalendarOff aria-hidden="true" className="mt-1 size-8 shrink-0 text-muted" />
        <div>
          <h2 className="font-semibold text-xl">{t('pause.until', { day: sayDay(pausedUntil) })}</h2>
          <p className="text-muted">{t('pause.untilText')}</p>
        </div>
      </div>
      <Button variant="outline" onClick={() => ending.mutate()} isPending={ending.isPending}>
        {t('pause.end')}
      </Button>
    </Card>
  )
}
