import type { ReactNode } from 'react'

type PreviewTableProps<Row> = {
  caption: string
  heads: readonly string[]
  rows: readonly Row[]
  children: (row: Row) => ReactNode
}

/** The rows of a file before anything is stored; the arrow keys scroll it. */
export function PreviewTable<Row>({ caption, heads, rows, children }: PreviewTableProps<Row>) {
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide or long table scrolls, and the arrow keys scroll it
      tabIndex={0}
      className="max-h-56 overflow-auto rounded-control border border-border"
    >
      <table className="w-full text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-sunken">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="p-2 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(children)}</tbody>
      </table>
    </div>
  )
}
