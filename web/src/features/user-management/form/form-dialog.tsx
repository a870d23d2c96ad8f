import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/call.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'

/** What the server has against single fields, and what is left to say above the form. */
export function useFieldErrors(error: Error | null, fields: readonly string[]) {
  const errorText = useErrorText()
  const issues = error instanceof ApiError ? (error.issues ?? []) : []
  const errorOf = (field: string) => issues.find((issue) => issue.field === field)?.message
  const isTold = issues.some(({ field }) => fields.includes(field))
  return { errorOf, general: error && !isTold ? errorText(error) : null }
}

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
