import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../kit/app-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { PottedSeedling } from '../../../ui/drawings/potted-seedling.tsx'

export function ClosingSection() {
  const { t } = useTranslation('landing')
  return (
    <section aria-labelledby="closing-title" className="px-5 pb-16 sm:px-8 sm:pb-24">
      <div className="mx-auto flex w-full max-w-6xl flex-col items-center rounded-card border border-brand-edge bg-brand-soft px-6 py-12 text-center sm:py-16">
        <PottedSeedling className="h-36 w-48" />
        <h2 id="closing-title" className="mt-6 font-semibold text-3xl tracking-tight sm:text-4xl">
          {t('closing.title')}
        </h2>
        <p className="mt-4 max-w-xl text-lg">{t('closing.text')}</p>
        <div className="mt-8 flex w-full flex-col justify-center gap-3 sm:flex-row">
          <Button asChild size="large">
            <AppLink to="/auth?form=sign-up">{t('closing.start')}</AppLink>
          </Button>
          <Button asChild size="large" variant="outline">
            <AppLink to="/auth">{t('closing.signIn')}</AppLink>
          </Button>
        </div>
      </div>
    </section>
  )
}
