import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchAt } from '../../../kit/navigation/app-target.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { AuthLink } from '../frame/auth-link.tsx'
import type { AudienceId } from '../frame/section-ids.ts'
import { Section, SectionTitle } from './section.tsx'

const PANELS = {
  emerald: 'bg-emerald-soft',
  amber: 'bg-amber-soft',
  cyan: 'bg-cyan-soft',
  purple: 'bg-purple-soft',
} as const

const POINTS = ['point1', 'point2', 'point3', 'point4'] as const

type AudienceSectionProps = {
  search: SearchAt<'/auth'>
  id: AudienceId
  tone: keyof typeof PANELS
  /** Where the button leads: the sign-in screen with this audience chosen. */
  picture: ReactNode
  /** The picture stands left of the words on wide screens. */
  isMirrored?: boolean
}

export function AudienceSection({ id, tone, search, picture, isMirrored = false }: AudienceSectionProps) {
  const { t } = useTranslation('landing')
  return (
    <Section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <div className="grid grid-cols-1 items-center gap-10 lg:grid-cols-2 lg:gap-20">
        <div className={isMirrored ? 'lg:order-last' : ''}>
          <Badge tone={tone}>{t(`${id}.label`)}</Badge>
          <SectionTitle id={`${id}-title`} className="mt-4">
            {t(`${id}.title`)}
          </SectionTitle>
          <p className="mt-4 text-lg text-muted">{t(`${id}.text`)}</p>
          <ul className="mt-6 flex flex-col gap-3">
            {POINTS.map((point) => (
              <li key={point} className="flex gap-3">
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand-ink" strokeWidth={3} />
                {t(`${id}.${point}`)}
              </li>
            ))}
          </ul>
          <Button asChild size="large" className="mt-8 max-sm:w-full">
            <AuthLink search={search}>{t(`${id}.button`)}</AuthLink>
          </Button>
        </div>
        <div
          role="img"
          aria-label={t(`${id}.picture`)}
          className={`grid min-h-96 place-items-center rounded-card px-4 py-8 sm:p-12 ${PANELS[tone]}`}
        >
          {picture}
        </div>
      </div>
    </Section>
  )
}
