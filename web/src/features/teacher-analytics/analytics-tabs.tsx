import { useTranslation } from 'react-i18next'
import type { ClassSummary } from '#contract/teaching/classes.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import {
  ANALYTICS_TABS,
  type AnalyticsAddress,
  type AnalyticsTab,
  type ShowAddress,
} from './analytics-address.ts'
import { NeedsPanel } from './needs/needs-panel.tsx'
import { OverviewPanel } from './overview/overview-panel.tsx'
import { QuizzesPanel } from './quizzes/quizzes-panel.tsx'
import { SkillMapPanel } from './skill-map/skill-map-panel.tsx'
import { useQuery } from '@tanstack/react-query'
import type { SharedIdea } from '#contract/teaching/class-analytics.ts'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import type { Column } from '../../ui/table/column.ts'
import { ideasQuery } from './class-analytics.data.ts'
import { ExportButton, nameFile } from './export-button.tsx'
import { IdeaCard } from './ideas/idea-card.tsx'

type AnalyticsTabsProps = {
  classes: readonly ClassSummary[]
  /** Undefined: all of them. */
  chosen: ClassSummary | undefined
  address: AnalyticsAddress
  onShow: ShowAddress
}

/** Only the tab that is looked at asks the server. */
export function AnalyticsTabs({ classes, chosen, address, onShow }: AnalyticsTabsProps) {
  const { t } = useTranslation('teacherAnalytics')
  const chooseClass = <ChooseClass classes={classes} onChoose={(classId) => onShow({ classId })} />
  return (
    <Tabs
      value={address.tab}
      onValueChange={(tab) => onShow({ tab: tab as AnalyticsTab, quizId: undefined })}
    >
      <TabList label={t('tabs.label')}>
        {ANALYTICS_TABS.map((tab) => (
          <Tab key={tab} value={tab}>
            {t(`tabs.${tab}`)}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="overview">
        <OverviewPanel chosen={chosen} address={address} onShow={onShow} />
      </TabPanel>
      <TabPanel value="skills">
        {chosen ? (
          <SkillMapPanel key={chosen.id} chosen={chosen} address={address} onShow={onShow} />
        ) : (
          chooseClass
        )}
      </TabPanel>
      <TabPanel value="ideas">
        {chosen ? <IdeasPanel key={chosen.id} chosen={chosen} /> : chooseClass}
      </TabPanel>
      <TabPanel value="needs">
        <NeedsPanel chosen={chosen} />
      </TabPanel>
      <TabPanel value="quizzes">
        <QuizzesPanel chosen={chosen} quizId={address.quizId} onShow={onShow} />
      </TabPanel>
    </Tabs>
  )
}

function ChooseClass({
  classes,
  onChoose,
}: {
  classes: readonly ClassSummary[]
  onChoose: (classId: number) => void
}) {
  const { t } = useTranslation('teacherAnalytics')
  return (
    <EmptyState
      title={t('choose.title')}
      description={t('choose.text')}
      action={classes.map(({ id, name }) => (
        <Button key={id} variant="outline" onClick={() => onChoose(id)}>
          {name}
        </Button>
      ))}
    />
  )
}

/** What several pupils think, with whom to gather and what to teach again. */
function IdeasPanel({ chosen }: { chosen: ClassSummary }) {
  const { t } = useTranslation('teacherAnalytics')
  const found = useQuery(ideasQuery(chosen.id))
  const ideas = found.data ?? []
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="font-semibold text-2xl">{t('ideas.title')}</h2>
          <p className="text-muted">{t('ideas.text')}</p>
        </div>
        {ideas.length > 0 && <IdeasExport ideas={ideas} className={chosen.name} />}
      </div>
      {found.isError && !found.data ? (
        <ErrorState title={t('ideas.failed')} query={found} />
      ) : found.isPending ? (
        <SkeletonBlocks blocks={['h-44']} times={2} />
      ) : ideas.length === 0 ? (
        <EmptyState
          drawing={<Sprout stage={3} />}
          title={t('ideas.none')}
          description={t('ideas.noneText')}
          headingLevel={3}
        />
      ) : (
        <ul className="flex flex-col gap-4">
          {ideas.map((idea) => (
            <li key={`${idea.skill.id} ${idea.idea}`}>
              <IdeaCard shared={idea} classId={chosen.id} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type IdeaLine = { shared: SharedIdea; pupil: SharedIdea['pupils'][number] }

function IdeasExport({ ideas, className }: { ideas: readonly SharedIdea[]; className: string }) {
  const { t } = useTranslation('teacherAnalytics')
  const lines: IdeaLine[] = ideas.flatMap((shared) => shared.pupils.map((pupil) => ({ shared, pupil })))
  const columns: Column<IdeaLine>[] = [
    { id: 'idea', header: t('ideas.csv.idea'), value: ({ shared }) => shared.idea },
    { id: 'skill', header: t('ideas.csv.skill'), value: ({ shared }) => shared.skill.name },
    {
      id: 'student',
      header: t('ideas.csv.student'),
      value: ({ pupil }) => `${pupil.lastName}, ${pupil.firstName}`,
    },
    { id: 'answers', header: t('ideas.csv.answers'), value: ({ pupil }) => pupil.answers },
    { id: 'lesson', header: t('ideas.csv.lesson'), value: ({ shared }) => shared.reteach?.title },
  ]
  return <ExportButton rows={lines} columns={columns} fileName={nameFile(className, t('tabs.ideas'))} />
}
