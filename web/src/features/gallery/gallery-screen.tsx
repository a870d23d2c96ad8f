import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../../ui/drawings/logo.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { ActionsSection } from './actions-section.tsx'
import { ChartsSection } from './charts-section.tsx'
import { DisplaySection } from './display-section.tsx'
import { FeedbackSection } from './feedback-section.tsx'
import { FormsSection } from './forms-section.tsx'
import { FoundationsSection } from './foundations-section.tsx'
import { LayoutSection } from './layout-section.tsx'
import { NavigationSection } from './navigation-section.tsx'
import { OverlaysSection } from './overlays-section.tsx'
import { TablesSection } from './tables-section.tsx'

const SECTIONS = [
  'foundations',
  'actions',
  'forms',
  'overlays',
  'feedback',
  'layout',
  'display',
  'navigation',
  'tables',
  'charts',
] as const

/** Every component of the ground floor in every state, for developers. */
export function GalleryScreen() {
  const { t } = useTranslation('gallery')
  const root = document.documentElement
  const [isDark, setDark] = useState(root.dataset.theme === 'dark')

  function switchTheme(next: boolean) {
    root.dataset.theme = next ? 'dark' : 'light'
    setDark(next)
  }

  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-10 px-4 py-6 sm:px-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Logo />
        <Field label={t('theme.dark')} layout="inline">
          <Switch checked={isDark} onCheckedChange={switchTheme} />
        </Field>
      </div>
      <div className="flex flex-col gap-12">
        <div className="flex flex-col gap-3">
          <h1 className="font-semibold text-4xl">{t('title')}</h1>
          <p className="text-lg text-muted">{t('intro')}</p>
          <nav aria-label={t('contents')}>
            <ul className="flex flex-wrap gap-x-2">
              {SECTIONS.map((section) => (
                <li key={section}>
                  <a
                    href={`#gallery-${section}`}
                    className="inline-flex min-h-11 items-center px-2 text-brand-ink underline underline-offset-4"
                  >
                    {t(`section.${section}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <FoundationsSection />
        <ActionsSection />
        <FormsSection />
        <OverlaysSection />
        <FeedbackSection />
        <LayoutSection />
        <DisplaySection />
        <NavigationSection />
        <TablesSection />
        <ChartsSection />
      </div>
    </div>
  )
}
