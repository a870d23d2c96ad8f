import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx'
import { FormAlert } from './form-alert.tsx'

type FormDialogProps = {
  title: string
  description: string
  submitLabel: string
  width?: 'small'
  isPending: boolean
  /** What went wrong, and what of it no field tells. */
  error: Error | null
  general: string | null
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A form about an account: its first box has the focus, and after a refusal the first one that is wrong. */
export function FormDialog({
  title,
  description,
  submitLabel,
  width,
  isPending,
  error,
  general,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const { t } = useTranslation('users')
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus()
  const showFault = useEffectEvent(() => focus('[aria-invalid="true"]'))
  useEffect(() => {
    if (error) showFault()
  }, [error])
  return (
    <Dialog
      open
      {...(width && { width })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      takeFocus={() => focus('input')}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{t('form.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} isPending={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
        className="flex flex-col gap-5"
      >
        {general && <FormAlert>{general}</FormAlert>}
        {children}
      </form>
    </Dialog>
  )
}
