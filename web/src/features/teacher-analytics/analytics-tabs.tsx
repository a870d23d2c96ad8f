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
import { IdeasPanel } from './ideas/ideas-panel.tsx'
import { NeedsPanel } from './needs/needs-panel.tsx'
import { OverviewPanel } from './overview/overview-panel.tsx'
import { QuizzesPanel } from './quizzes/quizzes-panel.tsx'
import { SkillMapPanel } from './skill-map/skill-map-panel.tsx'

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
