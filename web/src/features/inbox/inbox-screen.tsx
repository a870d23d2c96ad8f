import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { INBOX_FILTERS, INBOX_KINDS, type InboxItem, LONGEST_INBOX_SEARCH } from '#contract/admin/inbox.ts'
import { TICKET_PRIORITIES } from '#contract/profile/support.ts'
import { useMomentText } from '../../kit/days/use-moment-text.ts'
import { PagedList } from '../../kit/queries/paged-list.tsx'
import { useAddressSearch } from '../../kit/study/use-address-search.ts'
import { Button } from '../../ui/actions/button.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { Signpost } from '../../ui/drawings/signpost.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Select, SelectItem, SelectItems } from '../../ui/forms/select.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyList } from '../../ui/states/empty-list.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { inboxQuery } from './inbox.data.ts'
import {
  type InboxAddress,
  isFiltered,
  type OpenItem,
  readInboxAddress,
  WHOLE_INBOX,
  writeInboxAddress,
} from './inbox-address.ts'
import { ItemBadges, Thread } from './thread.tsx'

type InboxFiltersProps = {
  address: InboxAddress
  typed: string
  onType: (text: string) => void
  onChange: (change: Partial<InboxAddress>) => void
  onClear: () => void
}

const ALL = 'all'
function InboxFilters({ address, typed, onType, onChange: set, onClear }: InboxFiltersProps) {
  const { t } = useTranslation('inbox')
  return (
    <search
      aria-label={t('filters')}
      className="grid grid-cols-2 gap-3 md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] xl:grid-cols-[1fr_1.3fr_1fr_1fr_1fr]"
    >
      <SearchInput
        value={typed}
        onValueChange={onType}
        maxLength={LONGEST_INBOX_SEARCH}
        label={t('search')}
        className="col-span-full"
      />
      <Select
        value={address.status}
        onValueChange={(value) =>
          set({ status: INBOX_FILTERS.find((status) => status === value) ?? 'waiting' })
        }
        aria-label={t('status.label')}
      >
        <SelectItems values={INBOX_FILTERS} nameOf={(status) => t(`status.${status}`)} />
      </Select>
      <Select
        value={address.kind ?? ALL}
        onValueChange={(value) => set({ kind: INBOX_KINDS.find((kind) => kind === value) ?? null })}
        aria-label={t('kind.label')}
      >
        <SelectItem value={ALL}>{t('kind.all')}</SelectItem>
        <SelectItems values={INBOX_KINDS} nameOf={(kind) => t(`kind.${kind}`)} />
      </Select>
      <Select
        value={address.priority ?? ALL}
        onValueChange={(value) =>
          set({ priority: TICKET_PRIORITIES.find((priority) => priority === value) ?? null })
        }
        aria-label={t('priority.label')}
      >
        <SelectItem value={ALL}>{t('priority.all')}</SelectItem>
        <SelectItems values={TICKET_PRIORITIES} nameOf={(priority) => t(`priority.${priority}`)} />
      </Select>
      <Select
        value={address.only ?? ALL}
        onValueChange={(value) => set({ only: value === 'mine' || value === 'nobodys' ? value : null })}
        aria-label={t('only.label')}
      >
        <SelectItem value={ALL}>{t('only.all')}</SelectItem>
        <SelectItem value="mine">{t('only.mine')}</SelectItem>
        <SelectItem value="nobodys">{t('only.nobodys')}</SelectItem>
      </Select>
      <Select
        value={address.isOldestFirst ? 'oldest' : 'newest'}
        onValueChange={(value) => set({ isOldestFirst: value === 'oldest' })}
        aria-label={t('order.label')}
      >
        <SelectItem value="newest">{t('order.newest')}</SelectItem>
        <SelectItem value="oldest">{t('order.oldest')}</SelectItem>
      </Select>
      {address.userId !== null && (
        <p className="col-span-full flex flex-wrap items-center gap-3">
          {t('ofPerson')}
          <Button variant="outline" onClick={() => set({ userId: null })}>
            {t('everybody')}
          </Button>
        </p>
      )}
      {isFiltered(address) && (
        <Button variant="ghost" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
    </search>
  )
}

/** Tickets and contact messages in one list; on a wide screen the opened one stands beside it. */
export function InboxScreen() {
  const { t } = useTranslation('inbox')
  const navigate = useNavigate()
  const address = readInboxAddress(useSearch({ from: '/admin/inbox' }))
  const { typed, setTyped, search } = useAddressSearch(address.search, (next) => show({ search: next }))
  const list = useRef<HTMLDivElement>(null)
  const { open } = address

  // From the address of now, not of the last drawing: a message may have been opened since.
  const show = (change: Partial<InboxAddress>, isReplacing = true) =>
    void navigate({
      to: '/admin/inbox',
      search: (now) => writeInboxAddress({ ...readInboxAddress(now), ...change }),
      replace: isReplacing,
      resetScroll: false,
    })

  function clear() {
    setTyped('')
    show({ ...WHOLE_INBOX, open })
  }
  function close() {
    show({ open: null }, false)
    list.current?.focus()
  }
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-6">
      {/* Who hears the page still hears where they are. */}
      <div className={open ? 'max-xl:sr-only' : ''}>
        <h1 className="font-semibold text-3xl">{t('title')}</h1>
        <p className="max-w-reading text-muted">{t('intro')}</p>
      </div>
      <div className={open ? 'grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : ''}>
        <div
          ref={list}
          tabIndex={-1}
          className={`flex min-w-0 flex-col gap-4 outline-none ${open ? 'max-xl:hidden' : ''}`}
        >
          <InboxFilters address={address} typed={typed} onType={setTyped} onChange={show} onClear={clear} />
          <Items
            address={{ ...address, search }}
            onOpen={(item) => show({ open: item }, false)}
            onClear={clear}
          />
        </div>
        {open && <Thread key={`${open.kind}-${open.id}`} item={open} onBack={close} />}
      </div>
    </div>
  )
}

type ItemsProps = { address: InboxAddress; onOpen: (item: OpenItem) => void; onClear: () => void }

function Items({ address, onOpen, onClear }: ItemsProps) {
  const { t } = useTranslation('inbox')
  const found = useInfiniteQuery(inboxQuery(address))
  const isSearched = isFiltered(address)
  return (
    <PagedList
      query={found}
      failed={t('failed')}
      loading={<SkeletonBlocks blocks={['h-44']} times={4} className="flex flex-col gap-3" />}
      empty={
        <EmptyList
          drawing={isSearched ? <Signpost className="h-32 w-auto" /> : <PottedSeedling />}
          title={t('empty')}
          description={t('emptyText')}
          filtered={
            isSearched && {
              title: t('noneFound'),
              description: t('noneFoundText'),
              clear: t('clear'),
              onClear,
            }
          }
        />
      }
      keyOf={({ kind, id }) => `${kind}-${id}`}
      label={t('list')}
      rowHeight="11rem"
      className="flex flex-col gap-3"
    >
      {(item) => (
        <InboxRow
          item={item}
          isOpen={address.open?.kind === item.kind && address.open.id === item.id}
          onOpen={() => onOpen({ kind: item.kind, id: item.id })}
        />
      )}
    </PagedList>
  )
}

function InboxRow({ item, isOpen, onOpen }: { item: InboxItem; isOpen: boolean; onOpen: () => void }) {
  const { t } = useTranslation('inbox')
  const say = useMomentText()
  return (
    <Card
      padding="small"
      isInteractive
      tone={isOpen ? 'brand' : 'surface'}
      className="flex flex-col gap-2"
      {...(item.priority === 'urgent' && { accent: 'var(--destructive)' })}
    >
      <h2 className="font-medium text-lg leading-snug wrap-anywhere">
        <button
          type="button"
          aria-current={isOpen || undefined}
          onClick={onOpen}
          className="text-left underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          {item.subject}
        </button>
      </h2>
      <p className="line-clamp-2 text-muted wrap-anywhere">{item.excerpt}</p>
      <ItemBadges item={item} />
      <p className="text-muted wrap-anywhere">
        {[
          t('from', { name: item.sender.name }),
          say(item.createdAt),
          ...(item.assignee ? [t('inHandOf', { name: item.assignee.name })] : []),
        ].join(' · ')}
      </p>
    </Card>
  )
}
