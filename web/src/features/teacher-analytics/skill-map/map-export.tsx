import { useTranslation } from 'react-i18next'
import type { SkillHeatMap } from '#contract/teaching/class-analytics.ts'
import type { Column } from '../../../ui/table/column.ts'
import { ExportButton, nameFile } from '../export-button.tsx'
import type { MapRow } from './arrange-map.ts'

type MapExportProps = { map: SkillHeatMap; rows: readonly MapRow[]; className: string }

/** The map as a table: levels in words, in the order on the screen. */
export function MapExport({ map, rows, className }: MapExportProps) {
  const { t } = useTranslation(['teacherAnalytics', 'common'])
  const columns: Column<MapRow>[] = [
    { id: 'name', header: t('map.student'), value: ({ firstName, lastName }) => `${lastName}, ${firstName}` },
    ...map.skills.map(
      ({ id, name }, place): Column<MapRow> => ({
        id,
        header: name,
        value: ({ cells }) => {
          const cell = cells[place]
          if (!cell) return ''
          return t('map.csvLevel', { level: t(`common:skillLevel.${cell.level}`), mastery: cell.mastery })
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
