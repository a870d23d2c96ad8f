import { useTranslation } from 'react-i18next'
import { MOST_MEETINGS } from '#contract/teaching/classes.ts'
import { type WeekTime, WeekTimesField } from '../../../kit/week-times/week-times-field.tsx'
import { addMeeting, findMeetingFault } from './class-values.ts'

type ScheduleFieldProps = {
  schedule: readonly WeekTime[]
  isChecked: boolean
  onChange: (schedule: WeekTime[]) => void
}

/** The lessons of a week. */
export function ScheduleField({ schedule, isChecked, onChange }: ScheduleFieldProps) {
  const { t } = useTranslation('classes')
  function findFault(time: WeekTime): string | undefined {
    const fault = isChecked ? findMeetingFault(time) : null
    return fault ? t(`form.${fault}`) : undefined
  }
  return (
    <WeekTimesField
      times={schedule}
      most={MOST_MEETINGS}
      words={{
        title: t('form.schedule'),
        none: t('form.noMeetings'),
        add: t('form.addMeeting'),
        day: t('form.day'),
        from: t('form.from'),
        to: t('form.to'),
        place: t('form.place'),
        nameDay: (day) => t(`weekday.${day}`),
        nameRow: (number) => t('form.meeting', { number }),
        nameRemoval: ({ day }) => t('form.removeMeeting', { day: t(`weekday.${day}`) }),
      }}
      findFault={findFault}
      add={addMeeting}
      onChange={onChange}
    />
  )
}
