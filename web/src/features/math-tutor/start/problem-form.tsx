import { ArrowRight } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_PROBLEM } from '#contract/study/math-tutor.ts'
import { KeypadPanel } from '../../../kit/practice/maths/keypad-panel.tsx'
import { listFirstProblemKeys, listProblemKeys } from '../../../kit/practice/maths/keys.ts'
import { useKeypadChoice } from '../../../kit/practice/maths/use-keypad-choice.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ProblemPreview } from './problem-preview.tsx'

type ProblemFormProps = {
  text: string
  onType: (text: string) => void
  onSend: () => void
  isSending: boolean
  isLarge: boolean
}

/** Enter begins, Shift+Enter adds a line, nothing is not sent: as in every chat. */
export function ProblemForm({ text, onType, onSend, isSending, isLarge }: ProblemFormProps) {
  const { t } = useTranslation('mathTutor')
  const box = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setMissing] = useState(false)
  const keypad = useKeypadChoice()
  const isOpen = keypad.isOpen(true)

  function send() {
    if (isSending) return
    setMissing(text.trim() === '')
    if (text.trim() === '') box.current?.focus()
    else onSend()
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <Card accent="var(--subject-mathematics)" className="flex flex-col gap-4">
      <Field
        label={t('form.label')}
        description={isLarge ? t('form.keysYoung') : t('form.keys')}
        error={isMissing ? t('form.empty') : undefined}
      >
        <Textarea
          ref={box}
          value={text}
          onChange={(event) => {
            onType(event.target.value)
            setMissing(false)
          }}
          onKeyDown={sendOnEnter}
          placeholder={t('form.placeholder')}
          maxLength={LONGEST_PROBLEM}
          rows={2}
          lang="en"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode={keypad.isTouch && isOpen && isLarge ? 'none' : 'text'}
          className="min-h-20! font-heading text-2xl!"
        />
      </Field>
      <ProblemPreview text={text} />
      <Button size="large" className="sm:self-end" onClick={send} isPending={isSending}>
        {t('form.send')}
        <ArrowRight aria-hidden="true" />
      </Button>
      <KeypadPanel
        isOpen={isOpen}
        onToggle={keypad.onToggle}
        keys={isLarge ? listFirstProblemKeys() : listProblemKeys()}
        columns={isLarge ? 4 : 6}
        isLarge={isLarge}
        findBox={() => box.current}
      />
    </Card>
  )
}
