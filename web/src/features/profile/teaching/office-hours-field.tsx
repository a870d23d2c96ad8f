import { useTranslation } from 'react-i18next'
import { MOST_OFFICE_HOURS } from '#contract/teaching/teacher-profile.ts'
import { type WeekTime, WeekTimesField } from '../../../kit/week-times/week-times-field.tsx'
import { addHours, isSpan } from './teaching-values.ts'

type OfficeHoursFieldProps = {
  hours: readonly WeekTime[]
  isChecked: boolean
  onChange: (hours: WeekTime[]) => void
}

/** When pupils and their parents can come. */
export function OfficeHoursField({ hours, isChecked, onChange }: OfficeHoursFieldProps) {
  const { t } = useTranslation('profile')
  return (
    <WeekTimesField
      times={hours}
      most={MOST_OFFICE_HOURS}
      words={{
        title: t('teaching.hours'),
        add: t('teaching.addHours'),
        day: t('teaching.day'),
        from: t('teaching.from'),
        to: t('teaching.to'),
        place: t('teaching.place'),
        nameDay: (day) => t(`weekday.${day}`),
        nameRow: (number) => t('teaching.hoursRow', { number }),
        nameRemoval: (_, number) => t('teaching.removeHours', { number }),
      }}
      findFault={(time) => (isChecked && !isSpan(time) ? t('teaching.fault.hours') : undefined)}
      add={addHours}
      onChange={onChange}
    />
  )
}
