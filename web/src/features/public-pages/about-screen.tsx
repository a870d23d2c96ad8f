import * as Icons from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dashboardAfterSignIn } from '#engines/accounts/index.ts'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { useUser } from '../../kit/session.ts'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { Card, CardTitle } from '../../ui/layout/card.tsx'
import { PagePart, PublicPage, Tile } from './frame/public-page.tsx'
import { SignUpLink } from './frame/sign-up-link.tsx'

const VALUES = [
  ['quality', Icons.GraduationCap],
  ['innovation', Icons.Lightbulb],
  ['inclusivity', Icons.HeartHandshake],
  ['results', Icons.Target],
] as const
const TEAM = [
  ['learning', Icons.BookOpen],
  ['engineering', Icons.Wrench],
  ['schools', Icons.Users],
] as const

export function AboutScreen() {
  const { t } = useTranslation('about')
  return (
    <PublicPage
      title={t('title')}
      lead={t('lead')}
      drawing={<PottedSeedling className="h-36 w-auto max-lg:hidden" />}
    >
      <div className="grid gap-4 lg:grid-cols-2">
        {(['mission', 'vision'] as const).map((part) => (
          <Card key={part} tone="brand" className="flex flex-col gap-2">
            <CardTitle>{t(`${part}.title`)}</CardTitle>
            <p className="text-lg leading-relaxed">{t(`${part}.text`)}</p>
          </Card>
        ))}
      </div>
      <PagePart id="values" title={t('values.title')}>
        <ul className="grid gap-4 lg:grid-cols-2">
          {VALUES.map(([name, icon]) => (
            <Tile key={name} icon={icon} title={t(`values.${name}.title`)} text={t(`values.${name}.text`)} />
          ))}
        </ul>
      </PagePart>
      <PagePart id="team" title={t('team.title')} intro={t('team.text')}>
        <ul className="grid gap-4 lg:grid-cols-3">
          {TEAM.map(([name, icon]) => (
            <Tile key={name} icon={icon} title={t(`team.${name}.title`)} text={t(`team.${name}.text`)} />
          ))}
        </ul>
      </PagePart>
      <Closing />
    </PublicPage>
  )
}

function Closing() {
  const { t } = useTranslation('about')
  const user = useUser()
  return (
    <PagePart id="closing" title={t('closing.title')} intro={t('closing.text')}>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/contact">{t('closing.contact')}</LinkButton>
        {user ? (
          <LinkButton to={dashboardAfterSignIn(user)} variant="outline">
            {t('closing.dashboard')}
          </LinkButton>
        ) : (
          <SignUpLink>{t('closing.start')}</SignUpLink>
        )}
      </div>
    </PagePart>
  )
}
