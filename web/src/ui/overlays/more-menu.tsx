import { EllipsisVertical } from 'lucide-react'
import { Button, type ButtonProps } from '../actions/button.tsx'
import { DropdownMenu } from './dropdown-menu.tsx'

/** The menu of one thing in a list, behind three dots. What is not a child is for the button; `aria-label` names it. */
export function MoreMenu({ children, ...button }: ButtonProps) {
  const trigger = (
    <Button variant="ghost" size="icon" {...button}>
      <EllipsisVertical aria-hidden="true" />
    </Button>
  )
  return (
    <DropdownMenu align="end" trigger={trigger}>
      {children}
    </DropdownMenu>
  )
}
