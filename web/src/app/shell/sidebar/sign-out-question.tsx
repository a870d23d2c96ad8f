import { useTranslation } from 'react-i18next'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import type { useSignOut } from './use-sign-out.ts'

/** Before something that waits on this device would be lost. */
export function SignOutQuestion({ question }: Pick<ReturnType<typeof useSignOut>, 'question'>) {
  const { t } = useTranslation('device')
  return (
    <AlertDialog
      open={question.isOpen}
      onOpenChange={question.setOpen}
      title={t('signOut.waiting', { count: question.count })}
      description={t('signOut.waitingText', { count: question.count })}
      confirmLabel={t('signOut.keep', { count: question.count })}
      cancelLabel={t('signOut.stay')}
      onConfirm={question.confirm}
    />
  )
}
