import { useQuery } from '@tanstack/react-query'
import { MoonStar } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { LiveSession } from '#contract/admin/session-monitor.ts'
import { Avatar } from '../../ui/display/avatar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { AppLink } from '../app-link.tsx'
import { LiveBadge } from './live-badge.tsx'
import { liveSessionsQuery } from './live-sessions.data.ts'
import { StudentLink } from './student-link.tsx'
import { useNow } from './use-now.ts'
import { useSessionWords } from './use-session-words.ts'

/** Who of a class is online and on which page. Of those who are not, nothing is said: nobody has to be. */
export function LiveActivity({ classId }: { classId: number }) {
  const { t } = useTranslation('live')
  const found = useQuery(liveSessionsQuery({ classId }))
  const now = useNow()
  const online = found.data?.sessions ?? []
  const people = new Set(online.map(({ user }) => user.id)).size
  return (
    <section aria-labelledby="live-heading" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="live-heading" className="font-semibold text-xl">
          {t('classroom.title')}
        </h2>
        {!found.isError && <LiveBadge />}
        {people > 0 && <span className="text-muted">{t('classroom.count', { count: people })}</span>}
        <AppLink
          to="/admin/sessions"
          className="inline-flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-4 hover:decoration-2 sm:ms-auto"
        >
          {t('classroom.monitor')}
        </AppLink>
      </div>
      {found.isPending && (
        <SkeletonBlocks blocks={['h-18']} times={3} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3" />
      )}
      {found.isError && !found.data && <ErrorState headingLevel={3} title={t('failed')} query={found} />}
      {found.data && online.length === 0 && (
        <Card tone="sunken" padding="small">
          <p className="text-muted">{t('classroom.empty')}</p>
        </Card>
      )}
      {online.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {online.map((session) => (
            <li key={session.id}>
              <StudentAtWork session={session} now={now} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function StudentAtWork({ session, now }: { session: LiveSession; now: Date }) {
  const { sayPage, saySince } = useSessionWords()
  const { firstName, lastName } = session.user
  const since = saySince(session, now)
  return (
    <Card isInteractive padding="small" className="flex h-full items-center gap-3">
      <Avatar firstName={firstName} lastName={lastName} />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          <StudentLink student={session.user} looks="card" />
        </p>
        <p className="wrap-anywhere">{sayPage(session)}</p>
        {since && (
          <p className="flex items-center gap-1.5 text-muted">
            {session.idleSince && <MoonStar aria-hidden="true" className="size-4 shrink-0" />}
            {since}
          </p>
        )}
      </div>
    </Card>
  )
}
