import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Sprout } from '../../../ui/drawings/sprout.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { lessonQuery } from '../lessons.data.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The lesson that was completed on the way here. */
    completedLesson?: number
  }
}

/** Whoever comes from a completed lesson is offered what follows: its quiz and the next lesson. */
export function WellDone() {
  const { t } = useTranslation('lessons')
  const navigate = useNavigate()
  const completed = useRouterState({ select: ({ location }) => location.state.completedLesson })
  // It was read a moment ago: nothing is fetched, except when the page was loaded anew.
  const { data } = useQuery({ ...lessonQuery(completed ?? 0), enabled: completed !== undefined })
  if (completed === undefined || !data) return null
  const { title, quizId, next } = data
  return (
    <Card tone="brand" padding="small" className="flex items-center gap-4">
      <Sprout stage={4} className="hidden h-20 w-auto shrink-0 sm:block" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="font-heading font-medium text-lg">{t('wellDone.title', { title })}</p>
        {(quizId !== null || next) && (
          <>
            <p>{t('wellDone.text')}</p>
            <div className="flex flex-wrap gap-3">
              {quizId !== null && (
                <LinkButton to="/quizzes/$quizId" params={{ quizId: String(quizId) }}>
                  {t('wellDone.quiz')}
                </LinkButton>
              )}
              {next && (
                <LinkButton to="/lessons/$lessonId" params={{ lessonId: String(next.id) }} variant="outline">
                  {t('wellDone.next', { title: next.title })}
                </LinkButton>
              )}
            </div>
          </>
        )}
      </div>
      <IconButton
        className="self-start"
        label={t('wellDone.dismiss')}
        icon={<X aria-hidden="true" />}
        onClick={() => {
          document.querySelector<HTMLElement>('main h1')?.focus()
          void navigate({
            to: '.',
            search: true,
            replace: true,
            resetScroll: false,
            state: { completedLesson: undefined },
          })
        }}
      />
    </Card>
  )
}
