import * as Radix from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

/** Milliseconds a pointer rests before the tooltip shows (documented). Keyboard focus shows it at once. */
const DELAY_MS = 700

type TooltipProps = {
  content: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One element that can take focus. */
  children: ReactNode
}

export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 animate-fade-in rounded-small bg-text px-2.5 py-1.5 text-background text-base data-[state=closed]:animate-fade-out"
          >
            {content}
            <Radix.Arrow className="fill-text" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
