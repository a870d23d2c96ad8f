import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnalyzedQuiz, SharedIdea } from '#contract/teaching/class-analytics.ts'
import type { ClassSummary } from '#contract/teaching/classes.ts'
import { Button } from '../../ui/actions/button.tsx'
import { formatDate } from '../../ui/format/format-date.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import {
  ANALYTICS_TABS,
  type AnalyticsAddress,
  type AnalyticsTab,
  type ShowAddress,
} from './analytics-address.ts'
import { ideasQuery, takenQuizzesQuery } from './class-analytics.data.ts'
import { ExportButton, nameFile } from './export-button.tsx'
import { IdeaCard } from './ideas/idea-card.tsx'
import { ListPanel } from './list-panel.tsx'
import { NeedsPanel } from './needs/needs-panel.tsx'
import { OverviewPanel } from './overview/overview-panel.tsx'
import { ItemAnalysisView } from './quizzes/item-analysis-view.tsx'
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
  const { quizId } = address
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
        {quizId === undefined ? (
          <TakenQuizzes chosen={chosen} onOpen={(id) => onShow({ quizId: id })} />
        ) : (
          <ItemAnalysisView chosen={chosen} quizId={quizId} onBack={() => onShow({ quizId: undefined })} />
        )}
      </TabPanel>
    </Tabs>
  )
}

type ChooseClassProps = { classes: readonly ClassSummary[]; onChoose: (classId: number) => void }

function ChooseClass({ classes, onChoose }: ChooseClassProps) {
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

/** What several students think, with whom to gather and what to teach again. */
function IdeasPanel({ chosen }: { chosen: ClassSummary }) {
  const found = useQuery(ideasQuery(chosen.id))
  return (
    <ListPanel
      name="ideas"
      query={found}
      hasFailed={found.isError && !found.data}
      rows={found.data}
      loading={<SkeletonBlocks blocks={['h-44']} times={2} />}
      stage={3}
      aside={
        found.data && found.data.length > 0 && <IdeasExport ideas={found.data} className={chosen.name} />
      }
    >
      {(ideas) => (
        <ul className="flex flex-col gap-4">
          {ideas.map((idea) => (
            <li key={`${idea.skill.id} ${idea.idea}`}>
              <IdeaCard shared={idea} classId={chosen.id} />
            </li>
          ))}
        </ul>
      )}
    </ListPanel>
  )
}

type IdeaLine = { shared: SharedIdea; student: SharedIdea['pupils'][number] }

function IdeasExport({ ideas, className }: { ideas: readonly SharedIdea[]; className: string }) {
  const { t } = useTranslation('teacherAnalytics')
  const lines: IdeaLine[] = ideas.flatMap((shared) => shared.pupils.map((student) => ({ shared, student })))
  const columns: Column<IdeaLine>[] = [
    { id: 'idea', header: t('ideas.csv.idea'), value: ({ shared }) => shared.idea },
    { id: 'skill', header: t('ideas.csv.skill'), value: ({ shared }) => shared.skill.name },
    {
      id: 'student',
      header: t('ideas.csv.student'),
      value: ({ student }) => `${student.lastName}, ${student.firstName}`,
    },
    { id: 'answers', header: t('ideas.csv.answers'), value: ({ student }) => student.answers },
    { id: 'lesson', header: t('ideas.csv.lesson'), value: ({ shared }) => shared.reteach?.title },
  ]
  return <ExportButton rows={lines} columns={columns} fileName={nameFile(className, t('tabs.ideas'))} />
}

/** The quizzes that the class has taken. */
type TakenQuizzesProps = { chosen: ClassSummary | undefined; onOpen: (quizId: number) => void }

function TakenQuizzes({ chosen, onOpen }: TakenQuizzesProps) {
  const found = useQuery(takenQuizzesQuery({ classId: chosen?.id }))
  return (
    <ListPanel
      name="quizzes"
      query={found}
      hasFailed={found.isError && !found.data}
      rows={found.data}
      loading={<SkeletonBlocks blocks={['h-16']} times={3} className="flex flex-col gap-3" />}
      stage={1}
    >
      {(quizzes) => <QuizTable quizzes={quizzes} chosen={chosen} onOpen={onOpen} />}
    </ListPanel>
  )
}

function QuizTable({ quizzes, chosen, onOpen }: TakenQuizzesProps & { quizzes: readonly AnalyzedQuiz[] }) {
  const { t, i18n } = useTranslation('teacherAnalytics')
  const { t: word } = useTranslation('ui')
  const columns: Column<AnalyzedQuiz>[] = [
    {
      id: 'quiz',
      header: t('quizzes.quiz'),
      value: ({ title }) => title,
      cell: ({ id, title }) => (
        <Button variant="link" className="-ms-4 min-w-40 justify-start text-start" onClick={() => onOpen(id)}>
          {title}
        </Button>
      ),
      isRowHeader: true,
    },
    { id: 'subject', header: t('quizzes.subject'), value: ({ subject }) => subject },
    { id: 'grade', header: t('quizzes.grade'), value: ({ grade }) => grade, align: 'end' },
    { id: 'students', header: t('quizzes.students'), value: ({ pupils }) => pupils, align: 'end' },
    { id: 'average', header: t('quizzes.average'), value: ({ average }) => average, align: 'end' },
    {
      id: 'last',
      header: t('quizzes.last'),
      value: ({ lastTakenAt }) => lastTakenAt,
      cell: ({ lastTakenAt }) => formatDate(lastTakenAt, word, i18n.language, { dateStyle: 'medium' }),
    },
  ]
  return (
    <DataTable
      caption={t('quizzes.title')}
      isCaptionHidden
      rows={quizzes}
      columns={columns}
      getRowId={({ id }) => id}
      isFilterable={quizzes.length > 10}
      csvFileName={nameFile(chosen?.name ?? t('allClasses'), t('tabs.quizzes'))}
    />
  )
}
