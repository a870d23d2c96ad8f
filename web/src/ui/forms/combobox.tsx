import { Check, ChevronDown } from 'lucide-react'
import * as Popover from 'radix-ui/popover'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ComboboxOption, filterOptions, moveActive } from './filter-options.ts'
import { Input } from './input.tsx'

type ComboboxProps = {
  options: ComboboxOption[]
  value: string | null
  onValueChange: (value: string | null) => void
  placeholder?: string
  'aria-label'?: string
  className?: string
}

/** More would be slow to draw and nobody reads them: whoever looks further types. */
const MOST_SHOWN = 60

/** Typing narrows the list, arrows move, Enter picks, Escape closes (ARIA combobox with a listbox). */
export function Combobox(props: ComboboxProps) {
  const { options, value, onValueChange, placeholder, className, ...aria } = props
  const { t } = useTranslation('ui')
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)

  const chosen = options.find((option) => option.value === value)
  const found = filterOptions(options, typed ?? '')
  const matches = found.slice(0, MOST_SHOWN)

  function open() {
    setOpen(true)
    const chosenPlace = matches.findIndex((option) => option.value === value)
    setActive(Math.max(0, chosenPlace))
  }

  function close() {
    setOpen(false)
    setTyped(null)
  }

  function pick(option: ComboboxOption | undefined) {
    if (option) onValueChange(option.value)
    close()
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const next = moveActive(event.key, active, matches.length)
    if (next !== null && (isOpen || event.key.startsWith('Arrow'))) {
      event.preventDefault()
      if (isOpen) setActive(next)
      else open()
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      pick(matches[active])
    } else if (event.key === 'Escape' && isOpen) {
      // Inside a dialog, the first Escape closes the list, not the dialog.
      event.stopPropagation()
      close()
    }
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={(next) => !next && close()}>
      <Popover.Anchor asChild>
        <div className={`relative ${className ?? ''}`}>
          <Input
            {...aria}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && matches.length > 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            placeholder={placeholder}
            value={typed ?? chosen?.label ?? ''}
            onChange={(event) => {
              setTyped(event.target.value)
              setActive(0)
              setOpen(true)
              if (event.target.value === '') onValueChange(null)
            }}
            onClick={({ currentTarget }) => {
              if (isOpen) return
              // What is typed next takes the place of what is chosen.
              currentTarget.select()
              open()
            }}
            onKeyDown={handleKey}
            onBlur={close}
            className="pr-10"
          />
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-3 right-3 size-5 text-muted"
          />
        </div>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          role="presentation"
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-72 w-[var(--radix-popover-trigger-width)] overflow-y-auto rounded-card border border-border bg-raised p-1.5 text-text shadow-raised"
        >
          {matches.length === 0 ? (
            <p role="status" className="px-3 py-2 text-muted">
              {t('combobox.empty')}
            </p>
          ) : (
            <div role="listbox" id={listId} aria-label={aria['aria-label'] ?? t('combobox.options')}>
              {matches.map((option, index) => (
                // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input, aria-activedescendant points here
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input
                <div
                  key={option.value}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={option.value === value}
                  ref={(element) => {
                    if (index === active) element?.scrollIntoView({ block: 'nearest' })
                  }}
                  onPointerMove={() => setActive(index)}
                  // Keeps the focus in the input, whose blur would close the list before the click.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => pick(option)}
                  className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 py-2 ${index === active ? 'bg-fill outline-3 outline-focus -outline-offset-3' : ''}`}
                >
                  <span className="min-w-0 flex-1">{option.label}</span>
                  {option.value === value && <Check aria-hidden="true" className="size-5 text-brand" />}
                </div>
              ))}
            </div>
          )}
          {found.length > matches.length && (
            <p className="px-3 py-2 text-muted">
              {t('combobox.more', { count: found.length - matches.length })}
            </p>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
