import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type CatalogueRow, site } from '#contract/site.ts'
import { call } from '../../../api/call.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { FactTable } from '../frame/fact-table.tsx'
import { PagePart } from '../frame/public-page.tsx'

const catalogueQuery = queryOptions({
  queryKey: ['site', 'catalogue'],
  queryFn: ({ signal }) => call(site.catalogue, {}, { signal }),
  // Without a connection the page says so instead of waiting.
  networkMode: 'always',
})

/** What there really is, by subject: counted by the server, not claimed. */
export function Catalogue() {
  const { t } = useTranslation('studyResources')
  const catalogue = useQuery(catalogueQuery)
  return (
    <PagePart id="catalogue" title={t('catalogue.title')} intro={t('catalogue.text')}>
      {catalogue.data ? (
        <CatalogueTable rows={catalogue.data} />
      ) : catalogue.isError ? (
        <ErrorState
          title={t('catalogue.failed')}
          headingLevel={3}
          onRetry={() => void catalogue.refetch()}
          isRetrying={catalogue.isFetching}
        />
      ) : (
        <SkeletonArea className="flex flex-col gap-1">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
            <Skeleton key={row} className="h-12" />
          ))}
        </SkeletonArea>
      )}
    </PagePart>
  )
}

function CatalogueTable({ rows }: { rows: readonly CatalogueRow[] }) {
  const { t, i18n } = useTranslation('studyResources')
  const say = (many: number) => many.toLocaleString(i18n.language)
  const sum = (count: 'lessons' | 'quizzes') => rows.reduce((total, row) => total + row[count], 0)
  if (rows.length === 0) return <p>{t('catalogue.empty')}</p>

  function nameAudience({ audience, fromGrade, toGrade }: CatalogueRow): string {
    if (audience !== 'school') return t(`catalogue.${audience}`)
    return fromGrade === toGrade
      ? t('catalogue.schoolOne', { from: fromGrade })
      : t('catalogue.school', { from: fromGrade, to: toGrade })
  }

  return (
    <FactTable
      caption={t('catalogue.caption')}
      columns={[
        t('catalogue.subject'),
        t('catalogue.audience'),
        t('catalogue.lessons'),
        t('catalogue.quizzes'),
      ]}
      numbers={[2, 3]}
      rows={[
        ...rows.map((row) => ({
          key: `${row.subject} ${row.audience}`,
          cells: [
            <Subject key={row.subject} {...row} />,
            nameAudience(row),
            say(row.lessons),
            say(row.quizzes),
          ],
        })),
        { key: 'all', cells: [t('catalogue.all'), '', say(sum('lessons')), say(sum('quizzes'))] },
      ]}
    />
  )
}

function Subject({ subject, color }: Pick<CatalogueRow, 'subject' | 'color'>) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="size-3 shrink-0 rounded-full" style={{ background: color }} />
      {subject}
    </span>
  )
}
