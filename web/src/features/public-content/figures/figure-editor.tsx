import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LONGEST_FIGURE, LONGEST_FIGURE_NAME, STATISTIC_ICONS } from '#contract/admin/statistics.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Select, SelectItem } from '../../../ui/forms/select.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { FigureRow } from './figure-rows.ts'
import { STATISTIC_ICON_LOOKS } from './statistic-icons.ts'

type FigureEditorProps = {
  row: FigureRow
  isFirst: boolean
  isLast: boolean
  hasTried: boolean
  onGrab: () => void
  onMove: (by: number) => void
  onChange: (part: Partial<FigureRow>) => void
  onRemove: () => void
}

const NONE = 'none'

/** Moved by its handle, or by its two buttons. */
export function FigureEditor(props: FigureEditorProps) {
  const { row, isFirst, isLast, hasTried, onGrab, onMove, onChange, onRemove } = props
  const { t } = useTranslation('publicContent')
  const name = row.name || t('figures.unnamed')
  const missing = (text: string) => (hasTried && text.trim() === '' ? t('figures.required') : undefined)
  return (
    <Card padding="small" className="flex flex-wrap items-end gap-3">
      <span
        onPointerDown={onGrab}
        title={t('figures.drag')}
        aria-hidden="true"
        className="flex size-11 cursor-grab items-center justify-center text-muted max-sm:hidden"
      >
        <GripVertical className="size-5" />
      </span>
      <Field label={t('figures.value')} error={missing(row.value)} isRequired className="w-full sm:w-32">
        <Input
          value={row.value}
          maxLength={LONGEST_FIGURE}
          onChange={({ target }) => onChange({ value: target.value })}
        />
      </Field>
      <Field
        label={t('figures.name')}
        error={missing(row.name)}
        isRequired
        className="w-full min-w-40 sm:w-auto sm:flex-1"
      >
        <Input
          value={row.name}
          maxLength={LONGEST_FIGURE_NAME}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
      <Field label={t('figures.icon')} className="w-full sm:w-44">
        <Select
          value={row.icon ?? NONE}
          onValueChange={(value) => onChange({ icon: STATISTIC_ICONS.find((one) => one === value) ?? null })}
        >
          <SelectItem value={NONE}>{t('figures.noIcon')}</SelectItem>
          {STATISTIC_ICONS.map((icon) => {
            const Icon = STATISTIC_ICON_LOOKS[icon]
            return (
              <SelectItem key={icon} value={icon}>
                <span className="flex items-center gap-2">
                  <Icon aria-hidden="true" className="size-5" />
                  {t(`icon.${icon}`)}
                </span>
              </SelectItem>
            )
          })}
        </Select>
      </Field>
      <Field label={t('figures.category')} isOptional className="w-full sm:w-40">
        <Input
          value={row.category}
          maxLength={LONGEST_FIGURE_NAME}
          onChange={({ target }) => onChange({ category: target.value })}
        />
      </Field>
      <div className="flex">
        <IconButton
          label={t('figures.up', { name })}
          icon={<ArrowUp aria-hidden="true" />}
          aria-disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t('figures.down', { name })}
          icon={<ArrowDown aria-hidden="true" />}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={t('figures.remove', { name })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </Card>
  )
}
