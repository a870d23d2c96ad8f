import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type LiveSession, LONGEST_SESSION_SEARCH } from '#contract/admin/session-monitor.ts'
import { ROLES, type Role } from '#engines/accounts/index.ts'
import { LiveBadge } from '../../kit/classroom/live-badge.tsx'
import { liveSessionsQuery } from '../../kit/classroom/live-sessions.data.ts'
import { useNow } from '../../kit/classroom/use-now.ts'
import type { SearchAt } from '../../kit/navigation/app-target.ts'
import { readText } from '../../kit/navigation/read-query.ts'
import { useReplaceAddress } from '../../kit/navigation/use-replace-address.ts'
import { EndlessList } from '../../kit/study/endless-list.tsx'
import { useAddressSearch } from '../../kit/study/use-address-search.ts'
import { withUser } from '../../kit/with-user.tsx'
import { Signpost } from '../../ui/drawings/signpost.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Select, SelectItem, SelectItems } from '../../ui/forms/select.tsx'
import { EmptyList } from '../../ui/states/empty-list.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { arrangeSessions, type Line } from './arrange-sessions.ts'
import { SessionRow } from './session-row.tsx'

type SessionFiltersProps = {
  address: MonitorAddress
  typed: string
  /** Teachers see students alone; college students may be among them. */
  roles: readonly Role[]
  onType: (text: string) => void
  onChange: (address: MonitorAddress) => void
}

const ALL = 'all'

function SessionFilters({ address, typed, roles, onType, onChange }: SessionFiltersProps) {
  const { t } = useTranslation('live')
  return (
    <search className="flex flex-wrap gap-3">
      <SearchInput
        value={typed}
        onValueChange={onType}
        maxLength={LONGEST_SESSION_SEARCH}
        label={t('search')}
        className="min-w-48 flex-1 basis-full lg:basis-64"
      />
      <Select
        value={address.role ?? ALL}
        onValueChange={(value) =>
          onChange({ ...address, role: ROLES.find((role) => role === value) ?? null })
        }
        aria-label={t('role.label')}
        className="w-full min-w-0 sm:flex-1 lg:w-52 lg:flex-none"
      >
        <SelectItem value={ALL}>{t('role.all')}</SelectItem>
        <SelectItems values={roles} nameOf={(role) => t(`role.${role}`)} />
      </Select>
      <Select
        value={address.isByClass ? 'class' : 'name'}
        onValueChange={(value) => onChange({ ...address, isByClass: value === 'class' })}
        aria-label={t('group.label')}
        className="w-full min-w-0 sm:flex-1 lg:w-40 lg:flex-none"
      >
        <SelectItem value="name">{t('group.name')}</SelectItem>
        <SelectItem value="class">{t('group.class')}</SelectItem>
      </Select>
    </search>
  )
}

/** Who is online right now: to teachers their own students, to admins everybody. */
export const SessionMonitorScreen = withUser(Monitor)

function Monitor({ user: viewer }: { user: User }) {
  const { t } = useTranslation('live')
  const replaceAddress = useReplaceAddress()
  const address = readMonitorAddress(useSearch({ from: '/admin/sessions' }))
  const { typed, setTyped, search } = useAddressSearch(address.search, (next) =>
    show({ ...address, search: next }),
  )
  const found = useQuery(liveSessionsQuery({ search }))
  const kind = viewer.role === 'admin' ? 'admin' : 'teacher'
  const show = (next: MonitorAddress) =>
    replaceAddress({ to: '/admin/sessions', search: writeMonitorAddress(next) })
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
      <EmptyList
        drawing={<Signpost className="h-32 w-auto" />}
        title={t('empty.title')}
        description={t(viewer.role === 'admin' ? 'empty.admin' : 'empty.teacher')}
        filtered={
          (address.search !== '' || address.role !== null) && {
            title: t('empty.foundTitle'),
            description: t('empty.foundText'),
            clear: t('empty.clear'),
            onClear,
          }
        }
      />
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

/** What an address of the monitor asks for, so that the way back from a student leads to the same list. */
type MonitorAddress = { search: string; role: Role | null; isByClass: boolean }

function readMonitorAddress(query: Record<string, unknown>): MonitorAddress {
  return {
    search: readText(query.q, LONGEST_SESSION_SEARCH),
    role: ROLES.find((role) => role === query.role) ?? null,
    isByClass: query.by === 'class',
  }
}

/** The query of an address, without what goes without saying. */
function writeMonitorAddress({ search, role, isByClass }: MonitorAddress): SearchAt<'/admin/sessions'> {
  return {
    ...(search !== '' && { q: search }),
    ...(role !== null && { role }),
    ...(isByClass && { by: 'class' }),
  }
}
