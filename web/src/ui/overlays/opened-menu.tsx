import * as Radix from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'
import { MenuParts } from './menu-parts.ts'
import type { OverlayProps } from './on-demand.tsx'

export type DropdownMenuProps = OverlayProps & {
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'right' | 'bottom' | 'left'
  children: ReactNode
}

export function OpenedMenu({
  trigger,
  align = 'start',
  side = 'bottom',
  open,
  onOpenChange,
  isByKey = false,
  children,
}: DropdownMenuProps) {
  return (
    <MenuParts value={Radix}>
      {/* Not modal: the page behind stays readable and scrollable while the menu is open. */}
      <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
        <Radix.Trigger asChild>{trigger}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            // Radix hears keys only from the moment it is there.
            ref={isByKey ? focusFirst : undefined}
            align={align}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-h-[var(--radix-dropdown-menu-content-available-height)] min-w-52 max-w-[calc(100vw-1rem)] animate-pop-in overflow-y-auto rounded-card border border-border bg-raised p-1.5 text-text shadow-raised data-[state=closed]:animate-pop-out"
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </MenuParts>
  )
}

function focusFirst(menu: HTMLElement | null): void {
  requestAnimationFrame(() =>
    menu?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus(),
  )
}
