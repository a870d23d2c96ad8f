import { Check } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Input } from '../../../ui/forms/input.tsx'

type QuestionFormProps = {
  question: string
  /** The figure that asks says it in a bubble already. */
  isAskedInBubble: boolean
  onAnswer: (text: string) => void
}

/** What a program asks; the answer goes to it with Enter. */
export function QuestionForm({ question, isAskedInBubble, onAnswer }: QuestionFormProps) {
  const { t } = useTranslation('kidsCodeStage')
  const input = useRef<HTMLInputElement>(null)

  // The program waits for nothing else, and the child was at the stage or pressed run.
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
  }, [])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = input.current?.value ?? ''
    // The same may be asked again at once.
    event.currentTarget.reset()
    onAnswer(text)
  }

  return (
    <form
      onSubmit={send}
      // Over the lower edge of a large stage; it would hide half of a small one.
      className="@xs:absolute @xs:inset-x-2 @xs:bottom-2 @xs:mt-0 mt-2 flex flex-col gap-1 rounded-control border border-border-strong bg-raised p-2 shadow-raised"
    >
      <label htmlFor="kids-code-answer" className={isAskedInBubble ? 'sr-only' : 'line-clamp-2'}>
        {question || t('question.answer')}
      </label>
      <div className="flex gap-2">
        <Input
          id="kids-code-answer"
          ref={input}
          autoComplete="off"
          maxLength={300}
          enterKeyHint="send"
          placeholder={t('question.answer')}
        />
        <IconButton
          type="submit"
          variant="primary"
          label={t('question.send')}
          icon={<Check aria-hidden="true" />}
        />
      </div>
    </form>
  )
}
