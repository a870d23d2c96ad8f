import { useInfiniteQuery } from '@tanstack/react-query'
import { Brush, Dices, Trash2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawnPicture } from '#contract/kids-code/pictures.ts'
import { MoreButton } from '../../../kit/queries/more-button.tsx'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { SearchInput } from '../../../ui/forms/search-input.tsx'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import type { PaintedPicture } from '../paint/open-picture.ts'
import { PaintEditor } from '../paint/paint-editor.tsx'
import { SPRITE_KINDS } from '../pictures/pictures.ts'
import { drawnPicturesQuery, useDropPicture, useKeepPicture } from './drawn-pictures.data.ts'
import {
  type ChosenPicture,
  chooseDrawn,
  findByName,
  findTarget,
  listLibrary,
  type PictureKind,
} from './picture-choice.ts'

type PictureChooserProps = {
  kind: PictureKind
  onChoose: (picture: ChosenPicture) => void
  onClose: () => void
}

/** A picture of the library, a drawn one, or a new one. What is chosen closes it. */
export function PictureChooser({ kind, onChoose, onClose }: PictureChooserProps) {
  const { t } = useTranslation('kidsCodePaint')
  const tell = useErrorText()
  const keep = useKeepPicture(
    kind,
    (error) => void toast({ title: t('chooser.notKept'), description: tell(error) }),
  )
  const [isPainting, setPainting] = useState(false)

  function choose(picture: ChosenPicture) {
    onChoose(picture)
    onClose()
  }

  function takePainted({ name, imageUrl }: PaintedPicture) {
    keep.mutate({ name, imageUrl })
    choose(chooseDrawn(kind, name, imageUrl))
  }

  if (isPainting) return <PaintEditor kind={kind} onSave={takePainted} onClose={() => setPainting(false)} />
  return (
    <Dialog onClose={onClose} width="wide" isFilled title={t(`chooser.${kind}`)}>
      <Pictures kind={kind} onChoose={choose} onPaint={() => setPainting(true)} />
    </Dialog>
  )
}

type PicturesProps = { kind: PictureKind; onChoose: (picture: ChosenPicture) => void; onPaint: () => void }

type Shown = 'all' | 'own' | (typeof SPRITE_KINDS)[number]

function Pictures({ kind, onChoose, onPaint }: PicturesProps) {
  const { t } = useTranslation('kidsCodePaint')
  const { t: word } = useTranslation('kidsCode')
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<Shown>('all')
  const library = listLibrary(kind, word)
  const found = findByName(library, search).filter(
    (picture) => shown === 'all' || picture.kind === null || picture.kind === shown,
  )
  const kinds: readonly Shown[] = kind === 'sprite' ? ['all', ...SPRITE_KINDS, 'own'] : ['all', 'own']

  function surprise() {
    const picture = library[Math.floor(Math.random() * library.length)]
    if (picture) onChoose(picture.choose())
  }

  return (
    <>
      <div className="flex flex-col gap-3 border-border border-b px-5 py-3 sm:px-6">
        <div className="flex flex-wrap gap-3">
          <SearchInput
            value={search}
            onValueChange={setSearch}
            label={t('chooser.search')}
            className="min-w-0 flex-1 basis-56"
          />
          <div className="flex flex-wrap gap-3">
            <Button className="max-sm:px-3" onClick={onPaint}>
              <Brush aria-hidden="true" />
              {t('chooser.paint')}
            </Button>
            <Button variant="secondary" className="max-sm:px-3" onClick={surprise}>
              <Dices aria-hidden="true" />
              {t('chooser.surprise')}
            </Button>
          </div>
        </div>
        <KindChoice
          label={t('chooser.kinds')}
          kinds={kinds.map((value) => ({ value, label: t(`chooser.${value}`) }))}
          value={shown}
          onChange={setShown}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4 sm:px-6">
        {shown === 'own' ? (
          <DrawnPictures
            kind={kind}
            search={search}
            onChoose={({ name, imageUrl }) => onChoose(chooseDrawn(kind, name, imageUrl))}
          />
        ) : (
          <>
            <p role="status" className="sr-only">
              {t('chooser.found', { count: found.length })} {t('chooser.keys')}
            </p>
            {found.length === 0 ? (
              <EmptyState headingLevel={3} title={t('chooser.none')} description={t('chooser.noneText')} />
            ) : (
              <PictureGrid
                pictures={found}
                label={t('chooser.list')}
                isWide={kind === 'background'}
                onChoose={(picture) => onChoose(picture.choose())}
              />
            )}
          </>
        )}
      </div>
    </>
  )
}

type KindChoiceProps<Kind extends string> = {
  label: string
  kinds: readonly { value: Kind; label: string }[]
  value: Kind
  onChange: (kind: Kind) => void
}

