import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { statisticsQuery } from '../landing.data.ts'

/** Figures that the installation's admin has entered; without any there is nothing to see. */
export function StatisticsRow() {
  const { t } = useTranslation('landing')
  const { data = [] } = useQuery(statisticsQuery)
  if (data.length === 0) return null
  return (
    <section aria-label={t('statistics.label')} className="border-border border-b bg-surface py-14">
      <dl className="mx-auto flex w-full max-w-6xl flex-wrap justify-center gap-x-16 gap-y-8 px-5 sm:px-8">
        {data.map(({ id, name, value }) => (
          <div key={id} className="flex min-w-32 flex-col-reverse text-center">
            <dt className="text-muted">{name}</dt>
            <dd className="font-heading font-semibold text-3xl text-brand-ink tabular-nums sm:text-4xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
