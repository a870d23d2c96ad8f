import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { EllipsisVertical, FileDown, NotebookPen, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { MOST_NOTES_FOUND } from '#contract/study/notes.ts'
import { isYoung } from '../../kit/learning/is-young.ts'
import { foundNotesQuery, notesQuery, noteTagsQuery } from '../../kit/notes/notes.data.ts'
import { PagedList } from '../../kit/queries/paged-list.tsx'
import { FetchedDialog } from '../../kit/study/fetched-dialog.tsx'
import { useSettled } from '../../kit/study/use-settled.ts'
import { withUser } from '../../kit/with-user.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { OpenBook } from '../../ui/drawings/open-book.tsx'
import { Combobox } from '../../ui/forms/combobox.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { DropdownMenu, MenuItem } from '../../ui/overlays/dropdown-menu.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea, SkeletonText } from '../../ui/states/skeleton.tsx'
import { NoteCard, type NoteDeeds } from './list/note-card.tsx'
import { type KeptDraft, type NotesInHand, useNotes } from './use-notes.ts'

/** Documented: how many the Recent tab shows. */
const RECENT_NOTES = 6
const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]'

type ListProps = {
  user: User
  deeds: NoteDeeds
  /** What stands here while there is no note at all. */
  empty: ReactNode
}

function AllNotes({ user, deeds, empty, tag }: ListProps & { tag: string | null }) {
  const { t } = useTranslation('notes')
  const found = useInfiniteQuery(notesQuery(user.id, tag ? { tag } : {}))
  return (
    <PagedList
      query={found}
      failed={t('list.failed')}
      loading={<NotesSkeleton />}
      empty={tag ? <EmptyState drawing={<OpenBook />} title={t('list.noneTagged', { tag })} /> : empty}
      keyOf={({ id }) => id}
      label={t('tabs.all')}
    >
      {(note) => <NoteCard note={note} user={user} deeds={deeds} />}
    </PagedList>
  )
}

function RecentNotes({ user, deeds, empty }: ListProps) {
  const { t } = useTranslation('notes')
  const found = useInfiniteQuery(notesQuery(user.id, {}))
  if (found.isPending) return <NotesSkeleton />
  if (found.isError && !found.data) return <ErrorState title={t('list.failed')} query={found} />
  // The list comes newest first.
  const recent = found.data.pages.flatMap(({ items }) => items).slice(0, RECENT_NOTES)
  if (recent.length === 0) return empty
  return (
    <ul aria-label={t('tabs.recent')} className={GRID}>
      {recent.map((note) => (
        <li key={note.id}>
          <NoteCard note={note} user={user} deeds={deeds} />
        </li>
      ))}
    </ul>
  )
}

