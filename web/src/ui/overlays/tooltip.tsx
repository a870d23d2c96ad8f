import * as Radix from 'radix-ui/tooltip'
import type { FocusEvent, ReactNode } from 'react'

/** Milliseconds a pointer rests before the tooltip shows (documented). Keyboard focus shows it at once. */
const DELAY_MS = 700

type TooltipProps = {
  content: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One element that can take focus. */
  children: ReactNode
}

/** Focus that comes back after a click on a menu or dialog does not show the tooltip again. */
function ignorePointerFocus(event: FocusEvent): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
}

export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={DELAY_MS} skipDelayDuration={0}>
      <Radix.Root>
        <Radix.Trigger asChild onFocus={ignorePointerFocus}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={2}
            collisionPadding={8}
            // The border is for forced colors.
            className="z-50 w-max max-w-72 animate-fade-in rounded-small border border-transparent bg-text px-2.5 py-1.5 text-background text-base print:hidden"
          >
            {content}
            <Radix.Arrow className="fill-text" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
