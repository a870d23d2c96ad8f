import { useTranslation } from 'react-i18next'
import type { SkillHeatMap } from '#contract/teaching/class-analytics.ts'
import { Select, SelectItem } from '../../../ui/forms/select.tsx'
import type { ShowAddress } from '../analytics-address.ts'
import type { MapOrder } from './arrange-map.ts'

const ALL = 'all'

type MapFiltersProps = {
  map: SkillHeatMap
  order: MapOrder
  onOrder: (order: MapOrder) => void
  onShow: ShowAddress
}

export function MapFilters({ map, order, onOrder, onShow }: MapFiltersProps) {
  const { t } = useTranslation('teacherAnalytics')
  const sorted = order.by === 'skill' ? map.skills.find(({ id }) => id === order.skillId) : undefined
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Select
        value={map.subject}
        onValueChange={(subject) => onShow({ subject, unit: undefined })}
        aria-label={t('map.subject')}
        className="w-full sm:w-52"
      >
        {map.subjects.map((subject) => (
          <SelectItem key={subject} value={subject as string}>
            {subject}
          </SelectItem>
        ))}
      </Select>
      {map.units.length > 1 && (
        <Select
          value={map.unit ?? ALL}
          onValueChange={(unit) => onShow({ subject: map.subject, unit: unit === ALL ? undefined : unit })}
          aria-label={t('map.unit')}
          className="w-full sm:w-64"
        >
          <SelectItem value={ALL}>{t('map.allUnits')}</SelectItem>
          {map.units.map((unit) => (
            <SelectItem key={unit} value={unit as string}>
              {unit}
            </SelectItem>
          ))}
        </Select>
      )}
      <Select
        value={sorted ? 'skill' : order.by === 'skill' ? 'name' : order.by}
        onValueChange={(by) => (by === 'name' || by === 'level') && onOrder({ by })}
        aria-label={t('map.order')}
        className="w-full sm:w-60"
      >
        <SelectItem value="name">{t('map.byName')}</SelectItem>
        <SelectItem value="level">{t('map.byLevel')}</SelectItem>
        {sorted && <SelectItem value="skill">{t('map.bySkill', { skill: sorted.name })}</SelectItem>}
      </Select>
    </div>
  )
}
