import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Dispute, disputes } from '#contract/disputes.ts'
import { useWrite } from '../../kit/queries/use-write.ts'
import { RichText } from '../../kit/rich-text/rich-text.tsx'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { formatDate } from '../../ui/format/format-date.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Textarea } from '../../ui/forms/textarea.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'

const LONGEST_REPLY = 500

function DecisionForm({ dispute, onDecided }: { dispute: Dispute; onDecided: () => void }) {
  const { t } = useTranslation('disputes')
  const toErrorText = useErrorText()
  const [reply, setReply] = useState('')
  const decide = useWrite(disputes.decide, { refreshes: [['disputes']] })
  const { id, learner, answersTouched } = dispute

  function decideTo(outcome: 'voided' | 'kept') {
    decide.mutateAsync({ id, outcome, reply }).then(
      () => {
        toast(
          outcome === 'kept'
            ? { title: t('keptToast') }
            : { title: t('voidedToast'), description: t('voidedToastText') },
        )
        onDecided()
      },
      () => {},
    )
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{t('touched', { count: answersTouched })}</p>
      <Field label={t('reply')} isOptional error={decide.isError ? toErrorText(decide.error) : undefined}>
        <Textarea
          rows={2}
          maxLength={LONGEST_REPLY}
          value={reply}
          onChange={(event) => setReply(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <AlertDialog
          title={t('keepTitle')}
          description={t('keepText', { learner })}
          confirmLabel={t('keep')}
          onConfirm={() => decideTo('kept')}
          trigger={
            <Button variant="outline" isPending={decide.isPending}>
              {t('keep')}
            </Button>
          }
        />
        <AlertDialog
          title={t('takeBackTitle')}
          description={t('takeBackText', { count: answersTouched })}
          confirmLabel={t('takeBack')}
          isDestructive
          onConfirm={() => decideTo('voided')}
          trigger={
            <Button variant="destructive" isPending={decide.isPending}>
              {t('takeBack')}
            </Button>
          }
        />
      </div>
    </div>
  )
}

export function DisputeCard({ dispute, onDecided }: { dispute: Dispute; onDecided: () => void }) {
  const { t } = useTranslation('disputes')
  const headingId = useId()
  const { learner, skill, message, outcome } = dispute
  return (
    <Card>
      <article aria-labelledby={headingId} className="flex flex-col gap-4">
        <h2 id={headingId} className="font-medium text-muted">
          {skill ? `${skill.subject} · ${skill.name}` : t('noSkill')}
        </h2>
        <Question dispute={dispute} />
        <dl className="grid gap-3 sm:grid-cols-2">
          <Fact label={t('expected')} html={dispute.expectedHtml} none={t('gone')} />
          <Fact
            label={t('given', { learner })}
            html={dispute.givenHtml}
            none={t('nothing')}
            after={dispute.wasCorrect ? t('countedRight') : t('countedWrong')}
          />
        </dl>
        {message === '' ? (
          <p className="text-muted">{t('noWords', { learner })}</p>
        ) : (
          <figure>
            <figcaption className="text-muted">{t('says', { learner })}</figcaption>
            <blockquote className="whitespace-pre-wrap break-words border-border-strong border-s-4 ps-3">
              {message}
            </blockquote>
          </figure>
        )}
        {outcome === null ? (
          <DecisionForm dispute={dispute} onDecided={onDecided} />
        ) : (
          <Decided dispute={dispute} />
        )}
      </article>
    </Card>
  )
}

function Question({ dispute: { questionHtml, passageHtml, figure, optionsHtml } }: { dispute: Dispute }) {
  const { t } = useTranslation('disputes')
  if (questionHtml === null) return <p className="text-muted">{t('gone')}</p>
  return (
    <div className="flex flex-col gap-3">
      {passageHtml !== null && (
        <div className="rounded-card bg-sunken p-4">
          <RichText html={passageHtml} />
        </div>
      )}
      <p className="text-lg">
        <RichText html={questionHtml} as="line" />
      </p>
      {figure !== null && (
        <div className="max-w-sm">
          <RichText html={figure} />
        </div>
      )}
      {optionsHtml.length > 0 && (
        <ul aria-label={t('options')} className="list-disc ps-5">
          {optionsHtml.map((html) => (
            <li key={html}>
              <RichText html={html} as="line" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type FactProps = { label: string; html: string | null; none: string; after?: string }

function Fact({ label, html, none, after }: FactProps) {
  return (
    <div className="rounded-control bg-sunken p-3">
      <dt className="text-muted">{label}</dt>
      <dd>
        <span className="font-medium">{html === null ? none : <RichText html={html} as="line" />}</span>
        {after && <span className="block text-muted">{after}</span>}
      </dd>
    </div>
  )
}

function Decided({ dispute: { outcome, reply, decidedAt, answersTouched } }: { dispute: Dispute }) {
  const { t, i18n } = useTranslation('disputes')
  const { t: word } = useTranslation('ui')
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={outcome === 'voided' ? 'info' : 'neutral'}>
          {outcome === 'voided' ? t('voided') : t('kept')}
        </Badge>
        <span className="text-muted">
          {formatDate(decidedAt, word, i18n.language, { dateStyle: 'medium' })}
        </span>
        {outcome === 'voided' && (
          <span className="text-muted">{t('voidedCount', { count: answersTouched })}</span>
        )}
      </p>
      {reply !== null && <p className="break-words">{t('youReplied', { reply })}</p>}
    </div>
  )
}
