import * as Radix from 'radix-ui/alert-dialog'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../actions/button.tsx'
import { useFocusReturn } from './use-focus-return.ts'

type AlertDialogProps = {
  title: ReactNode
  /** What will happen, in one or two sentences. */
  description: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** For a way out that does something; Escape merely leaves. */
  onCancel?: () => void
  isDestructive?: boolean
  onConfirm: () => void
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** For one that is open as long as it is there. */
  onClose?: () => void
}

/** Asks before something that is hard to take back. Focus starts on the way out; a click beside it does nothing. */
export function AlertDialog({
  title,
  description,
  confirmLabel,
  cancelLabel,
  onCancel,
  isDestructive = false,
  onConfirm,
  trigger,
  onClose,
  open = onClose && true,
  onOpenChange = onClose && ((isOpen) => !isOpen && onClose()),
}: AlertDialogProps) {
  const { t } = useTranslation('ui')
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-overlay data-[state=closed]:animate-fade-out" />
        <Radix.Content
          {...focusReturn}
          className="fixed inset-0 z-40 m-auto flex h-fit max-h-[92dvh] w-[calc(100%-2rem)] max-w-md animate-pop-in flex-col gap-3 overflow-y-auto rounded-card border border-border bg-raised p-6 shadow-raised data-[state=closed]:animate-pop-out"
        >
          <Radix.Title className="font-semibold text-xl">{title}</Radix.Title>
          <Radix.Description className="text-muted">{description}</Radix.Description>
          <div className="mt-3 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Radix.Cancel asChild>
              <Button variant="outline" onClick={onCancel}>
                {cancelLabel ?? t('cancel')}
              </Button>
            </Radix.Cancel>
            <Radix.Action asChild>
              <Button variant={isDestructive ? 'destructive' : 'primary'} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
