import { useTranslation } from 'react-i18next'
import { AppLink } from '../../kit/app-link.tsx'
import { LogoMark } from '../../ui/drawings/logo-mark.tsx'
import { Card, CardTitle } from '../../ui/layout/card.tsx'

const LINKS = [
  ['privacy', '/privacy'],
  ['terms', '/terms'],
  ['cookies', '/cookies'],
] as const

export function AboutTab() {
  const { t } = useTranslation('profile')
  return (
    <Card className="flex max-w-reading flex-col gap-4">
      <div className="flex items-center gap-4">
        <LogoMark className="size-12" />
        <div>
          <CardTitle>{t('about.product')}</CardTitle>
          <p className="text-muted">{t('about.version')}</p>
        </div>
      </div>
      <p>{t('about.text')}</p>
      <ul className="flex flex-col">
        {LINKS.map(([name, to]) => (
          <li key={to}>
            <AppLink
              to={to}
              className="inline-flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-4 hover:decoration-2"
            >
              {t(`about.${name}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
