import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMenuParts } from './menu-parts.ts'
import { createSource, OnDemand } from './on-demand.tsx'
import type { DropdownMenuProps } from './opened-menu.tsx'

const itemStyles =
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-small px-3 py-2 focus-visible:-outline-offset-3 ' +
  'data-highlighted:bg-fill data-disabled:cursor-not-allowed data-disabled:opacity-55 [&_svg]:size-5 [&_svg]:shrink-0'

const source = createSource('menu', async () => (await import('./opened-menu.tsx')).OpenedMenu)

export function DropdownMenu(props: DropdownMenuProps) {
  return <OnDemand source={source} overlay={props} />
}

type MenuItemProps = {
  icon?: ReactNode
  isDestructive?: boolean
  isDisabled?: boolean
  onSelect?: (event: Event) => void
  /** The only child (a router link) becomes the item; put the icon inside it. */
  asChild?: boolean
  children: ReactNode
}

export function MenuItem({
  icon,
  isDestructive = false,
  isDisabled,
  onSelect,
  asChild,
  children,
}: MenuItemProps) {
  const { Item } = useMenuParts()
  return (
    <Item
      asChild={asChild}
      disabled={isDisabled}
      onSelect={onSelect}
      className={`${itemStyles} ${isDestructive ? 'text-destructive-ink' : ''}`}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Item>
  )
}

type MenuChoicesProps = { value: string; onValueChange: (value: string) => void; children: ReactNode }

export function MenuChoices({ value, onValueChange, children }: MenuChoicesProps) {
  const { RadioGroup } = useMenuParts()
  return (
    <RadioGroup value={value} onValueChange={onValueChange}>
      {children}
    </RadioGroup>
  )
}

export function MenuChoice({ value, children }: { value: string; children: ReactNode }) {
  const { RadioItem, ItemIndicator } = useMenuParts()
  return (
    <RadioItem value={value} className={itemStyles}>
      <span className="grid size-5 place-items-center">
        <ItemIndicator>
          <Check aria-hidden="true" />
        </ItemIndicator>
      </span>
      {children}
    </RadioItem>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  const { Label } = useMenuParts()
  return <Label className="px-3 py-2 font-medium text-muted">{children}</Label>
}

export function MenuSeparator() {
  const { Separator } = useMenuParts()
  return <Separator className="mx-1.5 my-1 h-px bg-border" />
}
