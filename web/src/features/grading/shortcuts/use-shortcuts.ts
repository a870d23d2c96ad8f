import { useEffect, useEffectEvent, useState } from 'react'
import { openChoices } from '../../../device/open-choices.ts'
import { USER_MEMORY_PREFIX } from '../../../kit/user-memory.ts'

const OFF_KEY = `${USER_MEMORY_PREFIX}grading.keysOff`

type Deeds = { onNext: () => void; onPrevious: () => void; onHelp: () => void; onOnlyWaiting: () => void }

/**
 * Single keys, for who grades thirty pieces of work in a row. They leave text fields alone and can be switched off, because
 * speech input types letters too.
 */
export function useShortcuts({ onNext, onPrevious, onHelp, onOnlyWaiting }: Deeds) {
  const [isOn, setOn] = useState(() => openChoices().getItem(OFF_KEY) === null)
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    const deed = {
      j: onNext,
      ArrowRight: onNext,
      k: onPrevious,
      ArrowLeft: onPrevious,
      '?': onHelp,
      u: onOnlyWaiting,
      g: () => focusOn('grade'),
      f: () => focusOn('feedback'),
    }[event.key]
    if (!deed || (!isOn && event.key !== '?')) return
    event.preventDefault()
    deed()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return {
    isOn,
    setOn: (isWanted: boolean) => {
      if (isWanted) openChoices().removeItem(OFF_KEY)
      else openChoices().setItem(OFF_KEY, '1')
      setOn(isWanted)
    },
  }
}

/** Arrow keys of radio buttons, menus and dialogs are theirs. */
function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable], [role=radio], [role=menu], [role=dialog], [role=listbox]',
    ) !== null
  )
}

function focusOn(name: 'grade' | 'feedback') {
  document
    .querySelector<HTMLElement>(
      `[data-grading=${name}] :is(input, textarea, [role=radio][tabindex="0"], [role=radio])`,
    )
    ?.focus()
}