function FoundNotes(props: Omit<ListProps, 'empty'> & { q: string; tag: string | null }) {
  const { user, deeds, q, tag } = props
  const { t } = useTranslation('notes')
  const found = useQuery(foundNotesQuery(user.id, q, tag ?? undefined))
  if (found.isPending) return <NotesSkeleton />
  if (found.isError && !found.data) return <ErrorState title={t('list.failed')} query={found} />
  const notes = found.data
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-muted">
        {notes.length === MOST_NOTES_FOUND
          ? t('list.foundMost', { count: notes.length })
          : t('list.found', { count: notes.length })}
      </p>
      {notes.length === 0 ? (
        <EmptyState
          drawing={<OpenBook />}
          title={t('list.noneFound', { q })}
          description={t('list.noneFoundText')}
        />
      ) : (
        <ul aria-label={t('list.results')} className={GRID}>
          {notes.map(({ note, ...marks }) => (
            <li key={note.id}>
              <NoteCard note={note} user={user} deeds={deeds} found={marks} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function NotesSkeleton() {
  return (
    <SkeletonArea className={GRID}>
      {['a', 'b', 'c'].map((place) => (
        <Card key={place} padding="small" className="flex flex-col gap-4">
          <Skeleton className="h-6 w-2/3" shape="line" />
          <Skeleton className="h-4 w-1/3" shape="line" />
          <SkeletonText lines={4} />
          <Skeleton className="h-11 w-full" shape="control" />
        </Card>
      ))}
    </SkeletonArea>
  )
}

const loadNote = async () => (await import('../../kit/notes/note-dialog.tsx')).NoteDialog
const loadReading = async () => (await import('./reading/reading-dialog.tsx')).ReadingDialog
const loadCards = async () => (await import('./cards/cards-dialog.tsx')).CardsDialog
const loadDeleted = async () => (await import('./deleted-notes.tsx')).DeletedNotes

/** The dialogs of the screen, each fetched when it is first opened. */
function NotesDialogs({ user, notes }: { user: User; notes: NotesInHand }) {
  const { opened, close, view, known, deeds, change } = notes
  if (opened?.dialog === 'note') {
    return (
      <FetchedDialog
        load={loadNote}
        props={{ user, note: opened.note, origin: opened.origin, onClose: close }}
      />
    )
  }
  if (opened?.dialog === 'cards') {
    return <FetchedDialog load={loadCards} props={{ user, note: opened.note, onClose: close }} />
  }
  if (opened?.dialog === 'deleted') {
    return <FetchedDialog load={loadDeleted} props={{ user, onClose: close }} />
  }
  if (view.noteId === null) return null
  return (
    <FetchedDialog
      key={view.noteId}
      load={loadReading}
      props={{ noteId: view.noteId, known, user, deeds, onClose: () => change({ noteId: null }) }}
    />
  )
}

/** One screen for students, professionals and college students. */
export const NotesScreen = withUser(Notes)

function Notes({ user }: { user: User }) {
  const { t } = useTranslation('notes')
  const notes = useNotes(user)
  const { view, change, deeds, heading } = notes
  const [typed, setTyped] = useState(view.q)
  const settled = useSettled(typed.trim())
  const keepInAddress = useEffectEvent((q: string) => q !== view.q && change({ q }))
  useEffect(() => {
    keepInAddress(settled)
  }, [settled])

  const empty = (
    <EmptyState
      drawing={<OpenBook />}
      title={t('empty.title')}
      description={t('empty.text')}
      action={
        <Button size={isYoung(user) ? 'large' : 'medium'} onClick={notes.create}>
          <Plus aria-hidden="true" />
          {t('empty.action')}
        </Button>
      }
    />
  )
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} headingRef={heading} intro={t('intro')}>
        <Button size={isYoung(user) ? 'large' : 'medium'} onClick={notes.create}>
          <Plus aria-hidden="true" />
          {t('create')}
        </Button>
        <DropdownMenu
          align="end"
          trigger={<IconButton variant="outline" label={t('menu.label')} icon={EllipsisVertical} />}
        >
          <MenuItem icon={FileDown} onSelect={notes.exportAll}>
            {view.tag === null ? t('menu.exportAll') : t('menu.exportTag', { tag: view.tag })}
          </MenuItem>
          <MenuItem icon={Trash2} onSelect={notes.showDeleted}>
            {t('menu.deleted')}
          </MenuItem>
        </DropdownMenu>
      </PageHeader>
      <DraftList drafts={notes.drafts} onContinue={notes.continueDraft} onDiscard={notes.discardDraft} />
      <Tabs value={view.tab} onValueChange={(tab) => change({ tab: tab === 'recent' ? 'recent' : 'all' })}>
        <TabList label={t('tabs.label')}>
          <Tab value="all">{t('tabs.all')}</Tab>
          <Tab value="recent">{t('tabs.recent')}</Tab>
        </TabList>
        <TabPanel value="all">
          <div className="flex flex-col gap-4">
            <NotesFilter
              user={user}
              typed={typed}
              onType={setTyped}
              tag={view.tag}
              onTag={(tag) => change({ tag })}
            />
            {settled ? (
              <FoundNotes user={user} deeds={deeds} q={settled} tag={view.tag} />
            ) : (
              <AllNotes user={user} deeds={deeds} empty={empty} tag={view.tag} />
            )}
          </div>
        </TabPanel>
        <TabPanel value="recent">
          <RecentNotes user={user} deeds={deeds} empty={empty} />
        </TabPanel>
      </Tabs>
      <NotesDialogs user={user} notes={notes} />
    </div>
  )
}

type DraftListProps = {
  drafts: readonly KeptDraft[]
  onContinue: (draft: KeptDraft) => void
  onDiscard: (draft: KeptDraft) => void
}

/** What was typed and never saved, offered again. */
function DraftList({ drafts, onContinue, onDiscard }: DraftListProps) {
  const { t } = useTranslation(['notes', 'study'])
  if (drafts.length === 0) return null
  return (
    <Card tone="brand" padding="small" className="flex flex-col gap-2">
      <h2 className="flex items-center gap-2 font-semibold">
        <NotebookPen aria-hidden="true" className="size-5 shrink-0" />
        {t('drafts.title', { count: drafts.length })}
      </h2>
      <ul className="flex flex-col gap-2">
        {drafts.map((draft) => {
          const name = draft.values.title.trim() || t('drafts.untitled')
          return (
            <li key={draft.name} className="flex flex-wrap items-center gap-2">
              <span className="wrap-anywhere min-w-0 flex-1 basis-48">{name}</span>
              <Button variant="outline" onClick={() => onContinue(draft)}>
                {t('drafts.continue')}
                <span className="sr-only">{name}</span>
              </Button>
              <Button variant="ghost" onClick={() => onDiscard(draft)}>
                {t('study:draft.discard')}
                <span className="sr-only">{name}</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

type NotesFilterProps = {
  user: User
  typed: string
  onType: (text: string) => void
  tag: string | null
  onTag: (tag: string | null) => void
}

function NotesFilter({ user, typed, onType, tag, onTag }: NotesFilterProps) {
  const { t } = useTranslation('notes')
  const tags = useQuery(noteTagsQuery(user.id)).data ?? []
  // The tag of the address stays to be seen even if no note has it any more.
  const isKnown = tag === null || tags.some((one) => one.tag === tag)
  const options = [...(isKnown ? [] : [{ tag, notes: 0 }]), ...tags].map((one) => ({
    value: one.tag,
    label: t('filter.tagCount', { tag: one.tag, count: one.notes }),
  }))
  return (
    <search aria-label={t('filter.label')} className="flex flex-col flex-wrap gap-3 sm:flex-row">
      <SearchInput
        value={typed}
        onValueChange={onType}
        maxLength={200}
        label={t('filter.search')}
        className="min-w-48 sm:flex-[99]"
      />
      {options.length > 0 && (
        <Combobox
          options={options}
          value={tag}
          onValueChange={onTag}
          aria-label={t('filter.tag')}
          placeholder={t('filter.allTags')}
          className="sm:min-w-64 sm:flex-1"
        />
      )}
    </search>
  )
}
