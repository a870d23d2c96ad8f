import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { AuthLink } from '../frame/auth-link.tsx'
import { SkillMapPicture } from '../pictures/skill-map-picture.tsx'

export function Hero() {
  const { t } = useTranslation('landing')
  return (
    <div className="overflow-x-clip">
      <div className="mx-auto grid w-full max-w-6xl items-center gap-12 px-5 pt-12 pb-16 sm:px-8 sm:pt-16 sm:pb-24 grid-cols-1 lg:grid-cols-[1fr_minmax(0,30rem)] lg:gap-16">
        <div>
          <h1 className="font-semibold text-4xl tracking-tight sm:text-5xl lg:text-6xl">{t('hero.title')}</h1>
          <p className="mt-6 max-w-xl text-balance text-lg text-muted sm:text-xl sm:leading-relaxed">
            {t('hero.lead')}
          </p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <Button asChild size="large">
              <AuthLink search={{ form: 'sign-up' }}>{t('hero.start')}</AuthLink>
            </Button>
            <Button asChild size="large" variant="outline">
              <AuthLink>{t('hero.signIn')}</AuthLink>
            </Button>
          </div>
          <p className="mt-6 text-muted">{t('hero.audience')}</p>
        </div>
        <div className="relative isolate">
          <div className="landing-lattice absolute -inset-x-24 -inset-y-20 -z-10 max-lg:hidden" />
          <SkillMapPicture />
        </div>
      </div>
    </div>
  )
}
