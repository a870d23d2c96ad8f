import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnalysedQuiz } from '#contract/teaching/class-analytics.ts'
import type { ClassSummary } from '#contract/teaching/classes.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Sprout } from '../../../ui/drawings/sprout.tsx'
import { formatDate } from '../../../ui/format/format-date.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { ShowAddress } from '../analytics-address.ts'
import { takenQuizzesQuery } from '../class-analytics.data.ts'
import { nameFile } from '../export-button.tsx'
import { ItemAnalysisView } from './item-analysis-view.tsx'

type QuizzesPanelProps = {
  chosen: ClassSummary | undefined
  quizId: number | undefined
  onShow: ShowAddress
}

/** The quizzes that the class has taken, and the questions of the one that is opened. */
export function QuizzesPanel({ chosen, quizId, onShow }: QuizzesPanelProps) {
  return quizId === undefined ? (
    <TakenQuizzes chosen={chosen} onOpen={(id) => onShow({ quizId: id })} />
  ) : (
    <ItemAnalysisView chosen={chosen} quizId={quizId} onBack={() => onShow({ quizId: undefined })} />
  )
}

type TakenQuizzesProps = { chosen: ClassSummary | undefined; onOpen: (quizId: number) => void }

function TakenQuizzes({ chosen, onOpen }: TakenQuizzesProps) {
  const { t } = useTranslation('teacherAnalytics')
  const found = useQuery(takenQuizzesQuery({ classId: chosen?.id }))
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h2 className="font-semibold text-2xl">{t('quizzes.title')}</h2>
        <p className="text-muted">{t('quizzes.text')}</p>
      </div>
      {found.isError && !found.data ? (
        <ErrorState title={t('quizzes.failed')} query={found} />
      ) : found.data === undefined ? (
        <SkeletonBlocks blocks={['h-16']} times={3} className="flex flex-col gap-3" />
      ) : found.data.length === 0 ? (
        <EmptyState
          drawing={<Sprout stage={1} />}
          title={t('quizzes.none')}
          description={t('quizzes.noneText')}
          headingLevel={3}
        />
      ) : (
        <QuizTable quizzes={found.data} chosen={chosen} onOpen={onOpen} />
      )}
    </div>
  )
}

function QuizTable({ quizzes, chosen, onOpen }: TakenQuizzesProps & { quizzes: readonly AnalysedQuiz[] }) {
  const { t, i18n } = useTranslation('teacherAnalytics')
  const { t: word } = useTranslation('ui')
  const columns: Column<AnalysedQuiz>[] = [
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
