import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReceiptAnswer } from '#contract/skills.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { useErrorText } from '../../use-error-text.ts'
import { useOpenDispute } from '../skills.data.ts'

const LONGEST_WORDS = 500

type DisputeFormProps = { userId: number; skill: string; answer: ReceiptAnswer }

/** "This question is wrong", from the first word to what the teacher said. */
export function DisputeForm({ userId, skill, answer }: DisputeFormProps) {
  const { t } = useTranslation('skills')
  const toErrorText = useErrorText()
  const [isOpen, setIsOpen] = useState(false)
  const [words, setWords] = useState('')
  const open = useOpenDispute(userId, skill)

  if (answer.dispute) return <Outcome dispute={answer.dispute} hasJustBeenSent={open.isSuccess} />
  // What was taken back already needs no more words.
  if (answer.isVoided) return null
  if (!isOpen) {
    return (
      <div>
        <Button variant="link" className="-ms-4" onClick={() => setIsOpen(true)}>
          {t('dispute.action')}
        </Button>
      </div>
    )
  }

  function send(event: FormEvent) {
    event.preventDefault()
    open.mutate({ id: answer.id, message: words })
  }

  return (
    <form onSubmit={send} className="flex flex-col gap-3">
      <Field label={t('dispute.words')} isOptional error={open.isError ? toErrorText(open.error) : undefined}>
        <Textarea
          autoFocus
          rows={3}
          maxLength={LONGEST_WORDS}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={open.isPending}>
          {t('dispute.send')}
        </Button>
        <Button variant="ghost" onClick={() => setIsOpen(false)}>
          {t('dispute.cancel')}
        </Button>
      </div>
    </form>
  )
}

type OutcomeProps = { dispute: NonNullable<ReceiptAnswer['dispute']>; hasJustBeenSent: boolean }

function Outcome({ dispute: { state, reply }, hasJustBeenSent }: OutcomeProps) {
  const { t } = useTranslation('skills')
  return (
    <div role="status" className="text-muted">
      {state === 'open' && <p>{hasJustBeenSent ? t('dispute.sent') : t('dispute.open')}</p>}
      {state === 'kept' && <p>{t('dispute.kept')}</p>}
      {reply !== null && <p>{t('dispute.reply', { reply })}</p>}
    </div>
  )
}
