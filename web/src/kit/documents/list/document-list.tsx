import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { DocumentCard, ProfessionalDocument } from '#contract/professional/documents.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { EndlessList } from '../../study/endless-list.tsx'
import { FetchedDialog } from '../../study/fetched-dialog.tsx'
import { useSettled } from '../../study/use-settled.ts'
import { type DocumentFilter, documentsQuery, listTags } from '../documents.data.ts'
import { useDocumentDeeds } from '../use-document-deeds.ts'
import { DocumentFilters } from './document-filters.tsx'
import { DocumentLine } from './document-line.tsx'
import { DocumentsFailure, DocumentsSkeleton, NoDocuments } from './list-states.tsx'

const loadAdd = async () => (await import('../dialog/add-document-dialog.tsx')).AddDocumentDialog
const loadEdit = async () => (await import('../dialog/edit-document-dialog.tsx')).EditDocumentDialog
const loadDeleted = async () => (await import('./deleted-documents.tsx')).DeletedDocuments

type Opened = { dialog: 'add' } | { dialog: 'deleted' } | { dialog: 'edit'; id: number }

type DocumentListProps = {
  user: User
  onOpen: (id: number) => void
  /** Tells of one that was just added. */
  onAdded: (document: ProfessionalDocument) => void
  /** The document that was read until now: its line has the focus. */
  cameFrom?: number | null
}

/** The documents of a professional: looked for, added, opened, put away and deleted. */
export function DocumentList({ user, onOpen, onAdded, cameFrom = null }: DocumentListProps) {
  const { t } = useTranslation('documents')
  const [filter, setFilter] = useState<DocumentFilter>({ search: '', tag: null, archived: false })
  const search = useSettled(filter.search.trim())
  const found = useInfiniteQuery(documentsQuery(user.id, { ...filter, search }))
  const [opened, setOpened] = useState<Opened | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const deeds = useDocumentDeeds()
  const all = found.data?.pages.flat() ?? []
  const focusHeading = () => heading.current?.focus()
  const close = () => setOpened(null)
  useFocusOn(cameFrom, heading)

  const isFiltered = search !== '' || filter.tag !== null || filter.archived
  const list = (
    <EndlessList
      items={all}
      keyOf={({ id }) => id}
      label={t('title')}
      hasMore={found.hasNextPage}
      isFetchingMore={found.isFetchingNextPage}
      onMore={() => void found.fetchNextPage()}
      rowHeight="7rem"
      className="flex flex-col gap-2"
    >
      {(document: DocumentCard) => (
        <DocumentLine
          document={document}
          onOpen={onOpen}
          onEdit={({ id }) => setOpened({ dialog: 'edit', id })}
          onArchive={(one) => void deeds.archive(one, !one.isArchived, focusHeading)}
          onRemove={(one) => void deeds.remove(one, focusHeading)}
          onTag={(tag) => setFilter({ ...filter, tag })}
        />
      )}
    </EndlessList>
  )

  return (
    <section
      aria-labelledby="documents-title"
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2
          ref={heading}
          id="documents-title"
          tabIndex={-1}
          className="me-auto font-heading font-semibold text-lg outline-none"
        >
          {t('title')}
        </h2>
        <IconButton
          label={t('list.deleted')}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => setOpened({ dialog: 'deleted' })}
        />
        <Button variant="secondary" onClick={() => setOpened({ dialog: 'add' })}>
          <Plus aria-hidden="true" />
          {t('add.action')}
        </Button>
      </div>
      <DocumentFilters filter={filter} onChange={setFilter} tags={listTags(all)} />
      <p role="status" className="sr-only">
        {isFiltered && found.isSuccess && t('list.found', { count: all.length })}
      </p>
      {found.isPending ? (
        <DocumentsSkeleton />
      ) : found.isError && !found.data ? (
        <DocumentsFailure found={found} />
      ) : all.length === 0 ? (
        <NoDocuments filter={{ ...filter, search }} onAdd={() => setOpened({ dialog: 'add' })} />
      ) : (
        list
      )}
      {opened?.dialog === 'add' && (
        <FetchedDialog load={loadAdd} props={{ user, knownTags: listTags(all), onAdded, onClose: close }} />
      )}
      {opened?.dialog === 'edit' && (
        <FetchedDialog
          load={loadEdit}
          props={{ user, id: opened.id, knownTags: listTags(all), onClose: close }}
        />
      )}
      {opened?.dialog === 'deleted' && <FetchedDialog load={loadDeleted} props={{ user, onClose: close }} />}
    </section>
  )
}

/** Whoever comes back from a document goes on at its line. */
function useFocusOn(id: number | null, heading: { current: HTMLElement | null }): void {
  const focus = useEffectEvent(() => {
    if (id === null) return
    const line = document.querySelector<HTMLElement>(`[data-document="${id}"]`)
    ;(line ?? heading.current)?.focus({ preventScroll: line === null })
  })
  useEffect(() => focus(), [])
}
