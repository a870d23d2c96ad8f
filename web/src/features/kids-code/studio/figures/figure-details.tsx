import { ArrowDownToLine, ArrowUpToLine, Brush, CopyPlus, Plus, Trash2, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  duplicateSprite,
  LIMITS,
  moveSprite,
  putOnCostume,
  removeCostume,
  removeSprite,
  renameSprite,
  type Sprite,
  setStart,
} from '#engines/kids-code/index.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Input } from '../../../../ui/forms/input.tsx'
import { Select, SelectItems } from '../../../../ui/forms/select.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { findAsset } from '../../pictures/find-picture.ts'
import type { Studio } from '../use-studio.ts'

type CommittedInputProps = { value: string; isNumber?: boolean; onCommit: (value: string) => void }

/** Counts when it is left or Enter is pressed: one step to take back, not one for each letter. */
export function CommittedInput({ value, isNumber = false, onCommit }: CommittedInputProps) {
  const [typed, setTyped] = useState<string | null>(null)

  function commit() {
    const isSaid = typed !== null && typed.trim() !== '' && typed !== value
    if (isSaid && !(isNumber && !Number.isFinite(Number(typed)))) onCommit(typed)
    setTyped(null)
  }

  return (
    <Input
      dir="auto"
      value={typed ?? value}
      {...(isNumber ? { type: 'number', inputMode: 'decimal' } : { maxLength: LIMITS.nameLength })}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  )
}

/** For when what had the focus is gone: it goes on to what is chosen in a place, else to the first button there. */
export function focusWithin(place: HTMLElement | null): void {
  // What is left is drawn first.
  setTimeout(() => {
    const left = place?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? place?.querySelector('button')
    left?.focus()
  })
}

type Look = { id: string; name: string; picture: string | undefined }

type PictureTileProps = {
  name: string
  picture: string | undefined
  isChosen: boolean
  onChoose: () => void
  className: string
}

/** A picture with its name; the chosen one is marked by its edge, and told. */
export function PictureTile({ name, picture, isChosen, onChoose, className }: PictureTileProps) {
  const edge = isChosen
    ? 'border-brand forced-colors:border-[Highlight]'
    : 'border-border hover:border-border-strong'
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`flex flex-col items-center gap-1 rounded-control border-2 ${edge} ${className}`}
    >
      {/* Pictures have dark outlines: on a light ground they are seen in every theme. */}
      <span data-theme="light" className="flex aspect-4/3 w-full overflow-hidden rounded-small bg-sunken">
        {picture && <img src={picture} alt="" className="size-full min-h-0 object-contain" />}
      </span>
      <span dir="auto" className="w-full truncate text-center text-base">
        {name}
      </span>
    </button>
  )
}

type LookListProps = {
  label: string
  looks: readonly Look[]
  /** Place of the one that is shown at the start. */
  current: number
  onChoose: (id: string) => void
  onRemove: (id: string) => void
}

