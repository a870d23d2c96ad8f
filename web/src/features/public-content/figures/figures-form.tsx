import * as Icons from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  LONGEST_FIGURE,
  LONGEST_FIGURE_NAME,
  MOST_STATISTICS,
  STATISTIC_ICONS,
  type StatisticIcon,
} from '#contract/admin/statistics.ts'
import type { StoredStatistic } from '#contract/site.ts'
import { ApiError } from '../../../api/call.ts'
import { announce } from '../../../kit/announce.ts'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { PottedSeedling } from '../../../ui/drawings/potted-seedling.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Select, SelectItem } from '../../../ui/forms/select.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useSaveFigures } from '../public-content.data.ts'
import { type FigureRow, isComplete, isSame, moveRow, toRows, toSent } from './figure-rows.ts'

const STATISTIC_ICON_LOOKS: Record<StatisticIcon, Icons.LucideIcon> = {
  users: Icons.Users,
  school: Icons.School,
  graduation: Icons.GraduationCap,
  book: Icons.BookOpen,
  trophy: Icons.Trophy,
  star: Icons.Star,
  heart: Icons.Heart,
  clock: Icons.Clock,
  globe: Icons.Globe,
  chart: Icons.ChartColumn,
}

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
function FigureEditor(props: FigureEditorProps) {
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
        <Icons.GripVertical className="size-5" />
      </span>
      <Field label={t('figures.value')} error={missing(row.value)} isRequired className="w-full sm:w-32">
        <Input
          value={row.value}
          maxLength={LONGEST_FIGURE}
          onChange={({ target }) => onChange({ value: target.value })}
        />
      </Field>
      <TextField
        label={t('figures.name')}
        error={missing(row.name)}
        isRequired
        className="w-full min-w-40 sm:w-auto sm:flex-1"
        value={row.name}
        maxLength={LONGEST_FIGURE_NAME}
        onChange={({ target }) => onChange({ name: target.value })}
      />
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
          icon={Icons.ArrowUp}
          aria-disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t('figures.down', { name })}
          icon={Icons.ArrowDown}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton label={t('figures.remove', { name })} icon={Icons.Trash2} onClick={onRemove} />
      </div>
    </Card>
  )
}

/** Edited here and saved as a whole; somebody else's save meanwhile is shown, not overwritten. */
export function FiguresForm({ stored }: { stored: StoredStatistic[] }) {
  const { t } = useTranslation('publicContent')
  const toastFailure = useFailureToast()
  const save = useSaveFigures()
  // Null: nothing was changed, so what is stored is shown, also when somebody else saves.
  const [draft, setDraft] = useState<FigureRow[] | null>(null)
  const [known, setKnown] = useState(stored)
  const [hasConflict, setConflict] = useState(false)
  const [hasTried, setTried] = useState(false)
  const [dragged, setDragged] = useState<number | null>(null)
  const nextKey = useRef(-1)
  const form = useRef<HTMLFormElement>(null)
  const rows = draft ?? toRows(stored)
  const isChanged = draft !== null && !isSame(draft, known)

  function change(next: FigureRow[]) {
    if (draft === null) setKnown(stored)
    setDraft(next)
  }
  function move(from: number, to: number) {
    const row = rows[from]
    if (!row || to < 0 || to >= rows.length) return
    change(moveRow(rows, from, to))
    announce(t('figures.moved', { name: row.name || t('figures.unnamed'), place: to + 1 }))
  }
  function add() {
    change([...rows, { key: nextKey.current, name: '', value: '', icon: null, category: '' }])
    nextKey.current -= 1
  }
  function discard() {
    setDraft(null)
    setConflict(false)
    setTried(false)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isComplete(rows)) return
    const seen = hasConflict ? stored : known
    save.mutateAsync({ statistics: toSent(rows), known: seen.map(({ id }) => id) }).then(
      () => {
        discard()
        toast({ title: t('figures.saved') })
      },
      (error) => {
        // Once the form is gone, nobody would see the conflict.
        if (form.current && error instanceof ApiError && error.status === 409) setConflict(true)
        else toastFailure(t('figures.saveFailed'), error)
      },
    )
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {rows.length === 0 && (
        <EmptyState
          drawing={<PottedSeedling />}
          title={t('figures.empty')}
          description={t('figures.emptyText')}
        />
      )}
      {rows.length > 0 && (
        <ol aria-label={t('figures.list')} className="flex flex-col gap-3">
          {rows.map((row, place) => (
            <li
              key={row.key}
              draggable={dragged === place}
              // Firefox drags nothing that carries no data.
              onDragStart={(event) => event.dataTransfer.setData('text/plain', row.name)}
              onPointerUp={() => setDragged(null)}
              onDragOver={(event) => dragged !== null && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault()
                if (dragged !== null) move(dragged, place)
                setDragged(null)
              }}
              onDragEnd={() => setDragged(null)}
            >
              <FigureEditor
                row={row}
                isFirst={place === 0}
                isLast={place === rows.length - 1}
                hasTried={hasTried}
                onGrab={() => setDragged(place)}
                onMove={(by) => move(place, place + by)}
                onChange={(part) =>
                  change(rows.map((one) => (one.key === row.key ? { ...one, ...part } : one)))
                }
                onRemove={() => change(rows.filter(({ key }) => key !== row.key))}
              />
            </li>
          ))}
        </ol>
      )}
      {hasConflict && (
        <div role="alert" className="rounded-control bg-warning-soft p-3 text-warning-ink">
          <p>{t('figures.conflict')}</p>
          <p className="font-medium">
            {t('figures.theirs')}
            {': '}
            {stored.map(({ name, value }) => `${value} ${name}`).join(' · ') || t('figures.empty')}
          </p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {rows.length < MOST_STATISTICS ? (
          <Button variant="outline" onClick={add}>
            <Icons.Plus aria-hidden="true" />
            {t('figures.add')}
          </Button>
        ) : (
          <p className="text-muted">{t('figures.full', { count: MOST_STATISTICS })}</p>
        )}
        {isChanged && (
          <>
            <Button type="submit" isPending={save.isPending}>
              {t('figures.save')}
            </Button>
            <Button variant="ghost" onClick={discard}>
              {t('figures.discard')}
            </Button>
            <span role="status" className="text-muted">
              {t('figures.unsaved')}
            </span>
          </>
        )}
      </div>
    </form>
  )
}
