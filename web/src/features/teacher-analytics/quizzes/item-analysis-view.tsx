import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ItemAnalysis, QuizItem } from '#contract/teaching/class-analytics.ts'
import type { ClassSummary } from '#contract/teaching/classes.ts'
import { LEAST_ATTEMPTS } from '#engines/class-analytics/index.ts'
import { ApiError } from '../../../api/call.ts'
import { StudentLink } from '../../../kit/classroom/student-link.tsx'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Signpost } from '../../../ui/drawings/signpost.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { itemsQuery } from '../class-analytics.data.ts'
import { ExportButton, nameFile } from '../export-button.tsx'
import { ItemCard } from './item-card.tsx'

type ItemAnalysisViewProps = { chosen: ClassSummary | undefined; quizId: number; onBack: () => void }

export function ItemAnalysisView({ chosen, quizId, onBack }: ItemAnalysisViewProps) {
  const { t } = useTranslation('teacherAnalytics')
  const found = useQuery(itemsQuery({ classId: chosen?.id, quizId }))
  const isGone = found.error instanceof ApiError && found.error.status === 404
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Button icon={ArrowLeft} variant="link" className="-ms-4" onClick={onBack}>
          {t('quizzes.back')}
        </Button>
      </div>
      {isGone ? (
        <EmptyState drawing={<Signpost />} title={t('items.goneTitle')} description={t('items.goneText')} />
      ) : found.isError && !found.data ? (
        <ErrorState title={t('items.failed')} query={found} />
      ) : found.data ? (
        <Items analysis={found.data} chosen={chosen} />
      ) : (
        <SkeletonBlocks blocks={['h-16', 'h-64', 'h-64']} />
      )}
    </div>
  )
}

function Items({ analysis, chosen }: { analysis: ItemAnalysis; chosen: ClassSummary | undefined }) {
  const { t } = useTranslation('teacherAnalytics')
  const { quiz, pupils, takers, items } = analysis
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="font-semibold text-2xl">{quiz.title}</h2>
          <details>
            <summary className="cursor-pointer text-muted">{t('items.count', { count: pupils })}</summary>
            <ul className="mt-2 flex flex-col gap-1">
              {takers.map((student) => (
                <li key={student.id} className="flex flex-wrap gap-x-3">
                  <StudentLink student={student} looks="text" />
                  <span className="tabular-nums">
                    {t('items.takerScore', { score: student.score, max: student.maxScore })}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/quizzes/$quizId" params={{ quizId: String(quiz.id) }} variant="outline">
            {t('items.openQuiz')}
          </LinkButton>
          <ItemsExport analysis={analysis} className={chosen?.name} />
        </div>
      </div>
      {pupils < LEAST_ATTEMPTS ? (
        <Card tone="sunken" padding="small">
          {t('items.few', { least: LEAST_ATTEMPTS })}
        </Card>
      ) : (
        <p className="text-muted">{t('items.discriminationText')}</p>
      )}
      <ol className="flex flex-col gap-4">
        {items.map((item, index) => (
          <li key={item.questionId}>
            <ItemCard item={item} place={index + 1} takers={takers} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** One line for each question, with a column for each option. */
function ItemsExport({ analysis, className }: { analysis: ItemAnalysis; className: string | undefined }) {
  const { t } = useTranslation('teacherAnalytics')
  const optionCount = Math.max(0, ...analysis.items.map(({ options }) => options.length))
  const columns: Column<QuizItem>[] = [
    { id: 'question', header: t('items.csv.question'), value: ({ question }) => question },
    { id: 'skill', header: t('items.csv.skill'), value: ({ skill }) => skill?.name },
    { id: 'attempts', header: t('items.csv.attempts'), value: ({ attempts }) => attempts },
    {
      id: 'right',
      header: t('items.csv.right'),
      value: ({ difficulty }) => (difficulty === null ? null : Math.round(100 * difficulty)),
    },
    {
      id: 'discrimination',
      header: t('items.csv.discrimination'),
      value: ({ discrimination }) =>
        discrimination === null ? null : Math.round(100 * discrimination) / 100,
    },
    {
      id: 'remarks',
      header: t('items.csv.remarks'),
      value: ({ flags }) => flags.map((flag) => t(`items.flag.${flag}`)).join('; '),
    },
    ...Array.from({ length: optionCount }, (_, place): Column<QuizItem>[] => [
      {
        id: `option ${place}`,
        header: `${t('items.option')} ${place + 1}`,
        value: ({ options }) => {
          const option = options[place]
          return option && `${option.text}${option.isKey ? ` (${t('items.key')})` : ''}`
        },
      },
      {
        id: `chosen ${place}`,
        header: `${t('items.csv.chosen')} ${place + 1}`,
        value: ({ options }) => options[place]?.chosen,
      },
    ]).flat(),
  ]
  return (
    <ExportButton
      rows={analysis.items}
      columns={columns}
      fileName={nameFile(className ?? t('allClasses'), analysis.quiz.title)}
    />
  )
}
