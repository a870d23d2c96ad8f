import { useTranslation } from 'react-i18next'
import type { NamedSkill } from '#contract/skills.ts'
import type { Place } from './move-in-grid.ts'

type GridHeadProps = {
  skills: readonly NamedSkill[]
  stop: Place
  sortedBy: string | null
  onSort: (skillId: string) => void
  onPlace: (place: Place) => void
}

/** The names of the skills; pressing one brings its weakest to the top. */
export function GridHead({ skills, stop, sortedBy, onSort, onPlace }: GridHeadProps) {
  const { t } = useTranslation('teacherAnalytics')
  const isStop = (column: number) => stop.row === -1 && stop.column === column
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th
          scope="col"
          data-place="-1 -1"
          tabIndex={isStop(-1) ? 0 : -1}
          onFocus={() => onPlace({ row: -1, column: -1 })}
          className="sticky start-0 top-0 z-30 h-40 w-36 min-w-36 border-border border-e border-b bg-sunken px-3 py-2 text-start align-bottom font-medium -outline-offset-3 sm:w-48 sm:min-w-48"
        >
          {t('map.student')}
        </th>
        {skills.map(({ id, name }, column) => (
          <th
            key={id}
            scope="col"
            aria-sort={sortedBy === id ? 'ascending' : undefined}
            className="sticky top-0 z-20 h-40 w-11 min-w-11 border-border border-b bg-sunken p-0 align-bottom font-normal"
          >
            <button
              type="button"
              data-place={`-1 ${column}`}
              tabIndex={isStop(column) ? 0 : -1}
              aria-label={t('map.sortBy', { skill: name })}
              title={name}
              onFocus={() => onPlace({ row: -1, column })}
              onClick={() => onSort(id)}
              className={`flex h-40 w-11 items-end justify-center pt-2 pb-3 -outline-offset-3 hover:bg-fill ${sortedBy === id ? 'font-semibold text-brand-ink' : ''}`}
            >
              <span className="line-clamp-2 max-h-36 rotate-180 text-start leading-tight [writing-mode:vertical-rl]">
                {name}
              </span>
            </button>
          </th>
        ))}
      </tr>
    </thead>
  )
}
