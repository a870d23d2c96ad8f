import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SafetyAlert } from '#contract/study/safety-alerts.ts'
import { useMomentText } from '../../kit/days/use-moment-text.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { EscalateDialog } from './escalate-dialog.tsx'
import { useTakeAlert } from './safety-alerts.data.ts'

export type AlertRules = {
  contacts: { name: string; contact: string }[]
  escalatesAfterHours: number | null
}

/** Who has it in hand, and the way to somebody who can do more. */
export function AlertCare({ alert, rules }: { alert: SafetyAlert; rules: AlertRules }) {
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
