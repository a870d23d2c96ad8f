import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_ALERT_NOTE, type SafetyAlert } from '#contract/study/safety-alerts.ts'
import { useMomentText } from '../../kit/days/use-moment-text.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Radio, RadioGroup } from '../../ui/forms/radio-group.tsx'
import { TextareaField } from '../../ui/forms/text-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { useEscalateAlert, useHandleAlert, useTakeAlert, useUndoHandling } from './safety-alerts.data.ts'

type EscalateDialogProps = {
  alertId: number
  contacts: { name: string; contact: string }[]
  onClose: () => void
}

const ADMINS = ''

function EscalateDialog({ alertId, contacts, onClose }: EscalateDialogProps) {
  const { t } = useTranslation('alerts')
  const tell = useErrorText()
  const escalate = useEscalateAlert(t('escalateDone'))
  const [to, setTo] = useState(ADMINS)
  const [note, setNote] = useState('')

  function passOn() {
    escalate.mutate(
      { id: alertId, ...(to !== ADMINS && { to }), ...(note.trim() !== '' && { note }) },
      { onSuccess: onClose },
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('escalateTitle')}
      description={t('escalateText')}
      cancelLabel={t('cancel')}
      submitLabel={t('escalate')}
      isPending={escalate.isPending}
      onSubmit={passOn}
    >
      <RadioGroup value={to} onValueChange={setTo} aria-label={t('escalateTo')}>
        <Radio value={ADMINS} label={t('allAdmins')} description={t('allAdminsHint')} />
        {contacts.map(({ name, contact }) => (
          <Radio key={name} value={name} label={name} description={t('contactHint', { contact })} />
        ))}
      </RadioGroup>
      <TextareaField
        label={t('escalateNote')}
        description={t('noteHint')}
        isOptional
        rows={3}
        value={note}
        maxLength={LONGEST_ALERT_NOTE}
        onChange={({ target }) => setNote(target.value)}
      />
      {escalate.isError && (
        <p role="alert" className="text-destructive-ink">
          {t('escalateFailed')} {tell(escalate.error)}
        </p>
      )}
    </FormDialog>
  )
}

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
            {t('heading', { student: `${pupil.firstName} ${pupil.lastName}`, about: t(`about.${category}`) })}
          </h2>
          <Badge tone={severity === 'high' ? 'destructive' : 'warning'}>{t(`severity.${severity}`)}</Badge>
        </div>
        <p className="text-muted">{t('when', { grade: pupil.grade, date: say(lastAt), count: times })}</p>
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
  const { t } = useTranslation(['alerts', 'study'])
  const toErrorText = useErrorText()
  const [note, setNote] = useState('')
  const handle = useHandleAlert()
  const undo = useUndoHandling()
  const { id } = alert

  function takeCare(outcome: 'helped' | 'falseAlarm') {
    // Not by a callback of `mutate`, which is dropped when the list has taken this card away before.
    handle.mutateAsync({ id, isHandled: true, outcome, note }).then(
      () => {
        toast({
          title: t(outcome === 'falseAlarm' ? 'falseAlarmToast' : 'handledToast'),
          action: {
            label: t('study:undo'),
            onAction: () => undo.mutate({ id, isHandled: false, isUndo: true }),
          },
        })
        onMoved()
      },
      () => {},
    )
  }

  return (
    <div className="flex flex-col gap-3">
      <TextareaField
        label={t('note')}
        description={t('noteHint')}
        isOptional
        error={handle.isError ? toErrorText(handle.error) : undefined}
        rows={2}
        maxLength={LONGEST_ALERT_NOTE}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant={alert.takenAt === null ? 'outline' : 'primary'}
          onClick={() => takeCare('helped')}
          isPending={handle.isPending}
        >
          {t('handle')}
        </Button>
        <Button variant="ghost" onClick={() => takeCare('falseAlarm')} isPending={handle.isPending}>
          {t('falseAlarm')}
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
    handle.mutateAsync({ id, isHandled: false }).then(onMoved, () => {})
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">
        {t(alert.outcome === 'falseAlarm' ? 'falseBy' : 'handledBy', {
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

/** What adults did about it, the oldest first. */
function AlertHistory({ alert: { history } }: { alert: SafetyAlert }) {
  const { t } = useTranslation('alerts')
  const say = useMomentText()
  if (history.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{t('history')}</summary>
      <ol className="flex flex-col gap-1 text-muted">
        {history.map(({ step, by, to, at }) => (
          <li key={`${step} ${at}`} className="wrap-anywhere">
            {[
              t(step === 'escalated' && to ? 'step.escalatedTo' : `step.${step}`, {
                adult: by ?? t('stepSomebody'),
                to,
              }),
              say(at),
            ].join(' · ')}
          </li>
        ))}
      </ol>
    </details>
  )
}

type AlertRules = { contacts: { name: string; contact: string }[]; escalatesAfterHours: number | null }

/** Who has it in hand, and the way to somebody who can do more. */
function AlertCare({ alert, rules }: { alert: SafetyAlert; rules: AlertRules }) {
  const { t } = useTranslation('alerts')
  const say = useMomentText()
  const tell = useErrorText()
  const take = useTakeAlert()
  const [isPassingOn, setPassingOn] = useState(false)
  const { id, takenAt, takenBy, isTakenByMe, escalatedAt, escalatedTo } = alert
  return (
    <div className="flex flex-col gap-3 rounded-control bg-sunken p-3">
      {escalatedAt !== null && (
        <p>
          <Badge tone="warning">
            {escalatedTo === null
              ? t('escalatedAdmins', { date: say(escalatedAt) })
              : t('escalatedTo', { name: escalatedTo, date: say(escalatedAt) })}
          </Badge>
        </p>
      )}
      <p>
        {takenAt === null
          ? escalatedAt !== null || rules.escalatesAfterHours === null
            ? t('untakenNever')
            : t('untaken', { count: rules.escalatesAfterHours })
          : isTakenByMe
            ? t('takenByMe', { date: say(takenAt) })
            : t('takenBy', { adult: takenBy ?? t('somebody'), date: say(takenAt) })}
      </p>
      {take.isError && <p role="alert">{tell(take.error)}</p>}
      <div className="flex flex-wrap gap-3">
        {isTakenByMe ? (
          <Button
            variant="outline"
            isPending={take.isPending}
            onClick={() => take.mutate({ id, isTaken: false })}
          >
            {t('giveBack')}
          </Button>
        ) : (
          <Button
            variant={takenAt === null ? 'primary' : 'outline'}
            isPending={take.isPending}
            onClick={() => take.mutate({ id, isTaken: true, isTakingOver: takenAt !== null })}
          >
            {takenAt === null ? t('take') : t('takeOver')}
          </Button>
        )}
        <Button variant="outline" onClick={() => setPassingOn(true)}>
          {t('escalate')}
        </Button>
      </div>
      {isPassingOn && (
        <EscalateDialog alertId={id} contacts={rules.contacts} onClose={() => setPassingOn(false)} />
      )}
    </div>
  )
}
