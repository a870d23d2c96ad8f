import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { isYoung } from '../../kit/learning/is-young.ts'
import { Button } from '../../ui/actions/button.tsx'
import { StepHeading } from './step-heading.tsx'

type DoneStepProps = {
  user: Pick<User, 'displayName' | 'firstName' | 'username' | 'role' | 'grade'>
  isFinishing: boolean
  onBack: () => void
  onFinish: () => void
}

export function DoneStep({ user, isFinishing, onBack, onFinish }: DoneStepProps) {
  const { t } = useTranslation('onboarding')
  return (
    <>
      <StepHeading text={t(`doneText.${user.role}`)} isHeard={isYoung(user)}>
        {t('done.title', { name: user.displayName || user.firstName || user.username })}
      </StepHeading>
      <div className="flex flex-col items-stretch gap-3 sm:items-center">
        <Button size="large" onClick={onFinish} isPending={isFinishing} pendingLabel={t('done.opening')}>
          {t('done.toDashboard')}
        </Button>
        <Button variant="ghost" onClick={onBack} disabled={isFinishing}>
          {t('back')}
        </Button>
      </div>
    </>
  )
}
