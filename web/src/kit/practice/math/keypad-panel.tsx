import { Calculator, Delete, Keyboard } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import type { Key } from './keys.ts'

type KeypadProps = {
  keys: readonly Key[]
  columns: 3 | 4 | 6
  isLarge: boolean
  /** `byKeyboard`: the focus stays on the key then; else it belongs in the box. */
  onPress: (key: Key, byKeyboard: boolean) => void
}

const COLUMNS = { 3: 'grid-cols-3', 4: 'grid-cols-4', 6: 'grid-cols-6' } as const

/** One stop for the Tab key; the arrow keys go from key to key. */
function Keypad({ keys, columns, isLarge, onPress }: KeypadProps) {
  const { t } = useTranslation('practice')
  const id = useId()
  const [current, setCurrent] = useState(0)

  function moveBy(event: KeyboardEvent<HTMLDivElement>) {
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -columns,
      ArrowDown: columns,
    }
    const next = current + (steps[event.key] ?? Number.NaN)
    if (!(next >= 0 && next < keys.length)) return
    event.preventDefault()
    setCurrent(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }

  return (
    <div
      role="toolbar"
      aria-label={t('keypad.label')}
      onKeyDown={moveBy}
      className={`grid gap-1.5 ${COLUMNS[columns]}`}
    >
      {keys.map((key, place) => (
        <button
          key={key.sign}
          id={`${id}-${place}`}
          type="button"
          tabIndex={place === current ? 0 : -1}
          aria-label={key.name && t(`keys.${key.name}`)}
          onFocus={() => setCurrent(place)}
          // The box keeps its caret and, on a phone, nothing jumps.
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event: MouseEvent) => onPress(key, event.detail === 0)}
          className={`grid select-none place-items-center rounded-control border border-border-strong bg-surface font-heading hover:bg-fill active:bg-fill ${isLarge ? 'min-h-15' : 'min-h-12'} ${sizeOf(key.sign, isLarge)} ${key.isWide ? 'col-span-2' : ''}`}
        >
          {key.name === 'delete' ? <Delete aria-hidden="true" className="size-6" /> : key.sign}
        </button>
      ))}
    </div>
  )
}

/** Three signs are as much as a narrow key holds. */
function sizeOf(sign: string, isLarge: boolean): string {
  if (sign.length > 2) return 'text-base'
  return isLarge ? 'text-2xl' : 'text-xl'
}

type KeypadPanelProps = {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  keys: readonly Key[]
  columns: 3 | 4 | 6
  isLarge: boolean
  /** Where the keys write. */
  findBox: () => HTMLInputElement | HTMLTextAreaElement | null
}

/** Keys for a box, and the button that puts them away. */
export function KeypadPanel({ isOpen, onToggle, keys, columns, isLarge, findBox }: KeypadPanelProps) {
  const { t } = useTranslation('practice')

  function press(key: Key, byKeyboard: boolean) {
    const box = findBox()
    if (!box) return
    if (!byKeyboard) box.focus({ preventScroll: true })
    pressKey(box, key)
  }

  return (
    <div className={`flex flex-col items-start gap-2 ${columns === 6 ? 'max-w-md' : 'max-w-xs'}`}>
      {isOpen && (
        <div className="w-full">
          <Keypad keys={keys} columns={columns} isLarge={isLarge} onPress={press} />
        </div>
      )}
      <Button variant="ghost" className="-ml-4" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
        {isOpen ? <Keyboard aria-hidden="true" /> : <Calculator aria-hidden="true" />}
        {isOpen ? t('keypad.hide') : t('keypad.show')}
      </Button>
    </div>
  )
}

/** Does to the box what the key says, at its caret, as if it had been typed: React hears of it by the input event. */
function pressKey(box: HTMLInputElement | HTMLTextAreaElement, key: Key): void {
  if (box.readOnly) return
  const start = box.selectionStart ?? box.value.length
  const end = box.selectionEnd ?? start
  if (key.name === 'left' || key.name === 'right') {
    const caret = Math.max(0, Math.min(box.value.length, start + (key.name === 'left' ? -1 : 1)))
    box.setSelectionRange(caret, caret)
    return
  }
  if (key.name === 'delete') box.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end')
  else box.setRangeText(key.write ?? '', start, end, 'end')
  const caret = (box.selectionStart ?? 0) - (key.back ?? 0)
  box.setSelectionRange(caret, caret)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}
