import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus, SquarePlay, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { StudyGuide } from '#contract/study/study-guides.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { isYoung } from '../../kit/learning/is-young.ts'
import { usePagePath } from '../../kit/navigation/use-page-path.ts'
import { useUser } from '../../kit/session.ts'
import { FetchedDialog } from '../../kit/study/fetched-dialog.tsx'
import { useSettled } from '../../kit/study/use-settled.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { GuideSearch, PublicFilters } from './list/guide-filters.tsx'
import { OwnGuides } from './list/own-guides.tsx'
import { PublicGuides } from './list/public-guides.tsx'
import { type PreviewedGuide, toPreviewed } from './preview/previewed-guide.ts'
import { WantedGuide } from './preview/wanted-guide.tsx'
import { type GuideTab, readTab } from './read-tab.ts'

const loadGuide = async () => (await import('./dialog/guide-dialog.tsx')).GuideDialog
const loadPreview = async () => (await import('./preview/preview-dialog.tsx')).PreviewDialog
const loadDeleted = async () => (await import('./deleted-guides.tsx')).DeletedGuides

/** One screen for pupils, professionals and college students. */
export function StudyGuidesScreen() {
  const user = useUser()
  return user && <StudyGuides user={user} />
}

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
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-semibold text-3xl">{t('title')}</h1>
        <div className="flex flex-wrap gap-3">
          {user.role === 'professional' && (
            <Button asChild variant="outline">
              <AppLink to="/professional/video-content">
                <SquarePlay aria-hidden="true" />
                {t('videos')}
              </AppLink>
            </Button>
          )}
          <Button onClick={create} size={isYoung(user) ? 'large' : 'medium'}>
            <Plus aria-hidden="true" />
            {t('create')}
          </Button>
        </div>
      </div>
      <Tabs value={tab} onValueChange={(next) => showTab(readTab({ tab: next }))}>
        <TabList label={t('tabs.label')}>
          <Tab value="own">{t('tabs.own')}</Tab>
          <Tab value="public">{t('tabs.public')}</Tab>
        </TabList>
        <search aria-label={t('searchArea')} className="flex flex-wrap gap-3">
          <GuideSearch value={typed} onType={setTyped} />
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
      void navigate({
        to: path,
        search: tab === 'public' ? { tab } : {},
        replace: true,
        resetScroll: false,
      }),
  }
}
