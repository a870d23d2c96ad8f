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

export function PublicFooter() {
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
