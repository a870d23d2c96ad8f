import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Eye, Plus, SquarePlay, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { PublicGuide, StudyGuide } from '#contract/study/study-guides.ts'
import { isYoung } from '../../kit/learning/is-young.ts'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { usePagePath } from '../../kit/navigation/use-page-path.ts'
import { PagedList } from '../../kit/queries/paged-list.tsx'
import { FetchedDialog } from '../../kit/study/fetched-dialog.tsx'
import { GradeSelect } from '../../kit/study/grade-select.tsx'
import { useSettled } from '../../kit/study/use-settled.ts'
import { withUser } from '../../kit/with-user.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { OpenBook } from '../../ui/drawings/open-book.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Select, SelectItem, SelectItems } from '../../ui/forms/select.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { GUIDE_GRID, GuideCard, GuidesSkeleton } from './list/guide-card.tsx'
import { OwnGuides } from './list/own-guides.tsx'
import { type PreviewedGuide, toPreviewed } from './preview/previewed-guide.ts'
import { WantedGuide } from './preview/wanted-guide.tsx'
import { type PublicWanted, publicGuidesQuery, publicSubjectsQuery } from './study-guides.data.ts'

const ALL = 'all'

type PublicFiltersProps = { wanted: PublicWanted; onChange: (next: Partial<PublicWanted>) => void }

function PublicFilters({ wanted, onChange }: PublicFiltersProps) {
  const { t } = useTranslation('guides')
  // Without the list of subjects the words of the search still find them.
  const subjects = useQuery(publicSubjectsQuery).data ?? []
  const isKnown = subjects.some(({ subject }) => subject === wanted.subject)
  return (
    <div className="flex min-w-0 flex-1 basis-80 gap-3">
      <Field label={t('subject')} isLabelHidden className="min-w-0 flex-1">
        <Select
          value={wanted.subject || ALL}
          onValueChange={(subject) => onChange({ subject: subject === ALL ? '' : subject })}
        >
          <SelectItem value={ALL}>{t('allSubjects')}</SelectItem>
          {!isKnown && wanted.subject && <SelectItems values={[wanted.subject]} />}
          <SelectItems values={subjects.map(({ subject }) => subject)} />
        </Select>
      </Field>
      <Field label={t('gradeLabel')} isLabelHidden className="min-w-0 flex-1">
        <GradeSelect value={wanted.grade} onChange={(grade) => onChange({ grade })} none={t('allGrades')} />
      </Field>
    </div>
  )
}

const loadGuide = async () => (await import('./dialog/guide-dialog.tsx')).GuideDialog
const loadPreview = async () => (await import('./preview/preview-dialog.tsx')).PreviewDialog
const loadDeleted = async () => (await import('./deleted-guides.tsx')).DeletedGuides

/** One screen for students, professionals and college students. */
export const StudyGuidesScreen = withUser(StudyGuides)

type Opened =
  | { dialog: 'guide'; guide: StudyGuide | null }
  | { dialog: 'preview'; guide: PreviewedGuide }
  | { dialog: 'deleted' }

const NOTHING_NARROWED = { subject: '', grade: '' }

