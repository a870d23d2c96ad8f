import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_ALERT_NOTE, type SafetyAlert } from '#contract/study/safety-alerts.ts'
import { useMomentText } from '../../kit/days/use-moment-text.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Textarea } from '../../ui/forms/textarea.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { AlertCare, type AlertRules } from './alert-care.tsx'
import { AlertHistory } from './alert-history.tsx'
import { useHandleAlert } from './safety-alerts.data.ts'

type AlertCardProps = { alert: SafetyAlert; rules: AlertRules; onMoved: () => void }

/** Whom it is about, what it is about, and what an adult can do. The child's words are not here. */
export function AlertCard({ alert, rules, onMoved }: AlertCardProps) {
  const { t } = useTranslation('alerts')
  const say = useMomentText()
  const headingId = useId()
  const { pupil, category, severity, times, lastAt, note } = alert
  return (
    <Card>
      <article aria-labelledby={headingId} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 id={headingId} className="font-semibold text-xl">
            {t('heading', { pupil: `${pupil.firstName} ${pupil.lastName}`, about: t(`about.${category}`) })}
          </h2>
          <Badge tone={severity === 'high' ? 'destructive' : 'warning'}>{t(`severity.${severity}`)}</Badge>
        </div>
        <p className="text-muted">
          {t('when', {
            grade: pupil.grade,
            date: say(lastAt),
            count: times,
          })}
        </p>
        <p>{t(`advice.${category}`)}</p>
        {note !== null && <p className="whitespace-pre-wrap break-words">{t('noted', { note })}</p>}
        {alert.handledAt === null ? (
          <>
            <AlertCare alert={alert} rules={rules} />
            <HandleForm alert={alert} onMoved={onMoved} />
          </>
        ) : (
          <Handled alert={alert} onMoved={onMoved} />
        )}
        <AlertHistory alert={alert} />
      </article>
    </Card>
  )
}

function HandleForm({ alert, onMoved }: { alert: SafetyAlert; onMoved: () => void }) {
  const { t } = useTranslation('alerts')
  const toErrorText = useErrorText()
  const [note, setNote] = useState('')
  const handle = useHandleAlert()

  function takeCare() {
    handle.mutate(
      { id: alert.id, isHandled: true, note },
      {
        onSuccess: () => {
          toast({ title: t('handledToast') })
          onMoved()
        },
      },
    )
  }

  return (
    <div className="flex flex-col gap-3">
      <Field
        label={t('note')}
        description={t('noteHint')}
        isOptional
        error={handle.isError ? toErrorText(handle.error) : undefined}
      >
        <Textarea
          rows={2}
          maxLength={LONGEST_ALERT_NOTE}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <div>
        <Button
          variant={alert.takenAt === null ? 'outline' : 'primary'}
          onClick={takeCare}
          isPending={handle.isPending}
        >
          {t('handle')}
        </Button>
      </div>
    </div>
  )
}

function Handled({ alert, onMoved }: { alert: SafetyAlert; onMoved: () => void }) {
  const { t } = useTranslation('alerts')
  const say = useMomentText()
  const toErrorText = useErrorText()
  const handle = useHandleAlert()
  const { id, handledAt, handledBy } = alert

  function openAgain() {
    handle.mutate({ id, isHandled: false }, { onSuccess: onMoved })
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">
        {t('handledBy', {
          adult: handledBy ?? t('somebody'),
          date: handledAt === null ? '' : say(handledAt),
        })}
      </p>
      {handle.isError && <p role="alert">{toErrorText(handle.error)}</p>}
      <div>
        <Button variant="outline" onClick={openAgain} isPending={handle.isPending}>
          {t('openAgain')}
        </Button>
      </div>
    </div>
  )
}
