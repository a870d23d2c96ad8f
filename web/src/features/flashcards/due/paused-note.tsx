import { CalendarOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { flashcards } from '#contract/study/flashcards.ts'
import { useDayText } from '../../../kit/days/use-day-text.ts'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { useUser } from '../../../kit/session.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useCardLists } from '../flashcards.data.ts'
import { LONG_DAY } from './due-counts.tsx'

/** Cards rest until the last day of the pause; it can be ended any day. */
export function PausedNote({ pausedUntil }: { pausedUntil: string }) {
  const { t } = useTranslation(['flashcards', 'study'])
  const sayDay = useDayText()
  const lists = useCardLists(useUser()?.id ?? 0)
  const ending = useWrite(flashcards.endPause, {
    failed: t('study:error'),
    onSuccess: ({ moved }) => {
      toast({ title: t('pause.ended'), description: t('pause.endedText', { count: moved }) })
      void lists.refreshAll()
    },
  })
  return (
    <Card tone="sunken" className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 items-start gap-4">
        <CalendarOff aria-hidden="true" className="mt-1 size-8 shrink-0 text-muted" />
        <div>
          <h2 className="font-semibold text-xl">
            {t('pause.until', { day: sayDay(pausedUntil, LONG_DAY) })}
          </h2>
          <p className="text-muted">{t('pause.untilText')}</p>
        </div>
      </div>
      <Button variant="outline" onClick={() => ending.mutate({})} isPending={ending.isPending}>
        {t('pause.end')}
      </Button>
    </Card>
  )
}
