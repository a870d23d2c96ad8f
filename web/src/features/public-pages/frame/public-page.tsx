import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { findPublicPath, type PublicScreen } from '#contract/pages/public-heads.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { LanguageSelect } from '../../../kit/language/language-select.tsx'

const SCREENS = [
  'about',
  'contact',
  'studyResources',
  'offlineLearning',
  'privacy',
  'terms',
  'cookies',
  'accessibility',
] as const satisfies readonly PublicScreen[]

function PublicFooter() {
  const { t } = useTranslation(['publicPages', 'common'])
  return (
    <footer className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-border border-t pt-4 print:hidden">
      <nav aria-label={t('footer')} className="flex-1 basis-80">
        <ul className="flex flex-wrap gap-x-6 lg:grid lg:grid-cols-4">
          {SCREENS.map((screen) => (
            <li key={screen}>
              <AppLink
                to={findPublicPath(screen)}
                className="flex min-h-11 items-center text-muted underline-offset-4 hover:text-text hover:underline aria-[current=page]:font-medium aria-[current=page]:text-text"
              >
                {t(`common:pages.${screen}`)}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageSelect />
    </footer>
  )
}

type PublicPageProps = {
  title: string
  lead: string
  /** Under the lead: a date, buttons. */
  aside?: ReactNode
  drawing?: ReactNode
  children: ReactNode
}

/** The frame of every page that is open to visitors: heading, content, and the way to the others. */
export function PublicPage({ title, lead, aside, drawing, children }: PublicPageProps) {
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-10 sm:gap-12">
      <header className="flex flex-wrap items-center justify-between gap-6">
        <div className="flex max-w-2xl flex-1 basis-80 flex-col gap-3">
          <h1 className="text-balance font-semibold text-3xl tracking-tight sm:text-4xl">{title}</h1>
          <p className="text-lg text-muted">{lead}</p>
          {aside}
        </div>
        {drawing}
      </header>
      {children}
      <PublicFooter />
    </div>
  )
}

type TileProps = {
  icon: LucideIcon
  /** Of a step that has a place among others. */
  place?: number
  title: string
  text: string
}

/** One of a few things beside each other, in a list. */
export function Tile({ icon: Icon, place, title, text }: TileProps) {
  return (
    <li className="flex flex-col gap-2 rounded-card border border-border bg-surface p-4 sm:p-6">
      <span className="grid size-11 place-items-center rounded-control bg-brand-soft text-brand-ink">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <h3 className="font-semibold text-xl">
        {place && <span aria-hidden="true">{place}. </span>}
        {title}
      </h3>
      <p className="leading-relaxed">{text}</p>
    </li>
  )
}

type PartProps = { id: string; title: string; intro?: string; children: ReactNode }

/** A part of such a page with its heading, which an address can lead to. */
export function PagePart({ id, title, intro, children }: PartProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id={`${id}-title`} className="scroll-mt-20 font-semibold text-2xl">
          {title}
        </h2>
        {intro && <p className="text-muted">{intro}</p>}
      </div>
      {children}
    </section>
  )
}
