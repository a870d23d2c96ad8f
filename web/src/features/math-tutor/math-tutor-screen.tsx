import { useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../kit/app-link.tsx'
import { SessionList } from '../../kit/chat/sessions/session-list.tsx'
import { useUser } from '../../kit/session.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ProblemView } from './problem/problem-view.tsx'
import { ProblemList } from './problem-list.tsx'
import { readView, type View, writeView } from './read-view.ts'
import { StartView } from './start/start-view.tsx'

/** The start or a problem, as the address says: Back leads out of a problem, and a reload stays in it. */
export function MathTutorScreen() {
  const user = useUser()
  const { t } = useTranslation('mathTutor')
  const navigate = useNavigate()
  const view = readView(useSearch({ from: '/math-tutor' }))
  const open = (wanted: View) => void navigate({ to: '/math-tutor', search: writeView(wanted) })
  // Nobody is here only for the moment in which somebody signs out.
  if (!user) return null
  return (
    <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
      {view.problemId === null ? (
        <StartView key={view.sessionId} user={user} sessionId={view.sessionId} />
      ) : (
        <ProblemView key={view.problemId} user={user} id={view.problemId} />
      )}
      <aside className="flex min-w-0 flex-col gap-8 print:hidden">
        <ProblemList view={view} />
        <SessionList
          user={user}
          subject="Mathematics"
          currentId={view.sessionId}
          onChoose={(session) => open({ problemId: null, sessionId: session?.id ?? null })}
        >
          {view.sessionId !== null && (
            <Button variant="ghost" className="-ms-4 self-start" asChild>
              <AppLink to="/math-tutor">
                <ArrowLeft aria-hidden="true" />
                {t('list.outside')}
              </AppLink>
            </Button>
          )}
        </SessionList>
      </aside>
    </div>
  )
}
