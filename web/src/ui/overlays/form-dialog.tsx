import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { Button, type ButtonProps } from '../actions/button.tsx'
import { Dialog } from './dialog.tsx'

type FormDialogProps = Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'width' | 'takeFocus' | 'cancelLabel'
> & {
  submitLabel: string
  submitIcon?: ButtonProps['icon']
  isPending: boolean
  /** What came of sending it: after a refusal the first field that is wrong has the focus. */
  error?: Error | null
  pendingLabel?: string
  /** Another button, before the one that sends the form. */
  aside?: ReactNode
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A group of radio buttons takes the focus itself and hands it to the chosen one. */
const FIELDS = 'input, textarea, button, [tabindex="0"]'

/** An open dialog with one form in it: Enter sends it, and so does the button below it. Its first field has the focus. */
export function FormDialog({
  submitLabel,
  submitIcon,
  isPending,
  error,
  pendingLabel,
  aside,
  onSubmit,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const focusFirst = () => {
    const { current } = form
    const first =
      current?.querySelector<HTMLElement>(FIELDS) ?? current?.closest<HTMLElement>('[role=dialog]')
    first?.focus()
  }
  const focusFault = useEffectEvent(() =>
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  )
  useEffect(() => {
    if (error) focusFault()
  }, [error])
  return (
    <Dialog
      takeFocus={focusFirst}
      {...dialog}
      footer={
        <>
          {aside}
          <Button
            icon={submitIcon}
            type="submit"
            form={formId}
            isPending={isPending}
            {...(pendingLabel && { pendingLabel })}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          // A form inside the tree of another dialog must not reach what is around that dialog.
          event.stopPropagation()
          if (!isPending) onSubmit()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
