import type { ReactNode } from 'react'
import { Tooltip } from '../overlays/tooltip.tsx'
import { Button, type ButtonProps } from './button.tsx'

type IconButtonProps = Omit<ButtonProps, 'size' | 'asChild' | 'pendingLabel' | 'children' | 'aria-label'> & {
  /** What the button does: read aloud and shown as a tooltip. */
  label: string
  icon: ReactNode
}

export function IconButton({ label, icon, variant = 'ghost', ...rest }: IconButtonProps) {
  return (
    <Tooltip content={label}>
      <Button variant={variant} size="icon" aria-label={label} {...rest}>
        {icon}
      </Button>
    </Tooltip>
  )
}
