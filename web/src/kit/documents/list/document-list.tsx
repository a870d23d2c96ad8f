import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { DocumentCard, ProfessionalDocument } from '#contract/professional/documents.ts'
import { NetworkError } from '../../../api/call.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { OpenBook } from '../../../ui/drawings/open-book.tsx'
import { Combobox } from '../../../ui/forms/combobox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { SearchInput } from '../../../ui/forms/search-input.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState, type Retryable } from '../../../ui/states/error-state.tsx'
import { OfflineState } from '../../../ui/states/offline-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { EndlessList } from '../../study/endless-list.tsx'
import { FetchedDialog } from '../../study/fetched-dialog.tsx'
import { useSettled } from '../../study/use-settled.ts'
import { DocumentFacts } from '../document-facts.tsx'
import { type DocumentFilter, documentsQuery, listTags } from '../documents.data.ts'
import { useDocumentDeeds } from '../use-document-deeds.ts'
import { DocumentMenu } from './document-menu.tsx'

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
      query={found}
      rowHeight="7rem"
      className="flex flex-col gap-2"
    >
      {(document: DocumentCard) => (
        <DocumentLine
          document={document}
          onOpen={() => onOpen(document.id)}
          onEdit={() => setOpened({ dialog: 'edit', id: document.id })}
          onArchive={() => void deeds.archive(document, !document.isArchived, focusHeading)}
          onRemove={() => void deeds.remove(document, focusHeading)}
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
          icon={<Trash2 />}
          onClick={() => setOpened({ dialog: 'deleted' })}
        />
        <Button icon={Plus} variant="secondary" onClick={() => setOpened({ dialog: 'add' })}>
          {t('add.action')}
        </Button>
      </div>
      <DocumentFilters filter={filter} onChange={setFilter} tags={listTags(all)} />
      <p role="status" className="sr-only">
        {isFiltered && found.isSuccess && t('list.found', { count: all.length })}
      </p>
      {found.isPending ? (
        <SkeletonBlocks blocks={['h-24 w-full']} times={3} className="flex flex-col gap-2" />
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

type DocumentFiltersProps = {
  filter: DocumentFilter
  onChange: (filter: DocumentFilter) => void
  tags: readonly string[]
}

function DocumentFilters({ filter, onChange, tags }: DocumentFiltersProps) {
  const { t } = useTranslation('documents')
  // The tag that was chosen stays to be seen even if nothing has it any more.
  const listed = filter.tag !== null && !tags.includes(filter.tag) ? [filter.tag, ...tags] : tags
  return (
    <search aria-label={t('filter.label')} className="flex flex-col gap-2">
      <SearchInput
        value={filter.search}
        onValueChange={(search) => onChange({ ...filter, search })}
        maxLength={200}
        label={t('filter.search')}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {listed.length > 0 && (
          <Combobox
            options={listed.map((tag) => ({ value: tag, label: tag }))}
            value={filter.tag}
            onValueChange={(tag) => onChange({ ...filter, tag })}
            aria-label={t('filter.tag')}
            placeholder={t('filter.allTags')}
            className="min-w-40 flex-1"
          />
        )}
        <Field label={t('filter.archive')} layout="inline">
          <Switch
            checked={filter.archived}
            onCheckedChange={(archived) => onChange({ ...filter, archived })}
          />
        </Field>
      </div>
    </search>
  )
}

function DocumentsFailure({ found }: { found: Retryable & { error: Error | null } }) {
  const { t } = useTranslation('documents')
  const isOffline = found.error instanceof NetworkError && !navigator.onLine
  if (!isOffline) return <ErrorState headingLevel={3} title={t('list.failed')} query={found} />
  return (
    <OfflineState headingLevel={3} description={t('list.offline')} onRetry={() => void found.refetch()} />
  )
}

function NoDocuments({ filter, onAdd }: { filter: DocumentFilter; onAdd: () => void }) {
  const { t } = useTranslation('documents')
  const { search, tag, archived } = filter
  if (search !== '') return <EmptyState headingLevel={3} title={t('list.noneFound', { search })} />
  if (tag !== null) return <EmptyState headingLevel={3} title={t('list.noneTagged', { tag })} />
  if (archived) return <EmptyState headingLevel={3} title={t('list.noneArchived')} />
  return (
    <EmptyState
      headingLevel={3}
      drawing={<OpenBook />}
      title={t('list.none')}
      description={t('list.noneText')}
      action={
        <Button icon={Plus} onClick={onAdd}>
          {t('add.first')}
        </Button>
      }
    />
  )
}

type DocumentLineProps = Omit<ComponentProps<typeof DocumentMenu>, 'document'> & {
  document: DocumentCard
  onOpen: () => void
  onTag: (tag: string) => void
}

function DocumentLine({ document, onOpen, onTag, ...deeds }: DocumentLineProps) {
  const { t } = useTranslation('documents')
  const { title, excerpt, tags } = document
  return (
    <article className="relative flex items-start rounded-control border border-border bg-surface hover:bg-fill">
      <div className="flex min-w-0 flex-1 flex-col gap-1 px-3 py-2.5">
        <h3 className="font-medium">
          {/* The whole line opens it; what stands above the layer works by itself. */}
          <button
            type="button"
            data-document={document.id}
            onClick={onOpen}
            className="wrap-anywhere line-clamp-2 rounded-control text-start after:absolute after:inset-0 after:rounded-control"
          >
            {title}
          </button>
        </h3>
        <DocumentFacts document={document} length={document.length} />
        {excerpt !== '' && (
          <p dir="auto" className="wrap-anywhere line-clamp-2 text-muted">
            {excerpt.replace(/^#{1,6}\s+/gm, '')}
          </p>
        )}
        {tags.length > 0 && (
          <ul aria-label={t('list.tagsOf', { title })} className="relative flex w-fit flex-wrap gap-1.5">
            {tags.map((tag) => (
              <li key={tag} className="max-w-full">
                <button
                  type="button"
                  aria-label={t('list.onlyTag', { tag })}
                  onClick={() => onTag(tag)}
                  className="min-h-9 max-w-full truncate rounded-full border border-border-strong px-3 hover:bg-fill"
                >
                  {tag}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="relative">
        <DocumentMenu document={document} {...deeds} />
      </div>
    </article>
  )
}
