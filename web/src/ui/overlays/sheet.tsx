import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { CloseButton } from './close-button.tsx'

const SIDES = {
  left: 'inset-y-0 left-0 h-full border-r animate-from-left data-[state=closed]:animate-to-left',
  right: 'inset-y-0 right-0 h-full border-l animate-from-right data-[state=closed]:animate-to-right',
} as const

type SheetProps = {
  title: ReactNode
  description?: ReactNode
  side?: keyof typeof SIDES
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Any CSS length. It never covers the whole phone. */
  width?: string
  /** Moves the focus when the sheet has closed, for a sheet without a trigger of its own. */
  onCloseAutoFocus?: (event: Event) => void
  children: ReactNode
}

export function Sheet({
  title,
  description,
  side = 'right',
  trigger,
  open,
  onOpenChange,
  width = '24rem',
  onCloseAutoFocus,
  children,
}: SheetProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-overlay data-[state=closed]:animate-fade-out" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          style={{ width: `min(${width}, calc(100% - 2rem))` }}
          onCloseAutoFocus={onCloseAutoFocus}
          className={`fixed z-40 flex flex-col border-border bg-raised shadow-raised ${SIDES[side]}`}
        >
          <div className="flex items-start gap-3 px-5 pt-4 pb-2">
            <div className="min-w-0 flex-1">
              <Radix.Title className="py-2 font-semibold text-xl">{title}</Radix.Title>
              {description && <Radix.Description className="text-muted">{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <CloseButton className="-mr-2" />
            </Radix.Close>
          </div>
          <div
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable to be scrolled by keys
            tabIndex={0}
            className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 focus-visible:-outline-offset-3"
          >
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
