import { Calculator, Keyboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { Keypad } from './keypad.tsx'
import type { Key } from './keys.ts'
import { pressKey } from './press-key.ts'

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
