import type { LucideIcon } from 'lucide-react'
import { isValidElement, type ReactElement } from 'react'
import { Tooltip } from '../overlays/tooltip.tsx'
import { Button, type ButtonProps } from './button.tsx'

type IconButtonProps = Omit<
  ButtonProps,
  'size' | 'asChild' | 'icon' | 'pendingLabel' | 'children' | 'aria-label'
> & {
  /** What the button does: read aloud and shown as a tooltip. */
  label: string
  icon: LucideIcon | ReactElement
  /** Where the tooltip stands. */
  side?: 'top' | 'bottom'
}

export function IconButton({ label, icon: Icon, side = 'top', variant = 'ghost', ...rest }: IconButtonProps) {
  return (
    <Tooltip content={label} side={side}>
      <Button variant={variant} size="icon" aria-label={label} {...rest}>
        {isValidElement(Icon) ? Icon : <Icon aria-hidden="true" />}
      </Button>
    </Tooltip>
  )
}
