import type { ReactNode } from 'react'
import { Tooltip } from '../overlays/tooltip.tsx'
import { Button, type ButtonProps } from './button.tsx'

type IconButtonProps = Omit<
  ButtonProps,
  'size' | 'asChild' | 'icon' | 'pendingLabel' | 'children' | 'aria-label'
> & {
  /** What the button does: read aloud and shown as a tooltip. */
  label: string
  icon: ReactNode
  /** Where the tooltip stands. */
  side?: 'top' | 'bottom'
}

export function IconButton({ label, icon, side = 'top', variant = 'ghost', ...rest }: IconButtonProps) {
  return (
    <Tooltip content={label} side={side}>
      <Button variant={variant} size="icon" aria-label={label} {...rest}>
        {icon}
      </Button>
    </Tooltip>
  )
}
