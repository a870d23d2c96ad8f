import { useTranslation } from 'react-i18next'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'

type ClearHistoryQuestionProps = { subject: string | null; onConfirm: () => void; onClose: () => void }

export function ClearHistoryQuestion({ subject, onConfirm, onClose }: ClearHistoryQuestionProps) {
  const { t } = useTranslation('chat')
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('clear.title')}
      description={subject === null ? t('clear.outside') : t('clear.subject', { subject })}
      confirmLabel={t('clear.confirm')}
      isDestructive
      onConfirm={onConfirm}
    />
  )
}
