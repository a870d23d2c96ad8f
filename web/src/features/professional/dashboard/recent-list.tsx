import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../kit/app-link.tsx'
import type { AppTarget, PlainPath } from '../../../kit/navigation/app-target.ts'
import { formatRelativeTime } from '../../../ui/format/format-relative-time.ts'
import { Card } from '../../../ui/layout/card.tsx'

type RecentListProps = {
  kind: 'documents' | 'notes' | 'sessions'
  things: readonly { id: number; title: string; at: string }[]
  linkTo: (id: number) => AppTarget
  /** The page with all of them. */
  all: PlainPath
}

export function RecentList({ kind, things, linkTo, all }: RecentListProps) {
  const { t, i18n } = useTranslation('professional')
  const { t: say } = useTranslation('ui')
  const [now] = useState(() => new Date())
  const headingId = `recent-${kind}`
  return (
    <section aria-labelledby={headingId} className="flex min-w-0 flex-col gap-3">
      <h2 id={headingId} className="font-semibold text-2xl">
        {t(`recent.${kind}`)}
      </h2>
      <Card padding="small" className="flex flex-1 flex-col gap-1">
        {things.length === 0 ? (
          <p className="py-2 text-muted">{t(`recent.${kind}None`)}</p>
        ) : (
          <ul className="flex flex-col">
            {things.map(({ id, title, at }) => (
              <li key={id} className="border-border border-b py-1 last:border-b-0">
                <AppLink
                  {...linkTo(id)}
                  className="flex min-h-11 flex-col justify-center rounded-control hover:underline"
                >
                  <span className="wrap-anywhere line-clamp-2 font-medium">{title}</span>
                  <span className="text-muted">{formatRelativeTime(at, now, say, i18n.language)}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        )}
        <AppLink
          to={all}
          className="mt-auto inline-flex min-h-11 items-center self-start rounded-control text-brand-ink underline underline-offset-4"
        >
          {things.length === 0 && kind !== 'sessions' ? t(`recent.${kind}First`) : t(`recent.${kind}All`)}
        </AppLink>
      </Card>
    </section>
  )
}
