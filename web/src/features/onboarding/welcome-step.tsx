import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { StepTitle } from './step-frame.tsx'

type WelcomeStepProps = {
  user: Pick<User, 'firstName' | 'username' | 'role'>
  isSaving: boolean
  isFinishing: boolean
  onStart: () => void
  onSkip: () => void
}

export function WelcomeStep({ user, isSaving, isFinishing, onStart, onSkip }: WelcomeStepProps) {
  const { t } = useTranslation('onboarding')
  return (
    <>
      <StepTitle>{t('welcome.title', { name: user.firstName || user.username })}</StepTitle>
      <p className="mx-auto max-w-reading text-balance text-center text-lg">
        {t(`welcomeText.${user.role}`)}
      </p>
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
