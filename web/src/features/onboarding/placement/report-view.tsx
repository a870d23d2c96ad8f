import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Placement } from '#contract/onboarding/placement.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'
import { StepHeading } from '../step-heading.tsx'
import { wordConfidence } from './word-report.ts'

const SHOWN_SKILLS = 5

type ReportViewProps = {
  user: User
  subject: string
  report: NonNullable<Placement['report']>
  onChooseOther: () => void
  actions: ReactNode
}

/** The level, how sure it is, and what comes first: a place to start, never a mark. */
export function ReportView({ user, subject, report, onChooseOther, actions }: ReportViewProps) {
  const { t } = useTranslation('onboarding')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector('h1')?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [])
  const { grade, confidence, knownSkills, firstPath } = report
  return (
    <div ref={box} className="flex flex-col gap-6">
      <StepHeading text={t('report.text', { subject, grade })} isHeard={isYoung(user)}>
        {t('report.title')}
      </StepHeading>
      <Card tone="brand" className="flex flex-col items-center gap-2 text-center">
        <p className="text-lg">{subject}</p>
        <p className="font-heading font-semibold text-4xl">{t('report.level', { grade })}</p>
        <p>{t(`confidence.${wordConfidence(confidence)}`)}</p>
        {knownSkills > 0 && <p>{t('report.known', { count: knownSkills })}</p>}
      </Card>
      {firstPath.length === 0 ? (
        <p className="text-center text-lg" data-heard="">
          {t('report.allKnown', { subject })}
        </p>
      ) : (
        <Card>
          <CardTitle>{t('report.path')}</CardTitle>
          <ol className="mt-3 flex list-decimal flex-col gap-2 ps-6 text-lg">
            {firstPath.slice(0, SHOWN_SKILLS).map(({ id, name }) => (
              <li key={id} data-heard="">
                {name}
              </li>
            ))}
          </ol>
        </Card>
      )}
      <div className="flex justify-center">
        <Button variant="secondary" size={isYoung(user) ? 'large' : 'medium'} onClick={onChooseOther}>
          {t('report.other')}
        </Button>
      </div>
      {actions}
    </div>
  )
}
