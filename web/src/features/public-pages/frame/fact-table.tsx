import type { ReactNode } from 'react'

type FactTableProps = {
  caption: string
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** Columns of numbers, by place. */
  numbers?: readonly number[]
}

/** A table to read. On a phone each row becomes a small card whose lines name their column. */
export function FactTable({ caption, columns, rows, numbers = [] }: FactTableProps) {
  const align = (place: number) => (numbers.includes(place) ? 'sm:text-right sm:tabular-nums' : '')
  return (
    <div className="overflow-hidden rounded-card border border-border bg-surface">
      <table className="w-full text-left max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken max-sm:sr-only">
          <tr>
            {columns.map((column, place) => (
              <th key={column} scope="col" className={`px-4 py-3 font-medium ${align(place)}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr
              key={key}
              className="border-border border-t align-top max-sm:block max-sm:px-4 max-sm:py-3 max-sm:first:border-t-0"
            >
              <th scope="row" className="wrap-anywhere px-4 py-3 font-medium max-sm:block max-sm:p-0">
                {first}
              </th>
              {others.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  className={`px-4 py-3 max-sm:flex max-sm:gap-2 max-sm:empty:hidden max-sm:px-0 max-sm:py-1 ${align(index + 1)}`}
                >
                  {cell !== '' && (
                    <>
                      <span aria-hidden="true" className="shrink-0 text-muted sm:hidden">
                        {columns[index + 1]}
                      </span>
                      <span className="min-w-0">{cell}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
