import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FamilyWeek } from '#contract/families/families.ts'
import { Card } from '../../ui/layout/card.tsx'
import { weeksQuery } from './families.data.ts'

/** The newest week, on the guardian's home; before the first one there is nothing to say. */
export function LatestWeek() {
  const { data } = useQuery(weeksQuery)
  const [week] = data ?? []
  if (!week) return null
  return (
    <div data-tour="week">
      <WeekCard week={week} level={2} />
    </div>
  )
}

export function WeekCard({ week, level }: { week: FamilyWeek; level: 2 | 3 }) {
  const { t, i18n } = useTranslation('families')
  const Heading = `h${level}` as const
  const Name = `h${level + 1}` as 'h3' | 'h4'
  const format = new Intl.DateTimeFormat(i18n.language, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  const span = format.formatRange(new Date(week.firstDay), new Date(week.lastDay))
  return (
    <Card tone="brand" className="flex flex-col gap-4">
      <Heading className="font-semibold text-xl">{t('week.of', { span })}</Heading>
      {week.children.map(({ id, firstName, lines, talk }) => (
        <section key={id} className="flex flex-col gap-2">
          <Name className="font-semibold text-lg">{firstName}</Name>
          <ul className="list-disc ps-6">
            {lines.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
          <p className="flex gap-3">
            <MessagesSquare aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
            <span className="wrap-anywhere">
              <span className="font-medium">{t('week.talk')}: </span>
              {talk}
            </span>
          </p>
        </section>
      ))}
    </Card>
  )
}
