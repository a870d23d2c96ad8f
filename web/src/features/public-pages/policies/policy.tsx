import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { POLICIES_UPDATED_ON } from '#contract/pages/policy-figures.ts'
import { Prose } from '../frame/prose.tsx'
import { PublicPage } from '../frame/public-page.tsx'

export type PolicySection = {
  /** Also its address on the page. */
  id: string
  title: string
  text: string
  /** Stands below the text. */
  extra?: ReactNode
}

type PolicyProps = { title: string; lead: string; isDated?: boolean; sections: readonly PolicySection[] }

/** A long text in sections, with a list of them to jump to. */
export function Policy({ title, lead, isDated = false, sections }: PolicyProps) {
  return (
    <PublicPage title={title} lead={lead} aside={isDated && <UpdatedOn />}>
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_15rem] xl:gap-12">
        <Contents sections={sections} />
        <div className="flex max-w-reading flex-col gap-9 xl:order-first">
          {sections.map(({ id, title, text, extra }) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              className="flex scroll-mt-20 flex-col gap-3"
            >
              <h2 id={`${id}-title`} className="font-semibold text-2xl">
                {title}
              </h2>
              <Prose text={text} />
              {extra}
            </section>
          ))}
        </div>
      </div>
    </PublicPage>
  )
}

function UpdatedOn() {
  const { t, i18n } = useTranslation('publicPages')
  const date = new Date(POLICIES_UPDATED_ON).toLocaleDateString(
    i18n.language === 'en' ? 'en-US' : i18n.language,
    { dateStyle: 'long', timeZone: 'UTC' },
  )
  return (
    <p className="text-muted">
      <time dateTime={POLICIES_UPDATED_ON}>{t('updated', { date })}</time>
    </p>
  )
}

function Contents({ sections }: Pick<PolicyProps, 'sections'>) {
  const { t } = useTranslation('publicPages')
  return (
    <nav
      aria-labelledby="contents-title"
      className="rounded-card border border-border bg-surface p-4 xl:sticky xl:top-24 print:hidden"
    >
      <h2 id="contents-title" className="font-semibold text-base">
        {t('contents')}
      </h2>
      <ul className="mt-1 grid gap-x-6 sm:grid-cols-2 xl:grid-cols-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-2 text-muted leading-snug underline-offset-4 hover:text-text hover:underline xl:min-h-9"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
