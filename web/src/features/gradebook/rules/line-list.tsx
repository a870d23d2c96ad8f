import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'

type LineListProps<Line extends { key: string; name: string }> = {
  title: string
  addLabel: string
  lines: readonly Line[]
  most: number
  makeLine: (key: string) => Line
  onChange: (lines: Line[]) => void
  children: (line: Line, change: (part: Partial<Line>) => void) => ReactNode
}

/** Lines that are added, changed and removed. */
export function LineList<Line extends { key: string; name: string }>(props: LineListProps<Line>) {
  const { title, addLabel, lines, most, makeLine, onChange, children } = props
  const { t } = useTranslation('gradebook')
  const nextKey = `new ${lines.reduce((top, { key }) => Math.max(top, Number(/^new (\d+)$/.exec(key)?.[1] ?? 0)), 0) + 1}`
  const replace = (key: string, part: Partial<Line>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)))
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">{title}</legend>
      {lines.map((line, place) => (
        <div key={line.key} className="flex flex-wrap items-end gap-2 border-border border-b pb-2">
          {children(line, (part) => replace(line.key, part))}
          <IconButton
            icon={X}
            label={t('rules.remove', { name: line.name || String(place + 1) })}
            onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
          />
        </div>
      ))}
      {lines.length < most && (
        <div>
          <Button icon={Plus} variant="outline" onClick={() => onChange([...lines, makeLine(nextKey)])}>
            {addLabel}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