/** Costumes of a sprite, or backgrounds of the stage. The last one cannot go. */
export function LookList({ label, looks, current, onChoose, onRemove }: LookListProps) {
  const { t } = useTranslation('kidsCodeStudio')
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul ref={list} aria-label={label} className="flex flex-wrap gap-2">
      {looks.map(({ id, name, picture }, place) => (
        <li key={id} className="flex items-start">
          <PictureTile
            name={name}
            picture={picture}
            isChosen={place === current}
            onChoose={() => onChoose(id)}
            className="w-20 p-1"
          />
          {looks.length > 1 && (
            <IconButton
              label={t('figures.removeLook', { name })}
              icon={<X />}
              onClick={() => {
                onRemove(id)
                focusWithin(list.current)
              }}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Opens the paint box on the picture that is shown. */
export function PaintButton({ onPaint }: { onPaint: () => void }) {
  const { t } = useTranslation('kidsCodePaint')
  return (
    <Button variant="outline" onClick={onPaint}>
      <Brush aria-hidden="true" />
      {t('paint.open')}
    </Button>
  )
}

const NUMBERS = ['x', 'y', 'size', 'direction'] as const
const ROTATION_STYLES = ['all-around', 'left-right', 'none'] as const

type SpriteDetailsProps = {
  sprite: Sprite
  studio: Studio
  isYoung: boolean
  onRemoved: () => void
  onAddCostume: () => void
  onPaint: () => void
}

/** How a sprite begins, and what it can wear. Numbers are for those who can read them. */
export function SpriteDetails(props: SpriteDetailsProps) {
  const { sprite, studio, isYoung, onRemoved, onAddCostume, onPaint } = props
  const { t } = useTranslation('kidsCodeStudio')
  const { project, assets, edit, undo } = studio
  const { id, name } = sprite

  function duplicate() {
    const next = duplicateSprite(project, id)
    if (next === project) return toast({ title: t('figures.noRoom'), variant: 'destructive' })
    edit(next)
    studio.choose(next.sprites.at(-1)?.id ?? id)
  }

  function remove() {
    edit(removeSprite(project, id))
    onRemoved()
    toast({
      title: t('figures.removed', { name }),
      action: { label: t('bar.undo'), onAction: undo },
    })
  }

  return (
    <div className="flex flex-col gap-3 rounded-card border border-border bg-surface p-3">
      <div className="flex items-end gap-1">
        <Field label={t('figures.name')} className="min-w-0 flex-1">
          <CommittedInput value={name} onCommit={(next) => edit(renameSprite(project, id, next))} />
        </Field>
        <IconButton label={t('figures.duplicate', { name })} icon={<CopyPlus />} onClick={duplicate} />
        <IconButton label={t('figures.remove', { name })} icon={<Trash2 />} onClick={remove} />
      </div>
      {!isYoung && (
        <>
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
            {NUMBERS.map((key) => (
              <Field key={key} label={t(`figures.${key}`)}>
                <CommittedInput
                  value={String(sprite[key])}
                  isNumber
                  onCommit={(value) => edit(setStart(project, id, { [key]: Number(value) }))}
                />
              </Field>
            ))}
          </div>
          <div className="flex flex-wrap items-end gap-2">
            <Field label={t('figures.isVisible')} layout="inline">
              <Switch
                checked={sprite.isVisible}
                onCheckedChange={(isVisible) => edit(setStart(project, id, { isVisible }))}
              />
            </Field>
            <Field label={t('figures.rotationStyle')} isLabelHidden className="min-w-40 flex-1">
              <Select
                value={sprite.rotationStyle}
                onValueChange={(value) => {
                  const rotationStyle = ROTATION_STYLES.find((style) => style === value)
                  if (rotationStyle) edit(setStart(project, id, { rotationStyle }))
                }}
              >
                <SelectItems values={ROTATION_STYLES} nameOf={(style) => t(`figures.rotation.${style}`)} />
              </Select>
            </Field>
            <IconButton
              label={t('figures.forward', { name })}
              icon={<ArrowUpToLine />}
              onClick={() => edit(moveSprite(project, id, 1))}
            />
            <IconButton
              label={t('figures.backward', { name })}
              icon={<ArrowDownToLine />}
              onClick={() => edit(moveSprite(project, id, -1))}
            />
          </div>
        </>
      )}
      <LookList
        label={t('figures.costumes')}
        looks={sprite.costumes.map((costume) => ({
          ...costume,
          picture: findAsset(costume.asset, assets),
        }))}
        current={sprite.costume}
        onChoose={(costume) => edit(putOnCostume(project, id, costume))}
        onRemove={(costume) => edit(removeCostume(project, id, costume))}
      />
      <div className="flex flex-wrap gap-2 [&>*]:flex-1">
        <Button variant="outline" onClick={onAddCostume}>
          <Plus aria-hidden="true" />
          {t('figures.addCostume')}
        </Button>
        <PaintButton onPaint={onPaint} />
      </div>
    </div>
  )
}
