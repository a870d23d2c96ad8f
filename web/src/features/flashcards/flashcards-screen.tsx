import { useNavigate, useSearch } from '@tanstack/react-router'
import { ChevronDown, Download, FileSpreadsheet, FileUp, Layers, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Flashcard } from '#contract/study/flashcards.ts'
import { sendNow } from '../../device/outbox/outbox.ts'
import { useWaitingWrites } from '../../device/outbox/use-waiting-writes.ts'
import { isYoung } from '../../kit/learning/is-young.ts'
import type { SearchAt } from '../../kit/navigation/app-target.ts'
import { usePagePath } from '../../kit/navigation/use-page-path.ts'
import { FetchedDialog } from '../../kit/study/fetched-dialog.tsx'
import { withUser } from '../../kit/with-user.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { DropdownMenu, MenuItem } from '../../ui/overlays/dropdown-menu.tsx'
import { DuePanel } from './due/due-panel.tsx'
import { AllCards } from './list/all-cards.tsx'
import { type ReviewWish, readView, writeWish } from './read-view.ts'
import { UnsentNote } from './review/unsent-note.tsx'

const FORMATS = ['apkg', 'csv', 'tsv'] as const
const EXPORT_PATH = '/api/flashcards/export'

/** Plain links: the browser saves the file and shows how far it is. */
function ExportMenu() {
  const { t } = useTranslation('flashcards')
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button variant="outline">
          <Download aria-hidden="true" />
          {t('files.export')}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      {FORMATS.map((format) => (
        <MenuItem key={format} asChild>
          <a href={`${EXPORT_PATH}?format=${format}`} download>
            {format === 'apkg' ? <Layers aria-hidden="true" /> : <FileSpreadsheet aria-hidden="true" />}
            {t(`files.${format}`)}
          </a>
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}

const loadCard = async () => (await import('./dialog/card-dialog.tsx')).CardDialog
const loadDeleted = async () => (await import('./list/deleted-cards.tsx')).DeletedCards
const loadImport = async () => (await import('./files/import-dialog.tsx')).ImportDialog
const loadSettings = async () => (await import('./settings/settings-dialog.tsx')).SettingsDialog
const loadReview = async () => (await import('./review/review-screen.tsx')).ReviewScreen

/** One screen for pupils, professionals and college students. */
export const FlashcardsScreen = withUser(Flashcards)

type Opened = { dialog: 'card'; card: Flashcard | null } | { dialog: 'deleted' | 'import' | 'settings' }

function Flashcards({ user }: { user: User }) {
  const { t } = useTranslation('flashcards')
  const { view, path, tab, showTab, review, leaveReview } = useView()
  const [opened, setOpened] = useState<Opened | null>(null)
  const unsentCount = useWaitingWrites(user.id, 'flashcards.rate').length
  const close = () => setOpened(null)
  const create = () => setOpened({ dialog: 'card', card: null })
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')}>
        <Button variant="outline" onClick={() => setOpened({ dialog: 'import' })}>
          <FileUp aria-hidden="true" />
          {t('files.import')}
        </Button>
        <ExportMenu />
        <Button
          onClick={create}
          size={isYoung(user) ? 'large' : 'medium'}
          className="max-2xl:order-first max-sm:w-full"
        >
          <Plus aria-hidden="true" />
          {t('create')}
        </Button>
      </PageHeader>
      {unsentCount > 0 && view.kind === 'tabs' && (
        <UnsentNote count={unsentCount} onSendAgain={() => void sendNow(user.id)} />
      )}
      <Tabs value={tab} onValueChange={(next) => showTab(next === 'due' ? 'due' : 'all')}>
        <TabList label={t('tabs.label')}>
          <Tab value="all">{t('tabs.all')}</Tab>
          <Tab value="due">{t('tabs.due')}</Tab>
        </TabList>
        <TabPanel value="all">
          <AllCards
            user={user}
            onCreate={create}
            onEdit={(card) => setOpened({ dialog: 'card', card })}
            onImport={() => setOpened({ dialog: 'import' })}
            onReview={review}
          />
          <Button variant="ghost" className="-ms-4 mt-6" onClick={() => setOpened({ dialog: 'deleted' })}>
            <Trash2 aria-hidden="true" />
            {t('list.deletedTitle')}
          </Button>
        </TabPanel>
        <TabPanel value="due">
          <DuePanel user={user} onReview={review} onSettings={() => setOpened({ dialog: 'settings' })} />
        </TabPanel>
      </Tabs>
      {opened?.dialog === 'card' && (
        <FetchedDialog load={loadCard} props={{ user, card: opened.card, onClose: close }} />
      )}
      {opened?.dialog === 'deleted' && <FetchedDialog load={loadDeleted} props={{ user, onClose: close }} />}
      {opened?.dialog === 'import' && <FetchedDialog load={loadImport} props={{ user, onClose: close }} />}
      {opened?.dialog === 'settings' && (
        <FetchedDialog load={loadSettings} props={{ user, onClose: close }} />
      )}
      {view.kind === 'review' && (
        <FetchedDialog load={loadReview} props={{ user, wish: view.wish, path, onClose: leaveReview }} />
      )}
    </div>
  )
}

/** Tab and review stand in the address: Back leads out of a review, and a link leads straight into one. */
function useView() {
  const path = usePagePath('flashcards', 'professionalFlashcards', 'collegeFlashcards')
  const navigate = useNavigate()
  const view = readView(useSearch({ from: path }))
  const [lastTab, setLastTab] = useState<'all' | 'due'>('due')
  const tab = view.kind === 'tabs' ? view.tab : lastTab
  const go = (query: SearchAt<typeof path>, replace: boolean) =>
    void navigate({ to: path, search: query, replace, resetScroll: false })
  const showTab = (next: 'all' | 'due') => go(next === 'due' ? { tab: 'due' } : {}, true)
  return {
    view,
    path,
    tab,
    showTab,
    review(wish: ReviewWish) {
      setLastTab(tab)
      go(writeWish(wish), false)
    },
    leaveReview: () => showTab(lastTab),
  }
}
