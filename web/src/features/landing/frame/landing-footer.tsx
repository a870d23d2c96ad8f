import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../kit/app-link.tsx'
import { LanguageSelect } from '../../../kit/language/language-select.tsx'
import { Logo } from '../../../ui/drawings/logo.tsx'

/** The documented links; a visitor who is not signed in comes back from the protected ones with a notice. */
const GROUPS = [
  {
    title: 'students',
    links: [
      { to: '/study-resources', text: 'studyResources' },
      { to: '/offline-learning', text: 'offlineLearning' },
      { to: '/achievements', text: 'achievements' },
    ],
  },
  {
    title: 'teachers',
    links: [
      { to: '/teacher/lesson-plans', text: 'lessonPlans' },
      { to: '/teacher/analytics', text: 'classAnalytics' },
      { to: '/teacher/resources', text: 'teachingResources' },
    ],
  },
  {
    title: 'college',
    links: [
      { to: '/college/courses', text: 'courses' },
      { to: '/college/analytics', text: 'courseAnalytics' },
      { to: '/college/resources', text: 'courseResources' },
    ],
  },
  {
    title: 'professionals',
    links: [
      { to: '/professional/analytics', text: 'workAnalytics' },
      { to: '/professional/research', text: 'research' },
      { to: '/professional/collaboration', text: 'collaboration' },
    ],
  },
  {
    title: 'trellis',
    links: [
      { to: '/about', text: 'about' },
      { to: '/contact', text: 'contact' },
      { to: '/privacy', text: 'privacy' },
      { to: '/terms', text: 'terms' },
    ],
  },
] as const

export function LandingFooter() {
  const { t } = useTranslation('landing')
  return (
    <footer className="border-border border-t bg-sunken">
      <div className="mx-auto w-full max-w-6xl px-5 py-12 sm:px-8 sm:py-16">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <Logo />
          <LanguageSelect />
        </div>
        <p className="mt-3 max-w-md text-muted">{t('footer.tagline')}</p>
        <nav
          aria-label={t('footer.label')}
          className="mt-10 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-8 lg:grid-cols-5"
        >
          {GROUPS.map(({ title, links }) => (
            <div key={title}>
              <h2 className="font-semibold text-base">{t(`footer.${title}`)}</h2>
              <ul className="mt-1">
                {links.map(({ to, text }) => (
                  <li key={to}>
                    <AppLink
                      to={to}
                      className="flex min-h-11 items-center text-muted underline-offset-4 hover:text-text hover:underline"
                    >
                      {t(`footer.${text}`)}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  )
}
