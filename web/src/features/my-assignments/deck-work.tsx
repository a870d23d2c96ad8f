import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type MyAssignmentPage, myAssignments } from '#contract/classroom/my-assignments.ts'
import { createWriter } from '../../api/create-writer.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { myAssignmentQuery } from '../../kit/classroom/work/my-assignments.data.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { toast } from '../../ui/toast/toast-store.ts'

type DeckWorkProps = { work: MyAssignmentPage; deck: NonNullable<MyAssignmentPage['deck']> }

export function DeckWork({ work, deck: { tag, cards, taken, rated } }: DeckWorkProps) {
  const { t } = useTranslation('myAssignments')
  const wordError = useErrorText()
  const queryClient = useQueryClient()
  const [take] = useState(() => createWriter(myAssignments.takeDeck))
  const [isTaking, setTaking] = useState(false)

  async function takeCards() {
    setTaking(true)
    try {
      queryClient.setQueryData(myAssignmentQuery(work.id).queryKey, await take({ id: work.id }))
      void queryClient.invalidateQueries({ queryKey: ['flashcards'] })
      toast({ title: t('go.taken') })
    } catch (error) {
      toast({ title: t('go.takeFailed'), description: wordError(error), variant: 'destructive' })
    }
    setTaking(false)
  }

  const share = t('go.deckShare', { done: rated, wanted: cards })
  return (
    <>
      <p className="text-muted">{t('go.deckText')}</p>
      <ProgressBar percent={(100 * rated) / cards} label={share} />
      <div className="flex flex-wrap gap-3">
        {taken < cards && (
          <Button
            size="large"
            isPending={isTaking}
            pendingLabel={t('go.taking')}
            onClick={() => void takeCards()}
          >
            {t('go.take', { count: cards })}
          </Button>
        )}
        {taken > 0 && (
          <Button asChild size="large" variant={taken < cards ? 'outline' : 'primary'}>
            <AppLink to="/flashcards" search={{ review: 'all', tag }}>
              {t('go.review')}
            </AppLink>
          </Button>
        )}
      </div>
    </>
  )
}
