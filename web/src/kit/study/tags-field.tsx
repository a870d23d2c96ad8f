import { X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_TAG } from '#contract/study/fields.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { addTags, suggestTags } from './edit-tags.ts'

type TagsFieldProps = {
  value: readonly string[]
  onChange: (tags: string[]) => void
  /** The learner's own tags, the most used first. */
  known: readonly string[]
}

/** Tags as chips: Enter or a comma adds what is typed, Backspace in the empty field takes the last one away. */
export function TagsField({ value, onChange, known }: TagsFieldProps) {
  const { t } = useTranslation('study')
  const [typed, setTyped] = useState('')
  /** What stood here when a press elsewhere ended the typing: a button that moves while it is pressed is missed. */
  const [held, setHeld] = useState<readonly string[] | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const shown = held ?? value
  const suggestions = suggestTags(known, shown, typed)

  function add(text: string) {
    onChange(addTags(value, text))
    setTyped('')
  }

  function remove(tag: string) {
    onChange(value.filter((one) => one !== tag))
    input.current?.focus()
  }

  /** What was typed and not finished counts too: nobody has to know about Enter. */
  function handleBlur() {
    if (!typed.trim()) return
    if (!document.querySelector(':active')) return add(typed)
    setHeld(value)
    onChange(addTags(value, typed))
    const release = () =>
      setTimeout(() => {
        setHeld(null)
        setTyped('')
      })
    // Not the pointer's: a finger is up by then, and what the browser makes of its tap takes the focus.
    window.addEventListener('mouseup', release, { once: true })
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if ((event.key === 'Enter' && typed.trim()) || event.key === ',') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) {
      onChange(value.slice(0, -1))
    }
  }

  return (
    <Field label={t('tags.label')} description={t('tags.help')} isOptional>
      {shown.length > 0 && (
        <ul aria-label={t('tags.chosen')} className="flex flex-wrap gap-2">
          {shown.map((tag) => (
            <li
              key={tag}
              className="flex min-w-0 max-w-full items-center rounded-full bg-brand-soft ps-3 text-brand-ink"
            >
              <span className="truncate">{tag}</span>
              <button
                type="button"
                aria-label={t('tags.remove', { tag })}
                onClick={() => remove(tag)}
                className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-fill"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Input
        ref={input}
        value={typed}
        maxLength={LONGEST_TAG}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={handleKey}
        onBlur={handleBlur}
        autoComplete="off"
      />
      {suggestions.length > 0 && (
        <ul aria-label={t('tags.suggestions')} className="flex flex-wrap gap-2">
          {suggestions.map((tag) => (
            <li key={tag} className="min-w-0 max-w-full">
              <button
                type="button"
                // The field keeps the focus, whose loss would add what is half typed.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => add(tag)}
                className="min-h-11 max-w-full truncate rounded-full border border-border-strong border-dashed px-3 text-muted hover:bg-fill hover:text-text"
              >
                {t('tags.add', { tag })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Field>
  )
}
