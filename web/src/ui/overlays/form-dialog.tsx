import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '../actions/button.tsx'
import { Dialog, DialogClose } from './dialog.tsx'

type FormDialogProps = Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'width' | 'takeFocus'
> & {
  submitLabel: string
  isPending: boolean
  pendingLabel?: string
  /** Leave it out where the cross in the corner is enough. */
  cancelLabel?: string
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** An open dialog with one form in it: Enter sends it, and so does the button below it. */
export function FormDialog({
  submitLabel,
  isPending,
  pendingLabel,
  cancelLabel,
  onSubmit,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId()
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {cancelLabel && (
            <DialogClose>
              <Button variant="outline">{cancelLabel}</Button>
            </DialogClose>
          )}
          <Button type="submit" form={formId} isPending={isPending} {...(pendingLabel && { pendingLabel })}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
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
