import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schedule } from '#contract/notifications.ts'
import { isClock, isQuiet } from '#engines/notifications/index.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { useSaveSchedule } from './notifications.data.ts'

/** Starts from what is stored and keeps what is typed, also when saving fails. */
export function ScheduleForm({ schedule: { mail, ...stored } }: { schedule: Schedule }) {
  const { t } = useTranslation('notifications')
  const toErrorText = useErrorText()
  const [typed, setTyped] = useState(stored)
  const saving = useSaveSchedule()
  const { remindAt, quietFrom, quietTo } = typed
  const isComplete = [remindAt, quietFrom, quietTo].every(isClock)
  const isInQuiet = isComplete && isQuiet(remindAt, { from: quietFrom, to: quietTo })
  const readTime = (time: string) => (isClock(time) ? undefined : t('schedule.wrongTime'))
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isComplete || isInQuiet) return
        saving.mutate(typed, { onSuccess: () => toast({ title: t('schedule.saved') }) })
      }}
    >
      <Field
        label={t('schedule.remindAt')}
        description={t('schedule.remindHint')}
        error={isInQuiet ? t('schedule.inQuiet') : readTime(remindAt)}
      >
        <Input
          type="time"
          value={remindAt}
          onChange={(event) => setTyped({ ...typed, remindAt: event.target.value })}
        />
      </Field>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 font-medium">{t('schedule.quiet')}</legend>
        <div className="grid grid-cols-2 gap-3">
          <Field label={t('schedule.quietFrom')} error={readTime(quietFrom)}>
            <Input
              type="time"
              value={quietFrom}
              onChange={(event) => setTyped({ ...typed, quietFrom: event.target.value })}
            />
          </Field>
          <Field label={t('schedule.quietTo')} error={readTime(quietTo)}>
            <Input
              type="time"
              value={quietTo}
              onChange={(event) => setTyped({ ...typed, quietTo: event.target.value })}
            />
          </Field>
        </div>
      </fieldset>
      <Field layout="inline" label={t('schedule.mail')} description={t(`mailRoad.${mail}`)}>
        <Checkbox
          checked={typed.mailEnabled && mail === 'open'}
          disabled={mail !== 'open'}
          onCheckedChange={(isChecked) => setTyped({ ...typed, mailEnabled: isChecked === true })}
        />
      </Field>
      {saving.isError && (
        <p role="alert" className="text-destructive-ink">
          {toErrorText(saving.error)}
        </p>
      )}
      <div>
        <Button type="submit" isPending={saving.isPending}>
          {t('schedule.save')}
        </Button>
      </div>
    </form>
  )
}
