import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Input } from '../../../ui/forms/input.tsx'
import { KeypadPanel } from '../math/keypad-panel.tsx'
import { listNumberKeys } from '../math/keys.ts'
import { type AnswerFieldProps, type KeypadProps, readTyped } from './answer-field-props.ts'
import { type FractionBox, joinFraction, splitFraction, typeInBox } from './fraction-text.ts'
import { TYPING } from './number-field.tsx'

/** Where the arrow keys lead from each box. */
const NEIGHBORS: Record<FractionBox, Partial<Record<string, FractionBox>>> = {
  whole: { ArrowRight: 'top' },
  top: { ArrowLeft: 'whole', ArrowDown: 'bottom' },
  bottom: { ArrowLeft: 'whole', ArrowUp: 'top' },
}

/** Three boxes as on paper. A fraction that is simply typed, "1 3/4", finds its boxes by itself. */
export function FractionField(props: AnswerFieldProps<'fraction'> & KeypadProps) {
  const { form, given, onGive, labelledBy, isLocked, isLarge, keypad } = props
  const { t } = useTranslation('practice')
  const boxes = useRef<Partial<Record<FractionBox, HTMLInputElement | null>>>({})
  const start: FractionBox = form.form === 'mixed' ? 'whole' : 'top'
  const lastBox = useRef<FractionBox>(start)
  const parts = splitFraction(readTyped(given))
  const isOpen = keypad.isOpen(false)

  function type(box: FractionBox, typed: string) {
    const { parts: after, next } = typeInBox(parts, box, typed)
    onGive(joinFraction(after))
    if (next !== box) boxes.current[next]?.focus({ preventScroll: true })
  }

  function moveBetween(box: FractionBox, event: KeyboardEvent<HTMLInputElement>) {
    const neighbor = NEIGHBORS[box][event.key]
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const isAtEdge = event.key === 'ArrowLeft' ? selectionEnd === 0 : selectionStart === value.length
    const isVertical = event.key === 'ArrowUp' || event.key === 'ArrowDown'
    if (!neighbor || (!isVertical && !isAtEdge)) return
    event.preventDefault()
    boxes.current[neighbor]?.focus()
  }

  function bind(box: FractionBox): ComponentProps<'input'> {
    return {
      ref: (element) => {
        boxes.current[box] = element
      },
      value: parts[box],
      'aria-label': t(`fraction.${box}`),
      readOnly: isLocked,
      inputMode: keypad.isTouch && isOpen ? 'none' : 'text',
      onChange: (event) => type(box, event.target.value),
      onFocus: () => {
        lastBox.current = box
      },
      onKeyDown: (event) => moveBetween(box, event),
      ...TYPING,
      ...(box === start && { 'data-answer-start': '' }),
    }
  }

  const size = isLarge ? 'min-h-16' : 'min-h-13'
  return (
    <div className="flex flex-col gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: the question names the group; a legend would repeat it */}
      <div role="group" aria-labelledby={labelledBy} className="flex items-center gap-3">
        {form.form !== 'improper' && (
          <Input
            {...bind('whole')}
            className={`w-20! border-dashed text-center font-heading text-2xl! ${size}`}
          />
        )}
        <div className="flex w-24 flex-col gap-1.5">
          <Input {...bind('top')} className={`text-center font-heading text-2xl! ${size}`} />
          <span aria-hidden="true" className="h-0.75 rounded-full bg-text" />
          <Input {...bind('bottom')} className={`text-center font-heading text-2xl! ${size}`} />
        </div>
      </div>
      <p className="text-muted">
        {form.form === 'improper' ? t('fraction.improperHelp') : t('fraction.help')}
      </p>
      {!isLocked && (
        <KeypadPanel
          isOpen={isOpen}
          onToggle={keypad.onToggle}
          keys={listNumberKeys({ hasPi: false })}
          columns={4}
          isLarge={isLarge}
          findBox={() => boxes.current[lastBox.current] ?? null}
        />
      )}
    </div>
  )
}