/** Which pictures are shown: real radio buttons, so that the arrow keys work as everywhere. */
function KindChoice<Kind extends string>({ label, kinds, value, onChange }: KindChoiceProps<Kind>) {
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {kinds.map((kind) => (
        <label
          key={kind.value}
          className="relative flex min-h-11 cursor-pointer items-center rounded-full border border-border-strong bg-surface px-4 font-heading font-medium has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-ink has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={kind.value}
            checked={kind.value === value}
            onChange={() => onChange(kind.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {kind.label}
        </label>
      ))}
    </fieldset>
  )
}

type DrawnPicturesProps = { kind: PictureKind; search: string; onChoose: (picture: DrawnPicture) => void }

/** What was painted before, by oneself or by somebody who lets all use it. */
function DrawnPictures({ kind, search, onChoose }: DrawnPicturesProps) {
  const { t } = useTranslation('kidsCodePaint')
  const found = useInfiniteQuery(drawnPicturesQuery(kind))
  const [leaving, setLeaving] = useState<DrawnPicture | null>(null)
  if (found.isPending) {
    return <SkeletonBlocks blocks={['h-28']} times={5} className="grid grid-cols-3 gap-3 sm:grid-cols-5" />
  }
  if (!found.data) return <ErrorState headingLevel={3} title={t('chooser.failed')} query={found} />
  const all = found.data.pages.flat()
  const shown = findByName(all, search).map((picture) => ({ ...picture, address: picture.imageUrl }))
  if (shown.length === 0) {
    const isNone = all.length === 0
    return (
      <EmptyState
        headingLevel={3}
        title={isNone ? t('chooser.noneDrawn') : t('chooser.none')}
        description={isNone ? t('chooser.noneDrawnText') : t('chooser.noneText')}
      />
    )
  }
  return (
    <div className="flex flex-col items-center gap-4">
      <div className="w-full">
        <PictureGrid
          pictures={shown}
          label={t('chooser.own')}
          isWide={kind === 'background'}
          onChoose={onChoose}
          aside={(picture) =>
            picture.isOwn && (
              <div className="self-center">
                <IconButton
                  label={t('chooser.delete', { name: picture.name })}
                  icon={<Trash2 />}
                  onClick={() => setLeaving(picture)}
                />
              </div>
            )
          }
        />
      </div>
      <MoreButton query={found}>{t('chooser.more')}</MoreButton>
      {leaving && <DropDialog kind={kind} picture={leaving} onClose={() => setLeaving(null)} />}
    </div>
  )
}

type DropDialogProps = { kind: PictureKind; picture: DrawnPicture; onClose: () => void }

/** It cannot be brought back, so it asks first. */
function DropDialog({ kind, picture: { id, name }, onClose }: DropDialogProps) {
  const { t } = useTranslation('kidsCodePaint')
  const drop = useDropPicture(kind, t('chooser.deleteFailed'))
  return (
    <AlertDialog
      onClose={onClose}
      title={t('chooser.deleteTitle', { name })}
      description={t('chooser.deleteText')}
      confirmLabel={t('chooser.deleteConfirm')}
      isDestructive
      onConfirm={() => drop.mutate({ id })}
    />
  )
}

type GridPicture = { id: string | number; name: string; address: string | undefined }

type PictureGridProps<Picture extends GridPicture> = {
  pictures: readonly Picture[]
  label: string
  isWide: boolean
  onChoose: (picture: Picture) => void
  /** Stands below a picture. */
  aside?: (picture: Picture) => ReactNode
}

/** One stop for the Tab key; the arrow keys go from picture to picture. */
function PictureGrid<Picture extends GridPicture>(props: PictureGridProps<Picture>) {
  const { pictures, label, isWide, onChoose, aside } = props
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState<string | number | undefined>(undefined)
  const stop = pictures.some(({ id }) => id === current) ? current : pictures[0]?.id

  function goOn(event: KeyboardEvent<HTMLButtonElement>, from: number) {
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('[data-picture]') ?? [])]
    const rows = buttons.map((button) => button.parentElement?.offsetTop ?? 0)
    const target = findTarget(event.key, from, rows)
    if (target === null) return
    event.preventDefault()
    buttons[target]?.focus()
  }

  return (
    <ul
      ref={list}
      aria-label={label}
      className={`grid gap-3 ${isWide ? 'grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]' : 'grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))]'}`}
    >
      {pictures.map((picture, place) => (
        <li key={picture.id} className="relative flex flex-col">
          <button
            type="button"
            data-picture=""
            tabIndex={picture.id === stop ? 0 : -1}
            className="flex min-h-14 flex-1 flex-col items-center gap-2 rounded-card border-2 border-border bg-surface p-2 transition-colors hover:border-brand focus-visible:border-brand"
            onFocus={() => setCurrent(picture.id)}
            onKeyDown={(event) => goOn(event, place)}
            onClick={() => onChoose(picture)}
          >
            <span data-theme="light" className="w-full overflow-hidden rounded-small bg-sunken">
              <img
                src={picture.address}
                alt=""
                loading="lazy"
                className={`w-full object-contain ${isWide ? 'aspect-4/3' : 'aspect-square p-1'}`}
              />
            </span>
            <span className="wrap-anywhere w-full text-center font-medium">{picture.name}</span>
          </button>
          {aside?.(picture)}
        </li>
      ))}
    </ul>
  )
}
