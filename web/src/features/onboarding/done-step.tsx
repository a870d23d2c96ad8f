import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { StepTitle } from './step-frame.tsx'

type DoneStepProps = {
  user: Pick<User, 'displayName' | 'firstName' | 'username' | 'role'>
  isFinishing: boolean
  onBack: () => void
  onFinish: () => void
}

export function DoneStep({ user, isFinishing, onBack, onFinish }: DoneStepProps) {
  const { t } = useTranslation('onboarding')
  return (
    <>
      <StepTitle>{t('done.title', { name: user.displayName || user.firstName || user.username })}</StepTitle>
      <p className="mx-auto max-w-reading text-balance text-center text-lg">{t(`doneText.${user.role}`)}</p>
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
