import { useQuery } from '@tanstack/react-query'
import * as Icons from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClassSummary } from '#contract/teaching/classes.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { ownClassesQuery } from '../../kit/classroom/own-classes.data.ts'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { EndlessList } from '../../kit/study/endless-list.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Select, SelectItem } from '../../ui/forms/select.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { MenuItem, MenuSeparator } from '../../ui/overlays/dropdown-menu.tsx'
import { MoreMenu } from '../../ui/overlays/more-menu.tsx'
import { EmptyList } from '../../ui/states/empty-list.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { chooseClasses } from './choose-classes.ts'
import { CodeDialog, CopyCodeButton } from './code/code-dialog.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { useClassDeeds } from './use-class-deeds.ts'
import { useFacts } from './use-facts.ts'

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3'

export function ClassesScreen() {
  const { t } = useTranslation('classes')
  const found = useQuery(ownClassesQuery)
  const [search, setSearch] = useState('')
  const [isActive, setActive] = useState(true)
  const heading = useRef<HTMLHeadingElement>(null)
  const all = found.data ?? []
  const shown = chooseClasses(all, { search, isActive })
  const isSearched = search.trim() !== ''
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6">
      <PageHeader title={t('title')} headingRef={heading} intro={t('intro')}>
        <LinkButton icon={Icons.Plus} to="/teacher/classes/create">
          {t('create')}
        </LinkButton>
      </PageHeader>
      {(!found.data || all.length > 0) && (
        <search className="flex flex-wrap gap-3">
          <SearchInput
            value={search}
            onValueChange={setSearch}
            maxLength={100}
            label={t('search')}
            className="min-w-48 flex-1 basis-64"
          />
          <Select
            value={isActive ? 'active' : 'archived'}
            onValueChange={(value) => setActive(value === 'active')}
            aria-label={t('filter')}
            className="w-full sm:w-40"
          >
            <SelectItem value="active">{t('active')}</SelectItem>
            <SelectItem value="archived">{t('archived')}</SelectItem>
          </Select>
        </search>
      )}
      {found.isPending && <SkeletonBlocks blocks={['h-44']} times={3} className={GRID} />}
      {found.isError && !found.data && <ErrorState title={t('failed')} query={found} />}
      {found.data && shown.length === 0 && (
        <EmptyList
          drawing={<Sprout stage={0} />}
          title={t('empty.title')}
          description={t('empty.text')}
          action={<LinkButton to="/teacher/classes/create">{t('create')}</LinkButton>}
          filtered={
            all.length > 0 &&
            (isSearched || !isActive) && {
              title: isSearched ? t('empty.foundTitle') : t('empty.archivedTitle'),
              description: isSearched ? t('empty.foundText') : t('empty.archivedText'),
              clear: t('empty.clear'),
              onClear: () => {
                setSearch('')
                setActive(true)
              },
            }
          }
        />
      )}
      {shown.length > 0 && (
        <EndlessList items={shown} keyOf={({ id }) => id} label={t('list')} className={GRID}>
          {(room) => <ClassCard room={room} onGone={() => heading.current?.focus()} />}
        </EndlessList>
      )}
    </div>
  )
}

function ClassCard({ room, onGone }: { room: ClassSummary; onGone: () => void }) {
  const { t } = useTranslation('classes')
  const toFacts = useFacts()
  const [opened, setOpened] = useState<'code' | 'duplicate' | null>(null)
  const facts = toFacts(room)
  const close = () => setOpened(null)
  return (
    <Card isInteractive padding="small" className="flex h-full flex-col gap-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="wrap-anywhere font-medium text-lg leading-snug">
            <AppLink
              to="/teacher/classes/$id"
              params={{ id: String(room.id) }}
              className="rounded-card after:absolute after:inset-0 after:rounded-card"
            >
              {room.name}
            </AppLink>
          </h2>
          {facts && <p className="wrap-anywhere text-muted">{facts}</p>}
        </div>
        <ClassMenu
          room={room}
          onShowCode={() => setOpened('code')}
          onDuplicate={() => setOpened('duplicate')}
          onGone={onGone}
        />
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
        <li className="flex items-center gap-1.5">
          <Icons.Users aria-hidden="true" className="size-5 shrink-0" />
          {t('students', { count: room.pupils })}
        </li>
        <li className="flex items-center gap-1.5">
          <Icons.ClipboardList aria-hidden="true" className="size-5 shrink-0" />
          {t('assignments', { count: room.activeAssignments })}
        </li>
      </ul>
      <div className="mt-auto flex flex-wrap items-center gap-2">
        {!room.isActive ? (
          <Badge>{t('archivedBadge')}</Badge>
        ) : room.isJoinOpen ? (
          <CopyCodeButton name={room.name} classCode={room.classCode} />
        ) : (
          <Badge tone="outline">{t('closedBadge')}</Badge>
        )}
      </div>
      {opened === 'code' && <CodeDialog room={room} onClose={close} />}
      {opened === 'duplicate' && <DuplicateDialog room={room} onClose={close} />}
    </Card>
  )
}

type ClassMenuProps = {
  room: ClassSummary
  onShowCode: () => void
  onDuplicate: () => void
  /** Where the keyboard goes when the card is gone. */
  onGone: () => void
}

function ClassMenu({ room, onShowCode, onDuplicate, onGone }: ClassMenuProps) {
  const { t } = useTranslation('classes')
  const deeds = useClassDeeds()
  const { id, name, isActive } = room
  const leave = async (deed: Promise<boolean>) => {
    if (await deed) onGone()
  }
  return (
    <MoreMenu className="relative z-10" aria-label={t('menuOf', { name })}>
      <MenuItem icon={Icons.QrCode} onSelect={onShowCode}>
        {t('showCode')}
      </MenuItem>
      <MenuItem asChild>
        <AppLink to="/teacher/classes/$id" params={{ id: String(id) }} search={{ tab: 'settings' }}>
          <Icons.Pencil aria-hidden="true" />
          {t('edit')}
        </AppLink>
      </MenuItem>
      <MenuItem icon={Icons.CopyPlus} onSelect={onDuplicate}>
        {t('duplicateAction')}
      </MenuItem>
      <MenuItem
        icon={isActive ? <Icons.Archive aria-hidden="true" /> : <Icons.ArchiveRestore aria-hidden="true" />}
        onSelect={() => void leave(deeds.setActive(room, !isActive))}
      >
        {isActive ? t('archive') : t('unarchive')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Icons.Trash2} isDestructive onSelect={() => void leave(deeds.remove(room))}>
        {t('delete')}
      </MenuItem>
    </MoreMenu>
  )
}
