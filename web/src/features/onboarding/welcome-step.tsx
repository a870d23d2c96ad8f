import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { isYoung } from '../../kit/learning/is-young.ts'
import { Button } from '../../ui/actions/button.tsx'
import { StepHeading } from './step-heading.tsx'

type WelcomeStepProps = {
  user: Pick<User, 'firstName' | 'username' | 'role' | 'grade'>
  isSaving: boolean
  isFinishing: boolean
  onStart: () => void
  onSkip: () => void
}

export function WelcomeStep({ user, isSaving, isFinishing, onStart, onSkip }: WelcomeStepProps) {
  const { t } = useTranslation('onboarding')
  return (
    <>
      <StepHeading text={t(`welcomeText.${user.role}`)} isHeard={isYoung(user)}>
        {t('welcome.title', { name: user.firstName || user.username })}
      </StepHeading>
      <div className="flex flex-col items-stretch gap-3 sm:items-center">
        <Button
          size="large"
          onClick={onStart}
          isPending={isSaving}
          pendingLabel={t('saving')}
          disabled={isFinishing}
        >
          {t('welcome.start')}
        </Button>
        <Button variant="ghost" onClick={onSkip} isPending={isFinishing} disabled={isSaving}>
          {t('welcome.skip')}
        </Button>
      </div>
    </>
  )
}
