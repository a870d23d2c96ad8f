import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import {
  ChevronDown,
  CirclePlay,
  Download,
  FileSpreadsheet,
  FileUp,
  Layers,
  Plus,
  Settings2,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { Flashcard, flashcards } from '#contract/study/flashcards.ts'
import { sendNow } from '../../device/outbox/outbox.ts'
import { useWaitingWrites } from '../../device/outbox/use-waiting-writes.ts'
import { useDayText } from '../../kit/days/use-day-text.ts'
import { isYoung } from '../../kit/learning/is-young.ts'
import type { SearchAt } from '../../kit/navigation/app-target.ts'
import { usePagePath } from '../../kit/navigation/use-page-path.ts'
import { QueryView } from '../../kit/queries/query-view.tsx'
import { FetchedDialog } from '../../kit/study/fetched-dialog.tsx'
import { withUser } from '../../kit/with-user.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { DropdownMenu, MenuItem } from '../../ui/overlays/dropdown-menu.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { hasFilter } from './card-filter.ts'
import { DueCounts, NextDue } from './due/due-counts.tsx'
import { PausedNote } from './due/paused-note.tsx'
import { dueQuery, forecastQuery, limitsQuery } from './flashcards.data.ts'
import { AllCards } from './list/all-cards.tsx'
import { CardFilters, useFilter } from './list/card-filters.tsx'
import { type ReviewWish, readView, writeWish } from './read-view.ts'
import { UnsentNote } from './review/unsent-note.tsx'

/** From this on it is not counted any further. */
const MOST_COUNTED = 100

/** What was done today of what a day shows, and what waits behind it. */
function TodayLimits({ beyond }: { beyond: { reviews: number; fresh: number } }) {
  const { t } = useTranslation('flashcards')
  const { data: limits } = useQuery(limitsQuery)
  const over = beyond.reviews + beyond.fresh
  const isMore = beyond.reviews >= MOST_COUNTED || beyond.fresh >= MOST_COUNTED
  return (
    <div className="flex flex-col">
      <p className="min-h-6">
        {limits &&
          t('due.today', {
            fresh: limits.doneToday.fresh,
            newPerDay: limits.newPerDay,
            reviews: limits.doneToday.reviews,
            reviewsPerDay: limits.reviewsPerDay,
          })}
      </p>
      {over > 0 && <p>{isMore ? t('due.beyondMany', { count: over }) : t('due.beyond', { count: over })}</p>}
    </div>
  )
}

type Due = OutputOf<typeof flashcards.due>
type DuePanelProps = { user: User; onReview: (wish: ReviewWish) => void; onSettings: () => void }

function DuePanel({ user, onReview, onSettings }: DuePanelProps) {
  const { t } = useTranslation('flashcards')
  const { filters, setFilters, asked } = useFilter()
  const { only: _, ...filter } = asked
  const [hasFilters, setHasFilters] = useState(false)
  const due = useQuery(dueQuery({ isAll: false, ...filter }))
  if (due.isPending)
    return (
      <SkeletonBlocks
        blocks={[{ className: 'ms-auto h-11 w-40', shape: 'control' }, 'h-52 w-full', 'h-80 w-full']}
        className="flex flex-col gap-6"
      />
    )
  if (due.isError && !due.data) return <ErrorState title={t('due.failed')} query={due} />
  const review = (isAll: boolean) => onReview({ ...filter, isAll })
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          variant="ghost"
          aria-expanded={hasFilters}
          onClick={() => {
            if (hasFilters) setFilters({ ...filters, search: '', tag: '', difficulty: '' })
            setHasFilters(!hasFilters)
          }}
        >
          <Layers aria-hidden="true" />
          {hasFilters ? t('due.allCards') : t('due.someCards')}
        </Button>
        <Button variant="outline" onClick={onSettings}>
          <Settings2 aria-hidden="true" />
          {t('settings.open')}
        </Button>
      </div>
      {hasFilters && <CardFilters userId={user.id} filters={filters} onChange={setFilters} />}
      {due.data.pausedUntil !== null ? (
        <PausedNote pausedUntil={due.data.pausedUntil} />
      ) : due.data.cards.length === 0 ? (
        <NothingDue due={due.data} isFiltered={hasFilter(filter)} onReviewAll={() => review(true)} />
      ) : (
        <StartCard due={due.data} isYoung={isYoung(user)} onStart={() => review(false)} />
      )}
      {hasFilter(filter) && due.data.cards.length > 0 && (
        <div>
          <Button variant="outline" onClick={() => review(true)}>
            {t('due.reviewAll')}
          </Button>
        </div>
      )}
      <ForecastChart />
    </div>
  )
}

type StartCardProps = { due: Due; isYoung: boolean; onStart: () => void }

function StartCard({ due: { waiting, beyond }, isYoung, onStart }: StartCardProps) {
  const { t } = useTranslation('flashcards')
  const count = waiting.fresh + waiting.learning + waiting.reviews
  return (
    <Card tone="brand" className="flex flex-wrap items-center justify-between gap-6">
      <div className="flex min-w-0 flex-col gap-4">
        <h2 className="font-semibold text-2xl">{t('due.title', { count })}</h2>
        <DueCounts counts={waiting} />
        <TodayLimits beyond={beyond} />
      </div>
      <Button size="large" onClick={onStart} className={isYoung ? 'min-h-20 px-10 text-2xl' : ''}>
        <CirclePlay aria-hidden="true" />
        {t('due.start')}
      </Button>
    </Card>
  )
}

type NothingDueProps = { due: Due; isFiltered: boolean; onReviewAll: () => void }

function NothingDue({ due: { beyond }, isFiltered, onReviewAll }: NothingDueProps) {
  const { t } = useTranslation('flashcards')
  return (
    <Card>
      <EmptyState
        drawing={<Sprout stage={4} />}
        title={t('due.none')}
        description={
          <>
            {t('due.caughtUp')}
            <NextDue />
          </>
        }
        action={
          <Button variant="outline" onClick={onReviewAll}>
            {isFiltered ? t('due.reviewAll') : t('due.reviewAnyway')}
          </Button>
        }
      />
      <div className="mx-auto w-fit text-center">
        <TodayLimits beyond={beyond} />
      </div>
    </Card>
  )
}

function ForecastChart() {
  const { t } = useTranslation('flashcards')
  const sayDay = useDayText()
  const loading = <SkeletonBlocks blocks={['h-96 w-full']} />
  return (
    <QueryView query={useQuery(forecastQuery)} failed={t('forecast.failed')} loading={loading}>
      {(days) => (
        <Card>
          <BarChart
            headingLevel={2}
            title={t('forecast.title')}
            description={t('forecast.text')}
            categoryName={t('forecast.day')}
            categories={days.map(({ day }) => sayDay(day, { month: 'short', day: 'numeric' }))}
            highest={5}
            heightPx={240}
            series={[
              { name: t('forecast.reviews'), values: days.map(({ reviews }) => reviews) },
              { name: t('forecast.fresh'), values: days.map(({ fresh }) => fresh) },
            ]}
          />
        </Card>
      )}
    </QueryView>
  )
}

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

/** One screen for students, professionals and college students. */
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
