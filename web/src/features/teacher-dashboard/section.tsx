import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../kit/app-link.tsx'
import type { AppTarget, PlainPath } from '../../kit/navigation/app-target.ts'
import { QueryView } from '../../kit/queries/query-view.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'

type SectionProps<Data> = {
  /** Its words stand under this name. */
  name: 'assignments' | 'classes' | 'coming' | 'grade' | 'needs' | 'performance' | 'today'
  /** The way to everything of its kind. */
  link?: { to: PlainPath; label: string /** Fewer of the same words, for the eye. */; short?: string }
  query: UseQueryResult<Data>
  /** Its name in the guided tour. */
  tour?: string
  children: (data: Data) => ReactNode
}

/** A part of the dashboard, which loads and fails on its own. */
export function Section<Data>({ name, link, query, tour, children }: SectionProps<Data>) {
  const { t } = useTranslation('teacherDashboard')
  const id = useId()
  return (
    <section data-tour={tour} aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <div className="flex min-h-11 items-center justify-between gap-x-3">
        <h2 id={id} className="min-w-0 font-semibold text-xl">
          {t(`${name}.title`)}
        </h2>
        {link && (
          <AppLink
            to={link.to}
            aria-label={link.short && link.label}
            className="inline-flex min-h-11 shrink-0 items-center font-medium text-brand-ink underline underline-offset-4 hover:decoration-2"
          >
            {link.short ?? link.label}
          </AppLink>
        )}
      </div>
      {/* Never lower than what stands for it: where little is found, nothing below jumps up. */}
      <div className="grid min-h-24 flex-1 grid-cols-1 content-start gap-3">
        <QueryView
          query={query}
          failed={t(`${name}.failed`)}
          headingLevel={3}
          loading={<SkeletonBlocks blocks={['h-24']} className="flex flex-col gap-2" />}
        >
          {children}
        </QueryView>
      </div>
    </section>
  )
}

type LinkLineProps = AppTarget & { title: ReactNode; text: ReactNode; end?: ReactNode }

/** A line that leads somewhere: what it is, what is to be known of it, and something at its end. */
export function LinkLine({ title, text, end, ...link }: LinkLineProps) {
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 transition-colors hover:bg-fill">
      <div className="min-w-0 flex-1">
        <h3 className="font-medium wrap-anywhere">
          <AppLink {...link} className="after:absolute after:inset-0">
            {title}
          </AppLink>
        </h3>
        <div className="text-muted wrap-anywhere">{text}</div>
      </div>
      {end}
    </li>
  )
}

export const LINES =
  'flex flex-col divide-y divide-border overflow-hidden rounded-card border border-border bg-surface'

/** Said where there is nothing to show yet. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="rounded-card border border-border bg-sunken p-4 text-muted">{children}</p>
}

/** The number and its unit in the reader's language. */
export function usePercent(): (value: number) => string {
  const { i18n } = useTranslation()
  const format = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 })
  return (value) => format.format(value / 100)
}
