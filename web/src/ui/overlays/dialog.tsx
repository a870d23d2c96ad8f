import * as Radix from 'radix-ui/dialog'
import { type ReactNode, type RefObject, useContext, useRef } from 'react'
import { Button } from '../actions/button.tsx'
import { CloseButton } from './close-button.tsx'
import { DialogPlace, isInColumn, useBehindInert } from './dialog-place.ts'
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
  /** For one that is open as long as it is there. */
  onClose?: () => void
  width?: keyof typeof WIDTHS
  /** Names a button under the content that closes it; leave it out where the cross in the corner is enough. */
  cancelLabel?: string | undefined
  /** Buttons under the content, the main one last. */
  footer?: ReactNode
  /** Puts the focus somewhere else than where it came from, which may be gone. */
  returnFocus?: () => void
  /** Puts the focus on what is to be filled in first. */
  takeFocus?: () => void
  /** The content takes all the height there is and scrolls by itself. */
  isFilled?: boolean
  /** Whether something inside has its own use for Escape just now. */
  keepsEscape?: () => boolean
  children?: ReactNode
}

/** Fills a phone from below and floats in the middle of larger screens; the content scrolls, title and footer stay. */
export function Dialog({
  title,
  description,
  trigger,
  onClose,
  open = onClose && true,
  onOpenChange = onClose && ((isOpen) => !isOpen && onClose()),
  width = 'medium',
  cancelLabel,
  footer,
  returnFocus,
  takeFocus,
  isFilled = false,
  keepsEscape,
  children,
}: DialogProps) {
  const focusReturn = useFocusReturn(returnFocus, takeFocus)
  const isBeside = useContext(DialogPlace) === 'beside'
  const overlay = useRef<HTMLDivElement>(null)

  function handleEscape(event: KeyboardEvent) {
    if (keepsEscape?.() || (isBeside && isInColumn(document.activeElement))) event.preventDefault()
  }

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={!isBeside}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        {isBeside ? (
          <PageOverlay ref={overlay} />
        ) : (
          <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-overlay data-[state=closed]:animate-fade-out" />
        )}
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focusReturn}
          onEscapeKeyDown={handleEscape}
          // Whoever goes over to the column comes back; only a press on the page behind closes.
          {...(isBeside && {
            onInteractOutside: (event) => event.target !== overlay.current && event.preventDefault(),
          })}
          className={`fixed inset-x-0 bottom-0 z-40 flex max-h-[92dvh] w-full animate-pop-in flex-col rounded-t-card border border-border bg-raised shadow-raised data-[state=closed]:animate-pop-out sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:max-h-[85dvh] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card ${isBeside ? 'sm:left-[calc((100%-var(--beside))/2)] sm:w-[calc(100%-var(--beside)-2rem)]' : 'sm:left-1/2'} ${isFilled ? 'h-[92dvh] sm:h-[min(85dvh,52rem)]' : ''} ${WIDTHS[width]}`}
        >
          <div
            className={`flex items-start gap-3 px-5 sm:px-6 ${isFilled ? 'py-1 sm:py-2' : 'pt-4 pb-3 sm:pt-5'}`}
          >
            <div className="min-w-0 flex-1">
              <Radix.Title className="py-2 font-semibold text-xl">{title}</Radix.Title>
              {description && <Radix.Description className="text-muted">{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <CloseButton className="-mr-2" />
            </Radix.Close>
          </div>
          {isFilled ? (
            <div className="flex min-h-0 flex-1 flex-col border-border border-t">{children}</div>
          ) : (
            children && (
              <div
                // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable to be scrolled by keys
                tabIndex={0}
                className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 focus-visible:-outline-offset-3 sm:px-6"
              >
                {children}
              </div>
            )
          )}
          {(footer || cancelLabel) && (
            <div className="flex flex-col-reverse gap-3 border-border border-t px-5 py-4 sm:flex-row sm:justify-end sm:px-6">
              {cancelLabel && (
                <DialogClose>
                  <Button variant="outline">{cancelLabel}</Button>
                </DialogClose>
              )}
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Covers the page and leaves the column beside it free. */
function PageOverlay({ ref }: { ref: RefObject<HTMLDivElement | null> }) {
  useBehindInert()
  return <div ref={ref} className="fixed inset-y-0 right-(--beside) left-0 z-40 animate-fade-in bg-overlay" />
}

/** Wrap a button of the footer in it and it closes the dialog. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>
}
