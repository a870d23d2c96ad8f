import { STATISTIC_ICONS, type StatisticIcon } from '#contract/admin/statistics.ts'
import type { StoredStatistic } from '#contract/site.ts'

/** A figure as it is being edited. `key` stays the same while it is moved. */
export type FigureRow = {
  key: number
  name: string
  value: string
  icon: StatisticIcon | null
  category: string
}

export function toRows(stored: readonly StoredStatistic[]): FigureRow[] {
  return stored.map(({ id, name, value, icon, category }) => ({
    key: id,
    name,
    value,
    icon: STATISTIC_ICONS.find((one) => one === icon) ?? null,
    category: category ?? '',
  }))
}

export function moveRow(rows: readonly FigureRow[], from: number, to: number): FigureRow[] {
  const row = rows[from]
  if (!row || to < 0 || to >= rows.length || from === to) return [...rows]
  const rest = rows.toSpliced(from, 1)
  return rest.toSpliced(to, 0, row)
}

export const toSent = (rows: readonly FigureRow[]) =>
  rows.map(({ name, value, icon, category }, displayOrder) => ({
    name,
    value,
    icon,
    category: category.trim() || null,
    displayOrder,
  }))

export const isSame = (rows: readonly FigureRow[], stored: readonly StoredStatistic[]) =>
  JSON.stringify(toSent(rows)) === JSON.stringify(toSent(toRows(stored)))

export const isComplete = (rows: readonly FigureRow[]) =>
  rows.every(({ name, value }) => name.trim() !== '' && value.trim() !== '')
