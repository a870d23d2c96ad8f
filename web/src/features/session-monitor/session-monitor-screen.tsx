import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { LiveSession } from '#contract/admin/session-monitor.ts'
import { ROLES } from '#engines/accounts/index.ts'
import { LiveBadge } from '../../kit/classroom/live-badge.tsx'
import { liveSessionsQuery } from '../../kit/classroom/live-sessions.data.ts'
import { useNow } from '../../kit/classroom/use-now.ts'
import { useUser } from '../../kit/session.ts'
import { EndlessList } from '../../kit/study/endless-list.tsx'
import { useAddressSearch } from '../../kit/study/use-address-search.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Signpost } from '../../ui/drawings/signpost.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { arrangeSessions, type Line } from './arrange-sessions.ts'
import { type MonitorAddress, readMonitorAddress, writeMonitorAddress } from './read-monitor-address.ts'
import { SessionFilters } from './session-filters.tsx'
import { SessionRow } from './session-row.tsx'

/** Who is online right now: to teachers their own pupils, to admins everybody. */
export function SessionMonitorScreen() {
  const user = useUser()
  return user && <Monitor viewer={user} />
}

function Monitor({ viewer }: { viewer: User }) {
  const { t } = useTranslation('live')
  const navigate = useNavigate()
  const address = readMonitorAddress(useSearch({ from: '/admin/sessions' }))
  const { typed, setTyped, search } = useAddressSearch(address.search, (next) =>
    show({ ...address, search: next }),
  )
  const found = useQuery(liveSessionsQuery({ search }))
  const kind = viewer.role === 'admin' ? 'admin' : 'teacher'
  const show = (next: MonitorAddress) =>
    void navigate({
      to: '/admin/sessions',
      search: writeMonitorAddress(next),
      replace: true,
      resetScroll: false,
    })
  function showEverybody() {
    setTyped('')
    show({ ...address, search: '', role: null })
  }
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6">
      <div>
        <h1 className="flex flex-wrap items-center gap-3 font-semibold text-3xl">
          {t('title')}
          {found.isSuccess && <LiveBadge />}
        </h1>
        <p className="max-w-reading text-muted">{t(`intro.${kind}`)}</p>
      </div>
      <SessionFilters
        address={address}
        typed={typed}
        roles={kind === 'admin' ? ROLES : ['student', 'college']}
        onType={setTyped}
        onChange={show}
      />
      {found.isPending && <SkeletonBlocks blocks={['h-20']} times={4} className="flex flex-col gap-3" />}
      {found.isError && !found.data && <ErrorState title={t('failed')} query={found} />}
      {found.data && (
        <Found
          viewer={viewer}
          sessions={found.data.sessions}
          total={found.data.total}
          address={{ ...address, search }}
          onClear={showEverybody}
        />
      )}
    </div>
  )
}

type FoundProps = {
  viewer: User
  sessions: LiveSession[]
  total: number
  address: MonitorAddress
  onClear: () => void
}

function Found({ viewer, sessions, total, address, onClear }: FoundProps) {
  const { t } = useTranslation('live')
  const now = useNow()
  const lines = arrangeSessions(sessions, address)
  if (lines.length === 0)
    return (
      <Nobody viewer={viewer} isFiltered={address.search !== '' || address.role !== null} onClear={onClear} />
    )
  const shown = new Set(lines.flatMap((line) => (line.kind === 'session' ? line.session.id : []))).size
  return (
    <>
      <p className="text-muted">
        {sessions.length < total
          ? t('countOf', { shown: sessions.length, total })
          : t('count', { count: shown })}
      </p>
      <EndlessList
        items={lines}
        keyOf={({ key }: Line) => key}
        label={t('list')}
        hasMore={false}
        isFetchingMore={false}
        onMore={() => {}}
        rowHeight="6rem"
        className="flex flex-col gap-3"
      >
        {(line) =>
          line.kind === 'heading' ? (
            <h2 className="mt-3 font-semibold text-xl wrap-anywhere">
              {line.name ?? t('group.none')}{' '}
              <span className="font-normal text-base text-muted">{t('count', { count: line.count })}</span>
            </h2>
          ) : (
            <SessionRow
              session={line.session}
              viewer={viewer}
              now={now}
              headingLevel={address.isByClass ? 3 : 2}
            />
          )
        }
      </EndlessList>
    </>
  )
}

function Nobody({ viewer, isFiltered, onClear }: { viewer: User; isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation('live')
  return isFiltered ? (
    <EmptyState
      drawing={<Signpost className="h-32 w-auto" />}
      title={t('empty.foundTitle')}
      description={t('empty.foundText')}
      action={
        <Button variant="outline" onClick={onClear}>
          {t('empty.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      drawing={<Signpost className="h-32 w-auto" />}
      title={t('empty.title')}
      description={t(viewer.role === 'admin' ? 'empty.admin' : 'empty.teacher')}
    />
  )
}