function StudyGuides({ user }: { user: User }) {
  const { t } = useTranslation('guides')
  const [opened, setOpened] = useState<Opened | null>(null)
  const [typed, setTyped] = useState('')
  const [narrowed, setNarrowed] = useState(NOTHING_NARROWED)
  const q = useSettled(typed.trim())
  const { tab, showTab } = useTab()
  const close = () => setOpened(null)
  const create = () => setOpened({ dialog: 'guide', guide: null })
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')}>
        {user.role === 'professional' && (
          <LinkButton to="/professional/video-content" variant="outline">
            <SquarePlay aria-hidden="true" />
            {t('videos')}
          </LinkButton>
        )}
        <Button onClick={create} size={isYoung(user) ? 'large' : 'medium'}>
          <Plus aria-hidden="true" />
          {t('create')}
        </Button>
      </PageHeader>
      <Tabs value={tab} onValueChange={(next) => showTab(readTab({ tab: next }))}>
        <TabList label={t('tabs.label')}>
          <Tab value="own">{t('tabs.own')}</Tab>
          <Tab value="public">{t('tabs.public')}</Tab>
        </TabList>
        <search aria-label={t('searchArea')} className="flex flex-wrap gap-3">
          <Field label={t('search')} isLabelHidden className="min-w-0 flex-1 basis-64">
            <SearchInput
              value={typed}
              onValueChange={setTyped}
              placeholder={t('searchHint')}
              maxLength={200}
            />
          </Field>
          {tab === 'own' ? (
            <Button
              variant="ghost"
              className="max-[30rem]:-ms-4"
              onClick={() => setOpened({ dialog: 'deleted' })}
            >
              <Trash2 aria-hidden="true" />
              {t('deletedTitle')}
            </Button>
          ) : (
            <PublicFilters
              wanted={{ q, ...narrowed }}
              onChange={(next) => setNarrowed({ ...narrowed, ...next })}
            />
          )}
        </search>
        <TabPanel value="own">
          <OwnGuides
            user={user}
            q={q}
            onCreate={create}
            onPreview={(guide) => setOpened({ dialog: 'preview', guide: toPreviewed(guide) })}
            onEdit={(guide) => setOpened({ dialog: 'guide', guide })}
          />
        </TabPanel>
        <TabPanel value="public">
          <PublicGuides
            user={user}
            wanted={{ q, ...narrowed }}
            onPreview={(guide) => setOpened({ dialog: 'preview', guide })}
          />
        </TabPanel>
      </Tabs>
      {opened?.dialog === 'guide' && (
        <FetchedDialog
          load={loadGuide}
          props={{ user, guide: opened.guide, onSaved: () => showTab('own'), onClose: close }}
        />
      )}
      {opened?.dialog === 'preview' && (
        <FetchedDialog
          load={loadPreview}
          props={{ guide: opened.guide, onShowOwn: () => showTab('own'), onClose: close }}
        />
      )}
      <WantedGuide onShowOwn={() => showTab('own')} />
      {opened?.dialog === 'deleted' && <FetchedDialog load={loadDeleted} props={{ user, onClose: close }} />}
    </div>
  )
}

function useTab() {
  const path = usePagePath('studyGuides', 'professionalStudyGuides', 'collegeStudyGuides')
  const navigate = useNavigate()
  return {
    tab: readTab(useSearch({ from: path })),
    showTab: (tab: GuideTab) =>
      void navigate({ to: path, search: tab === 'public' ? { tab } : {}, replace: true, resetScroll: false }),
  }
}

type GuideTab = 'own' | 'public'

/** The tab stands in the address: going back, loading anew or a bookmark shows it again. */
function readTab(search: Record<string, unknown>): GuideTab {
  return search.tab === 'public' ? 'public' : 'own'
}

type PublicGuidesProps = { user: User; wanted: PublicWanted; onPreview: (guide: PublicGuide) => void }

function PublicGuides({ user, wanted, onPreview }: PublicGuidesProps) {
  const { t } = useTranslation('guides')
  const found = useInfiniteQuery(publicGuidesQuery(wanted))
  const isNarrowed = Boolean(wanted.q || wanted.subject || wanted.grade)
  return (
    <div aria-busy={found.isPlaceholderData || undefined}>
      <PagedList
        query={found}
        failed={t('failed')}
        loading={<GuidesSkeleton />}
        empty={
          <EmptyState
            drawing={<OpenBook />}
            title={isNarrowed ? t('noneFound') : t('emptyPublic')}
            description={isNarrowed ? t('noneFoundText') : t('emptyPublicText')}
          />
        }
        keyOf={({ id }) => id}
        label={t('tabs.public')}
        className={GUIDE_GRID}
      >
        {(guide) => (
          <GuideCard
            guide={guide}
            marks={guide.isOwn && <Badge tone="info">{t('yours')}</Badge>}
            actions={(titleId) => (
              <Button
                variant="secondary"
                size={isYoung(user) ? 'large' : 'medium'}
                aria-describedby={titleId}
                onClick={() => onPreview(guide)}
              >
                <Eye aria-hidden="true" />
                {t('preview')}
              </Button>
            )}
          />
        )}
      </PagedList>
    </div>
  )
}
