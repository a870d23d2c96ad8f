import { Check, type LucideIcon } from 'lucide-react'
import * as Radix from 'radix-ui/dropdown-menu'
import { isValidElement, type ReactElement, type ReactNode } from 'react'

const itemStyles =
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-small px-3 py-2 focus-visible:-outline-offset-3 ' +
  'data-highlighted:bg-fill data-disabled:cursor-not-allowed data-disabled:opacity-55 [&_svg]:size-5 [&_svg]:shrink-0'

type DropdownMenuProps = { trigger: ReactNode; align?: 'start' | 'center' | 'end'; children: ReactNode }

export function DropdownMenu({ trigger, align = 'start', children }: DropdownMenuProps) {
  return (
    // Not modal: the page behind stays readable and scrollable while the menu is open.
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-[var(--radix-dropdown-menu-content-available-height)] min-w-52 max-w-[calc(100vw-1rem)] animate-pop-in overflow-y-auto rounded-card border border-border bg-raised p-1.5 text-text shadow-raised data-[state=closed]:animate-pop-out"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type MenuItemProps = {
  icon?: LucideIcon | ReactElement
  isDestructive?: boolean
  isDisabled?: boolean
  onSelect?: (event: Event) => void
  /** The only child (a router link) becomes the item; put the icon inside it. */
  asChild?: boolean
  children: ReactNode
}

export function MenuItem(props: MenuItemProps) {
  const { icon: Icon, isDestructive = false, isDisabled, onSelect, asChild, children } = props
  return (
    <Radix.Item
      asChild={asChild}
      disabled={isDisabled}
      onSelect={onSelect}
      className={`${itemStyles} ${isDestructive ? 'text-destructive-ink' : ''}`}
    >
      {asChild ? (
        children
      ) : (
        <>
          {isValidElement(Icon) ? Icon : Icon && <Icon aria-hidden="true" />}
          {children}
        </>
      )}
    </Radix.Item>
  )
}

type MenuChoicesProps = { value: string; onValueChange: (value: string) => void; children: ReactNode }

export function MenuChoices({ value, onValueChange, children }: MenuChoicesProps) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onValueChange}>
      {children}
    </Radix.RadioGroup>
  )
}

export function MenuChoice({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.RadioItem value={value} className={itemStyles}>
      <span className="grid size-5 place-items-center">
        <Radix.ItemIndicator>
          <Check aria-hidden="true" />
        </Radix.ItemIndicator>
      </span>
      {children}
    </Radix.RadioItem>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 py-2 font-medium text-muted">{children}</Radix.Label>
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-1.5 my-1 h-px bg-border" />
}
