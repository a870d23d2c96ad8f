import * as Radix from 'radix-ui/popover'
import type { ReactNode } from 'react'

type PopoverProps = {
  trigger: ReactNode
  /** Names the area for screen readers. */
  label: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  align?: 'start' | 'center' | 'end'
  open?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  children: ReactNode
}

export function Popover(props: PopoverProps) {
  const { trigger, label, side = 'bottom', align = 'start', open, onOpenChange, children } = props
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 w-80 max-w-[calc(100vw-1rem)] animate-pop-in rounded-card border border-border bg-raised p-4 text-text shadow-raised data-[state=closed]:animate-pop-out"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
