import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SkillHeatMap } from '#contract/teaching/class-analytics.ts'
import type { ClassSummary } from '#contract/teaching/classes.ts'
import { SkillLevelBadge } from '../../../kit/learning/skill-level-badge.tsx'
import { Select, SelectItem, SelectItems } from '../../../ui/forms/select.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import type { Column } from '../../../ui/table/column.ts'
import type { AnalyticsAddress, ShowAddress } from '../analytics-address.ts'
import { skillMapQuery } from '../class-analytics.data.ts'
import { ExportButton, nameFile } from '../export-button.tsx'
import { arrangeRows, type MapOrder, type MapRow } from './arrange-map.ts'
import { HeatGrid } from './heat-grid.tsx'

const ALL = 'all'

type MapFiltersProps = {
  map: SkillHeatMap
  order: MapOrder
  onOrder: (order: MapOrder) => void
  onShow: ShowAddress
}

function MapFilters({ map, order, onOrder, onShow }: MapFiltersProps) {
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
        <SelectItems values={map.subjects} />
      </Select>
      {map.units.length > 1 && (
        <Select
          value={map.unit ?? ALL}
          onValueChange={(unit) => onShow({ subject: map.subject, unit: unit === ALL ? undefined : unit })}
          aria-label={t('map.unit')}
          className="w-full sm:w-64"
        >
          <SelectItem value={ALL}>{t('map.allUnits')}</SelectItem>
          <SelectItems values={map.units} />
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

const LEVELS = ['mastered', 'practised', 'needsRefresh', 'learning'] as const

function MapLegend() {
  const { t } = useTranslation('teacherAnalytics')
  return (
    <ul aria-label={t('map.legend')} className="flex flex-wrap items-center gap-2">
      {LEVELS.map((level) => (
        <li key={level}>
          <SkillLevelBadge level={level} />
        </li>
      ))}
      <li className="flex items-center gap-1.5 text-muted">
        <span aria-hidden="true">·</span>
        {t('map.untried')}
      </li>
    </ul>
  )
}

type SkillMapPanelProps = { chosen: ClassSummary; address: AnalyticsAddress; onShow: ShowAddress }

export function SkillMapPanel({ chosen, address, onShow }: SkillMapPanelProps) {
  const { t } = useTranslation('teacherAnalytics')
  const { subject, unit } = address
  const found = useQuery(skillMapQuery({ classId: chosen.id, subject, unit }))
  if (found.isError && !found.data) return <ErrorState title={t('map.failed')} query={found} />
  if (!found.data) return <SkeletonBlocks blocks={['h-16', 'h-[60dvh]']} />
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

type MapExportProps = { map: SkillHeatMap; rows: readonly MapRow[]; className: string }

/** The map as a table: levels in words, in the order on the screen. */
function MapExport({ map, rows, className }: MapExportProps) {
  const { t } = useTranslation(['teacherAnalytics', 'common'])
  const columns: Column<MapRow>[] = [
    { id: 'username', header: t('username'), value: ({ username }) => username },
    { id: 'name', header: t('map.student'), value: ({ firstName, lastName }) => `${lastName}, ${firstName}` },
    ...map.skills.map(
      ({ id, name }, place): Column<MapRow> => ({
        id,
        header: name,
        value: ({ cells }) => {
          const cell = cells[place]
          if (!cell) return ''
          return t('map.csvLevel', { level: t(`common:skillLevel.${cell.level}`), count: cell.answers })
        },
      }),
    ),
  ]
  return (
    <ExportButton
      rows={rows}
      columns={columns}
      fileName={nameFile(className, map.subject, map.unit ?? undefined)}
    />
  )
}
