import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'

type AccountFormDialogProps = ComponentProps<typeof FormDialog> & {
  /** What of the refusal no field tells. */
  general: string | null
}

/** A form about an account. */
export function AccountFormDialog({ general, children, ...dialog }: AccountFormDialogProps) {
  const { t } = useTranslation('users')
  return (
    <FormDialog cancelLabel={t('form.cancel')} {...dialog}>
      {general && <FormAlert>{general}</FormAlert>}
      {children}
    </FormDialog>
  )
}
