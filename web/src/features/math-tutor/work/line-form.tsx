import { type FormEvent, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_PROBLEM } from '#contract/study/math-tutor.ts'
import { KeypadPanel } from '../../../kit/practice/maths/keypad-panel.tsx'
import { listFirstProblemKeys, listProblemKeys } from '../../../kit/practice/maths/keys.ts'
import { useKeypadChoice } from '../../../kit/practice/maths/use-keypad-choice.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'

type LineFormProps = {
  box: Ref<HTMLInputElement>
  findBox: () => HTMLInputElement | null
  typed: string
  onType: (typed: string) => void
  onSend: () => void
  isSending: boolean
  isLarge: boolean
  /** Solved: one may go on all the same. */
  isDone: boolean
}

export function LineForm({ box, findBox, typed, onType, onSend, isSending, isLarge, isDone }: LineFormProps) {
  const { t } = useTranslation('mathTutor')
  const [isMissing, setMissing] = useState(false)
  const keypad = useKeypadChoice()
  const isOpen = keypad.isOpen(isLarge) && !isDone

  function send(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setMissing(typed.trim() === '')
    if (typed.trim() === '') findBox()?.focus()
    else onSend()
  }

  return (
    <form onSubmit={send} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={t('work.label')}
          error={isMissing ? t('work.empty') : undefined}
          className="min-w-0 flex-1 basis-56"
        >
          <Input
            ref={box}
            value={typed}
            onChange={(event) => {
              onType(event.target.value)
              setMissing(false)
            }}
            maxLength={LONGEST_PROBLEM}
            lang="en"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            inputMode={keypad.isTouch && isOpen ? 'none' : 'text'}
            className="min-h-14 font-heading text-2xl!"
          />
        </Field>
        <Button
          type="submit"
          variant={isDone ? 'outline' : 'primary'}
          size="large"
          className="min-h-14! max-sm:w-full"
          isPending={isSending}
        >
          {t('work.check')}
        </Button>
      </div>
      <KeypadPanel
        isOpen={isOpen}
        onToggle={keypad.onToggle}
        keys={isLarge ? listFirstProblemKeys() : listProblemKeys()}
        columns={isLarge ? 4 : 6}
        isLarge={isLarge}
        findBox={findBox}
      />
    </form>
  )
}
