import { useTranslation } from 'react-i18next'
import type { NamedSkill } from '#contract/skills.ts'
import type { MapCell } from '#contract/teaching/class-analytics.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { LEVEL_ICONS } from '../../../kit/learning/skill-level-icons.ts'
import { LEVEL_BOX } from '../../../kit/skills/skill-map/level-styles.ts'
import type { MapRow } from './arrange-map.ts'
import type { Place } from './move-in-grid.ts'

type GridRowProps = {
  student: MapRow
  row: number
  skills: readonly NamedSkill[]
  /** The column that Tab reaches, when it is in this row. */
  stopColumn: number | null
  onPlace: (place: Place) => void
  onOpen: (skill: NamedSkill) => void
}

/** Its height is `ROW_PX`, which the window of drawn rows counts with. */
export function GridRow({ student, row, skills, stopColumn, onPlace, onOpen }: GridRowProps) {
  const name = `${student.firstName} ${student.lastName}`
  return (
    <tr aria-rowindex={row + 2} className="h-11">
      <th
        scope="row"
        className="sticky start-0 z-10 h-11 w-36 min-w-36 max-w-36 border-border border-e border-b bg-surface p-0 text-start font-medium sm:w-48 sm:min-w-48 sm:max-w-48"
      >
        <AppLink
          to="/teacher/students/$id"
          params={{ id: String(student.id) }}
          data-place={`${row} -1`}
          tabIndex={stopColumn === -1 ? 0 : -1}
          title={name}
          onFocus={() => onPlace({ row, column: -1 })}
          className="flex h-11 items-center px-3 -outline-offset-3 hover:underline"
        >
          <span className="truncate">{name}</span>
        </AppLink>
      </th>
      {skills.map((skill, column) => (
        <td key={skill.id} className="h-11 w-11 border-border border-b p-0">
          <Cell
            cell={student.cells[column] ?? null}
            name={name}
            skill={skill}
            place={{ row, column }}
            isStop={stopColumn === column}
            onPlace={onPlace}
            onOpen={() => onOpen(skill)}
          />
        </td>
      ))}
    </tr>
  )
}

type CellProps = {
  cell: MapCell | null
  name: string
  skill: NamedSkill
  place: Place
  isStop: boolean
  onPlace: (place: Place) => void
  onOpen: () => void
}

/** A level in its own picture and color, and in words for those who see neither. */
function Cell({ cell, name, skill, place, isStop, onPlace, onOpen }: CellProps) {
  const { t } = useTranslation(['teacherAnalytics', 'common'])
  const Icon = cell && LEVEL_ICONS[cell.level]
  const words = cell
    ? t('map.cellAnswers', {
        name,
        skill: skill.name,
        level: t(`common:skillLevel.${cell.level}`),
        count: cell.answers,
      })
    : t('map.cell', { name, skill: skill.name, level: t('map.untried') })
  return (
    <button
      type="button"
      data-place={`${place.row} ${place.column}`}
      tabIndex={isStop ? 0 : -1}
      aria-label={words}
      title={words}
      onFocus={() => onPlace(place)}
      onClick={onOpen}
      className="flex size-11 items-center justify-center p-1 -outline-offset-2"
    >
      {Icon ? (
        <span
          className={`flex size-9 items-center justify-center rounded-small border ${LEVEL_BOX[cell.level]}`}
        >
          <Icon aria-hidden="true" className="size-5" />
        </span>
      ) : (
        <span aria-hidden="true" className="text-muted">
          {UNTRIED}
        </span>
      )}
    </button>
  )
}

const UNTRIED = '·'
