import { useTranslation } from 'react-i18next'
import { Section, SectionTitle } from './section.tsx'

const PLANS = ['free', 'paid', 'school'] as const

/** A statement only: nothing in the product is locked and no payment is taken. */
export function PricingSection() {
  const { t } = useTranslation('landing')
  return (
    <Section aria-labelledby="pricing-title">
      <SectionTitle id="pricing-title">{t('pricing.title')}</SectionTitle>
      <dl className="mt-10 grid gap-8 md:grid-cols-3">
        {PLANS.map((plan) => (
          <div key={plan} className="border-brand border-t-4 pt-5">
            <dt className="font-heading font-semibold text-xl">{t(`pricing.${plan}Title`)}</dt>
            <dd className="mt-2 text-lg text-muted">{t(`pricing.${plan}Text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8">{t('pricing.note')}</p>
    </Section>
  )
}
