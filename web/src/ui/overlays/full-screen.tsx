import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { useFocusReturn } from './use-focus-return.ts'

type FullScreenProps = {
  /** For screen readers; what is shown speaks for itself. */
  title: string
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Fills the window; brings its own way out, and Escape closes too. */
  children: ReactNode
}

/** One thing that fills the whole window. */
export function FullScreen({ title, open, onOpenChange, children }: FullScreenProps) {
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          {...focusReturn}
          className="fixed inset-0 z-40 animate-fade-in bg-background p-2 data-[state=closed]:animate-fade-out"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
