import { Check, CircleDashed, Eye, LifeBuoy, Undo2 } from 'lucide-react'
import { type FormEvent, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReceiptAnswer } from '#contract/skills.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { formatDate } from '../../../ui/format/format-date.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { AppLink } from '../../app-link.tsx'
import { RichText } from '../../rich-text/rich-text.tsx'
import { useErrorText } from '../../use-error-text.ts'
import { IsOwnMap } from '../is-own-map.ts'
import { useOpenDispute } from '../skills.data.ts'

const LONGEST_WORDS = 500

/** "This question is wrong", from the first word to what the teacher said. */
function DisputeForm({ userId, skill, answer }: { userId: number; skill: string; answer: ReceiptAnswer }) {
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

type ReceiptProps = {
  learner: { id: number }
  skill: string
  answers: readonly ReceiptAnswer[]
  hasMore: boolean
  isLoading: boolean
  onMore: () => void
}

const SOURCES = ['practice', 'quiz', 'placement'] as const

/** The answers behind a level, newest first. */
export function Receipt({ learner, skill, answers, hasMore, isLoading, onMore }: ReceiptProps) {
  const { t } = useTranslation('skills')
  const isOwn = use(IsOwnMap)
  return (
    <section aria-labelledby="receipt" className="flex flex-col gap-3">
      <h3 id="receipt" className="font-medium text-lg">
        {t('receipt.heading')}
      </h3>
      {answers.length === 0 && (
        <p className="text-muted">{isOwn ? t('receipt.none') : t('student.unknown')}</p>
      )}
      <ol className="flex flex-col gap-3">
        {answers.map((answer) => (
          <li key={answer.id} className="flex flex-col gap-2 rounded-card border border-border p-3">
            <Answer answer={answer} />
            {isOwn ? (
              <DisputeForm userId={learner.id} skill={skill} answer={answer} />
            ) : (
              answer.dispute?.state === 'open' && <ToCheck />
            )}
          </li>
        ))}
      </ol>
      {hasMore && (
        <Button variant="outline" onClick={onMore} isPending={isLoading}>
          {t('receipt.more')}
        </Button>
      )}
    </section>
  )
}

/** The student says that the question is wrong, and nobody has decided yet. */
function ToCheck() {
  const { t } = useTranslation('skills')
  return (
    <p className="text-muted">
      {t('student.disputed')}{' '}
      <AppLink to="/teacher/questions" className="underline">
        {t('student.check')}
      </AppLink>
    </p>
  )
}

function Answer({ answer }: { answer: ReceiptAnswer }) {
  const { t, i18n } = useTranslation('skills')
  const { t: word } = useTranslation('ui')
  const isOwn = use(IsOwnMap)
  const source = SOURCES.find((name) => name === answer.source) ?? 'other'
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted [&_svg]:size-4">
        <span className="flex items-center gap-1 font-medium text-text">
          {answer.correct ? <Check aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
          {answer.correct ? t('receipt.right') : t('receipt.wrong')}
        </span>
        {answer.helped && (
          <span className="flex items-center gap-1">
            <LifeBuoy aria-hidden="true" />
            {t('receipt.helped')}
          </span>
        )}
        {answer.tryNumber > 1 && <span>{t('receipt.again', { count: answer.tryNumber })}</span>}
        <span>{t(`receipt.source.${source}`)}</span>
        <span>{formatDate(answer.answeredAt, word, i18n.language, { dateStyle: 'medium' })}</span>
        {answer.predicted !== null && <span>{t('receipt.predicted', { percent: answer.predicted })}</span>}
      </p>
      <p>
        {answer.questionHtml === null ? (
          <span className="text-muted">{t('receipt.gone')}</span>
        ) : (
          <RichText html={answer.questionHtml} as="line" />
        )}
      </p>
      <p className="text-muted">
        {answer.givenHtml === null ? (
          t('receipt.nothing')
        ) : (
          <>
            {isOwn ? t('receipt.you') : t('student.given')} <RichText html={answer.givenHtml} as="line" />
          </>
        )}
      </p>
      {answer.isKeyKnown && (
        <p className="flex items-start gap-2 rounded-control bg-info-soft p-2 text-info-ink">
          <Eye aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {t('receipt.keyKnown')}
        </p>
      )}
      {answer.isVoided && (
        <p className="flex items-start gap-2 rounded-control bg-info-soft p-2 text-info-ink">
          <Undo2 aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {isOwn ? t('receipt.voided') : t('student.voided')}
        </p>
      )}
    </>
  )
}
