import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EndlessList } from '../../kit/study/endless-list.tsx'
import { useAddressSearch } from '../../kit/study/use-address-search.ts'
import { Button } from '../../ui/actions/button.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { Signpost } from '../../ui/drawings/signpost.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
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
import { InboxFilters } from './inbox-filters.tsx'
import { InboxRow } from './inbox-row.tsx'
import { Thread } from './thread.tsx'

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
  if (found.isError && !found.data) return <ErrorState title={t('failed')} query={found} />
  if (!found.data) return <SkeletonBlocks blocks={['h-44']} times={4} className="flex flex-col gap-3" />
  const items = found.data.pages.flatMap((page) => page.items)
  if (items.length === 0)
    return isFiltered(address) ? (
      <EmptyState
        drawing={<Signpost className="h-32 w-auto" />}
        title={t('noneFound')}
        description={t('noneFoundText')}
        action={
          <Button variant="outline" onClick={onClear}>
            {t('clear')}
          </Button>
        }
      />
    ) : (
      <EmptyState drawing={<PottedSeedling />} title={t('empty')} description={t('emptyText')} />
    )
  return (
    <EndlessList
      items={items}
      keyOf={({ kind, id }) => `${kind}-${id}`}
      label={t('list')}
      hasMore={found.hasNextPage}
      isFetchingMore={found.isFetchingNextPage}
      onMore={() => void found.fetchNextPage()}
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
    </EndlessList>
  )
}
