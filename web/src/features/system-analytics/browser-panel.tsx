import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type BrowserError, MOST_BROWSER_ERRORS, OTHER_SCREEN } from '#contract/admin/browser-errors.ts'
import { TECHNICAL_DAYS } from '#contract/pages/policy-figures.ts'
import { Card } from '../../ui/layout/card.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { numeric } from './columns.ts'
import { browserErrorsQuery } from './system-analytics.data.ts'
import { useWords } from './use-words.ts'
import { MoreButton } from '../../kit/queries/more-button.tsx'

/** So many places lead a developer to the line; the file to download has all. */
const SHOWN_FRAMES = 3

/** Errors of the web app that browsers reported. */
export function BrowserPanel() {
  const { t } = useTranslation('systemAnalytics')
  const { writeCount } = useWords()
  const found = useInfiniteQuery(browserErrorsQuery)
  const columns = useErrorColumns()
  if (found.isPending) return <SkeletonBlocks blocks={['h-80']} />
  if (!found.data) return <ErrorState title={t('browser.failed')} query={found} />
  const errors = found.data.pages.flatMap((page) => page.errors)
  return (
    <Card className="flex flex-col gap-3">
      <DataTable
        caption={t('tabs.browser')}
        rows={errors}
        getRowId={({ id }) => id}
        pageSize={15}
        csvFileName="browser-errors.csv"
        columns={columns}
        empty={
          <>
            <h2 className="font-semibold text-xl">{t('tabs.browser')}</h2>
            <p>{t('browser.empty')}</p>
          </>
        }
      />
      <MoreButton query={found} className="self-start print:hidden">
        {t('browser.more')}
      </MoreButton>
      <p className="max-w-reading text-muted">
        {t('browser.text', { most: writeCount(MOST_BROWSER_ERRORS), days: TECHNICAL_DAYS })}
      </p>
    </Card>
  )
}

function useErrorColumns(): Column<BrowserError>[] {
  const { t } = useTranslation('systemAnalytics')
  const { writeCount, writeMoment } = useWords()
  const nameScreen = ({ screen }: BrowserError) => (screen === OTHER_SCREEN ? t('browser.other') : screen)
  return [
    {
      id: 'error',
      header: t('browser.error'),
      value: ({ name, message }) => `${name}: ${message}`,
      cell: ({ name, message, kind }) => (
        <div className="min-w-64">
          <code className="wrap-anywhere">{`${name}: ${message}`}</code>
          <p className="font-normal text-muted">{t(`browser.kind.${kind}`)}</p>
        </div>
      ),
      isSortable: true,
    },
    {
      id: 'screen',
      header: t('browser.screen'),
      value: nameScreen,
      cell: (error) => <code className="inline-block min-w-32 wrap-anywhere">{nameScreen(error)}</code>,
      isSortable: true,
    },
    { id: 'release', header: t('browser.release'), value: ({ release }) => release, isSortable: true },
    numeric<BrowserError>('count', t('browser.count'), ({ count }) => count, writeCount),
    {
      id: 'first',
      header: t('browser.first'),
      value: ({ firstSeenAt }) => firstSeenAt,
      cell: ({ firstSeenAt }) => writeMoment(firstSeenAt),
      isSortable: true,
    },
    {
      id: 'last',
      header: t('browser.last'),
      value: ({ lastSeenAt }) => lastSeenAt,
      cell: ({ lastSeenAt }) => writeMoment(lastSeenAt),
      isSortable: true,
    },
    {
      id: 'place',
      header: t('browser.place'),
      value: ({ frames }) => frames.join(' '),
      cell: ({ frames }) => (
        <code className="inline-block min-w-44 whitespace-pre-line wrap-anywhere">
          {frames.slice(0, SHOWN_FRAMES).join('\n') || '–'}
        </code>
      ),
      isSortable: false,
    },
  ]
}
