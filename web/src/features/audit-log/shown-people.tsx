import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryView } from '../../kit/queries/query-view.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { shownQuery } from './audit-log.data.ts'

type ShownPeopleProps = { entryId: number; count: number }

/** The names behind "30 students", fetched when somebody wants to know; who is gone is counted. */
export function ShownPeople({ entryId, count }: ShownPeopleProps) {
  const { t, i18n } = useTranslation('auditLog')
  const query = useQuery(shownQuery(entryId))
  const list = new Intl.ListFormat(i18n.language)
  return (
    <QueryView
      query={query}
      failed={t('peopleFailed')}
      headingLevel={3}
      loading={<SkeletonBlocks blocks={['h-6']} className="flex flex-col" />}
    >
      {(people) => (
        <p className="wrap-anywhere">
          <span className="font-medium">{t('column.subject')}</span>{' '}
          {list.format([
            ...people.map(({ name, username }) => name || username),
            ...(people.length < count ? [t('removedAccounts', { count: count - people.length })] : []),
          ])}
        </p>
      )}
    </QueryView>
  )
}
