import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { GROWTH_STAGES, Sprout } from '../../../ui/drawings/sprout.tsx'
import { AuthLink } from '../frame/auth-link.tsx'
import { Section } from './section.tsx'

export function ClosingSection() {
  const { t } = useTranslation('landing')
  return (
    <Section aria-labelledby="closing-title" className="pt-0 sm:pt-0 lg:pt-0">
      <div className="flex flex-col items-center rounded-card border border-brand-edge bg-brand-soft px-5 py-12 text-center sm:py-16">
        <div className="flex w-full max-w-md items-end justify-center">
          {GROWTH_STAGES.map((stage) => (
            <Sprout key={stage} stage={stage} className="h-auto w-1/5" />
          ))}
        </div>
        <h2 id="closing-title" className="mt-6 font-semibold text-3xl tracking-tight sm:text-4xl">
          {t('closing.title')}
        </h2>
        <p className="mt-4 max-w-xl text-balance text-lg">{t('closing.text')}</p>
        <div className="mt-8 flex w-full flex-col justify-center gap-3 sm:flex-row">
          <Button asChild size="large">
            <AuthLink search={{ form: 'sign-up' }}>{t('closing.start')}</AuthLink>
          </Button>
          <Button asChild size="large" variant="outline">
            <AuthLink>{t('closing.signIn')}</AuthLink>
          </Button>
        </div>
      </div>
    </Section>
  )
}
