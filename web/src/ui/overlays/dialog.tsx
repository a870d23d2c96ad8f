import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { CloseButton } from './close-button.tsx'
import { useFocusReturn } from './use-focus-return.ts'

const WIDTHS = {
  small: 'sm:max-w-md',
  medium: 'sm:max-w-xl',
  large: 'sm:max-w-3xl',
  wide: 'sm:max-w-6xl',
} as const

type DialogProps = {
  title: ReactNode
  description?: ReactNode
  /** The element that opens it; leave it out when `open` is controlled. */
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
  width?: keyof typeof WIDTHS
  /** Buttons under the content, the main one last. */
  footer?: ReactNode
  /** Puts the focus somewhere else than where it came from, which may be gone. */
  returnFocus?: () => void
  /** Puts the focus on what is to be filled in first. */
  takeFocus?: () => void
  children?: ReactNode
}

/** Fills a phone from below and floats in the middle of larger screens; the content scrolls, title and footer stay. */
export function Dialog({
  title,
  description,
  trigger,
  open,
  onOpenChange,
  width = 'medium',
  footer,
  returnFocus,
  takeFocus,
  children,
}: DialogProps) {
  const focusReturn = useFocusReturn(returnFocus, takeFocus)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-overlay data-[state=closed]:animate-fade-out" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focusReturn}
          className={`fixed inset-x-0 bottom-0 z-40 flex max-h-[92dvh] w-full animate-pop-in flex-col rounded-t-card border border-border bg-raised shadow-raised data-[state=closed]:animate-pop-out sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:max-h-[85dvh] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card ${WIDTHS[width]}`}
        >
          <div className="flex items-start gap-3 px-5 pt-4 pb-3 sm:px-6 sm:pt-5">
            <div className="min-w-0 flex-1">
              <Radix.Title className="py-2 font-semibold text-xl">{title}</Radix.Title>
              {description && <Radix.Description className="text-muted">{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <CloseButton className="-mr-2" />
            </Radix.Close>
          </div>
          {children && (
            <div
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable to be scrolled by keys
              tabIndex={0}
              className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 focus-visible:-outline-offset-3 sm:px-6"
            >
              {children}
            </div>
          )}
          {footer && (
            <div className="flex flex-col-reverse gap-3 border-border border-t px-5 py-4 sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Wrap a button of the footer in it and it closes the dialog. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>
}
