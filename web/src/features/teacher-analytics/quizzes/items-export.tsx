import { useTranslation } from 'react-i18next'
import type { ItemAnalysis, QuizItem } from '#contract/teaching/class-analytics.ts'
import type { Column } from '../../../ui/table/column.ts'
import { ExportButton, nameFile } from '../export-button.tsx'

/** One line for each question, with a column for each option. */
export function ItemsExport({
  analysis,
  className,
}: {
  analysis: ItemAnalysis
  className: string | undefined
}) {
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
