import { Check, ChevronDown } from 'lucide-react'
import * as Radix from 'radix-ui/select'
import type { ReactNode } from 'react'
import { controlStyles } from './control-styles.ts'
import { useFieldControl } from './field-context.ts'

type SelectProps = {
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  onBlur?: () => void
  placeholder?: string
  name?: string
  isDisabled?: boolean
  id?: string
  'aria-label'?: string
  className?: string
  /** SelectItem and SelectGroup. Typing letters jumps to an item; the buffer empties after 1000 ms (Radix). */
  children: ReactNode
}

export function Select({
  value,
  defaultValue,
  onValueChange,
  onBlur,
  placeholder,
  name,
  isDisabled,
  id,
  className,
  children,
  ...aria
}: SelectProps) {
  const { required, ...wired } = useFieldControl({ id })
  return (
    <Radix.Root
      value={value}
      defaultValue={defaultValue}
      onValueChange={onValueChange}
      name={name}
      disabled={isDisabled}
      required={required}
    >
      <Radix.Trigger
        {...aria}
        {...wired}
        onBlur={onBlur}
        className={`${controlStyles} flex min-h-11 items-center justify-between gap-2 py-2 pr-2 pl-3 text-left data-placeholder:text-muted ${className ?? ''}`}
      >
        <span className="min-w-0 flex-1 truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon>
          <ChevronDown aria-hidden="true" className="size-5 text-muted" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-[min(24rem,var(--radix-select-content-available-height))] min-w-[var(--radix-select-trigger-width)] max-w-[calc(100vw-1rem)] animate-pop-in overflow-hidden rounded-card border border-border bg-raised text-text shadow-raised"
        >
          <Radix.Viewport className="p-1.5">{children}</Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type SelectItemProps<Value extends string> = {
  /** Never empty: an empty value means that nothing is chosen. */
  value: Value extends '' ? never : Value
  children: ReactNode
}

export function SelectItem<Value extends string>({ value, children }: SelectItemProps<Value>) {
  return (
    <Radix.Item
      value={value}
      className="flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-small px-3 py-2 focus-visible:-outline-offset-3 data-highlighted:bg-fill"
    >
      <span className="min-w-0 flex-1">
        <Radix.ItemText>{children}</Radix.ItemText>
      </span>
      <Radix.ItemIndicator>
        <Check aria-hidden="true" className="size-5 text-brand" />
      </Radix.ItemIndicator>
    </Radix.Item>
  )
}

type SelectItemsProps<Value extends string | number> = {
  values: readonly Value[]
  /** What stands for a value; the value itself where it is left out. */
  nameOf?: (value: Value) => ReactNode
}

/** One item for each value. */
export function SelectItems<Value extends string | number>({ values, nameOf }: SelectItemsProps<Value>) {
  return values.map((value) => (
    <SelectItem key={value} value={String(value)}>
      {nameOf ? nameOf(value) : value}
    </SelectItem>
  ))
}

type NamedSelectItemsProps<Thing> = { things: readonly Thing[]; nameOf?: (thing: Thing) => ReactNode }

/** One item for each thing that has an id and a name. */
export function NamedSelectItems<Thing extends { id: number; name: string }>(
  props: NamedSelectItemsProps<Thing>,
) {
  const { things, nameOf = ({ name }) => name } = props
  return things.map((thing) => (
    <SelectItem key={thing.id} value={String(thing.id)}>
      {nameOf(thing)}
    </SelectItem>
  ))
}

export function SelectGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Radix.Group>
      <Radix.Label className="px-3 py-2 font-medium text-muted">{label}</Radix.Label>
      {children}
    </Radix.Group>
  )
}
