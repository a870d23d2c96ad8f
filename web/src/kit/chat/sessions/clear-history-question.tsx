import { useTranslation } from 'react-i18next'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { useSubjectName } from '../use-subject-name.ts'

type ClearHistoryQuestionProps = { subject: string | null; onConfirm: () => void; onClose: () => void }

export function ClearHistoryQuestion({ subject, onConfirm, onClose }: ClearHistoryQuestionProps) {
  const { t } = useTranslation('chat')
  const saySubject = useSubjectName()
  return (
    <AlertDialog
      onClose={onClose}
      title={t('clear.title')}
      description={
        subject === null ? t('clear.outside') : t('clear.subject', { subject: saySubject(subject) })
      }
      confirmLabel={t('clear.confirm')}
      isDestructive
      onConfirm={onConfirm}
    />
  )
}
