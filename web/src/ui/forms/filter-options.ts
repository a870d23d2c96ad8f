import { foldText } from '../format/fold-text.ts'

export type ComboboxOption = { value: string; label: string }

/** Options whose label contains what was typed; those that begin with it come first. */
export function filterOptions(options: ComboboxOption[], typed: string) {
  const wanted = foldText(typed.trim())
  if (!wanted) return options
  const matching = options.filter((option) => foldText(option.label).includes(wanted))
  const begins = (option: ComboboxOption) => foldText(option.label).startsWith(wanted)
  return [...matching.filter(begins), ...matching.filter((option) => !begins(option))]
}

/** The option that a key leads to, going round at the ends; null when the key is not for moving. */
export function moveActive(key: string, active: number, count: number): number | null {
  if (count === 0) return key === 'ArrowDown' || key === 'ArrowUp' ? 0 : null
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return (active - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
