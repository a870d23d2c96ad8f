import { useTranslation } from 'react-i18next'
import { Sprout } from '../../../ui/drawings/sprout.tsx'
import { Section, SectionTitle } from './section.tsx'

const STEPS = [
  { name: 'find', stage: 1 },
  { name: 'grow', stage: 2 },
  { name: 'keep', stage: 4 },
] as const

export function AdaptSection() {
  const { t } = useTranslation('landing')
  return (
    <Section aria-labelledby="adapt-title" className="border-border border-t">
      <SectionTitle id="adapt-title">{t('adapt.title')}</SectionTitle>
      <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8">
        {STEPS.map(({ name, stage }) => (
          <li key={name} className="flex flex-col items-start">
            <Sprout stage={stage} className="-ml-3 size-28" />
            <h3 className="mt-4 font-semibold text-xl">{t(`adapt.${name}Title`)}</h3>
            <p className="mt-2 text-lg text-muted">{t(`adapt.${name}Text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
