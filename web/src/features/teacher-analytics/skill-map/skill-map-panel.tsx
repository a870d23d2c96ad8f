import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SkillHeatMap } from '#contract/teaching/class-analytics.ts'
import type { ClassSummary } from '#contract/teaching/classes.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import type { AnalyticsAddress, ShowAddress } from '../analytics-address.ts'
import { skillMapQuery } from '../class-analytics.data.ts'
import { arrangeRows, type MapOrder } from './arrange-map.ts'
import { HeatGrid } from './heat-grid.tsx'
import { MapExport } from './map-export.tsx'
import { MapFilters } from './map-filters.tsx'
import { MapLegend } from './map-legend.tsx'

type SkillMapPanelProps = { chosen: ClassSummary; address: AnalyticsAddress; onShow: ShowAddress }

export function SkillMapPanel({ chosen, address, onShow }: SkillMapPanelProps) {
  const { t } = useTranslation('teacherAnalytics')
  const { subject, unit } = address
  const found = useQuery(skillMapQuery({ classId: chosen.id, subject, unit }))
  if (found.isError && !found.data) {
    return <ErrorState title={t('map.failed')} query={found} />
  }
  if (!found.data) {
    return <SkeletonBlocks blocks={['h-16', 'h-[60dvh]']} />
  }
  return <SkillMap map={found.data} className={chosen.name} isOld={found.isPlaceholderData} onShow={onShow} />
}

type SkillMapProps = { map: SkillHeatMap; className: string; isOld: boolean; onShow: ShowAddress }

function SkillMap({ map, className, isOld, onShow }: SkillMapProps) {
  const { t } = useTranslation('teacherAnalytics')
  const [order, setOrder] = useState<MapOrder>({ by: 'name' })
  const rows = arrangeRows(map, order)
  const isFresh = map.pupils.every(({ cells }) => cells.every((cell) => cell === null))
  return (
    <div aria-busy={isOld} className={`flex flex-col gap-4 ${isOld ? 'opacity-60' : ''}`}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="font-semibold text-2xl">{t('map.title', { subject: map.subject })}</h2>
          <p className="text-muted">{t('map.text')}</p>
        </div>
        {map.skills.length > 0 && <MapExport map={map} rows={rows} className={className} />}
      </div>
      <MapFilters map={map} order={order} onOrder={setOrder} onShow={onShow} />
      {map.skills.length === 0 ? (
        <p className="py-8 text-center text-muted">{t('map.noSkills')}</p>
      ) : (
        <>
          {isFresh && <p className="text-muted">{t('map.fresh', { subject: map.subject })}</p>}
          {map.skillsFound > map.skills.length && (
            <p className="text-muted">{t('map.cut', { shown: map.skills.length, total: map.skillsFound })}</p>
          )}
          <MapLegend />
          <HeatGrid
            key={`${map.subject} ${map.unit}`}
            map={map}
            rows={rows}
            sortedBy={order.by === 'skill' ? order.skillId : null}
            onSort={(skillId) => setOrder({ by: 'skill', skillId })}
          />
        </>
      )}
    </div>
  )
}
