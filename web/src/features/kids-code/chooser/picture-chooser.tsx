import { Brush, Dices } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SearchInput } from '../../../ui/forms/search-input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import type { PaintedPicture } from '../paint/open-picture.ts'
import { PaintEditor } from '../paint/paint-editor.tsx'
import { SPRITE_KINDS } from '../pictures/pictures.ts'
import { type ChosenPicture, chooseDrawn, type PictureKind } from './chosen-picture.ts'
import { useKeepPicture } from './drawn-pictures.data.ts'
import { DrawnPictures } from './drawn-pictures.tsx'
import { findByName, listLibrary } from './list-pictures.ts'
import { PictureGrid } from './picture-grid.tsx'

type PictureChooserProps = {
  kind: PictureKind
  onChoose: (picture: ChosenPicture) => void
  onClose: () => void
}

/** A picture of the library, a drawn one, or a new one. What is chosen closes it. */
export function PictureChooser({ kind, onChoose, onClose }: PictureChooserProps) {
  const { t } = useTranslation('kidsCodePaint')
  const tell = useErrorText()
  const keep = useKeepPicture(kind)
  const [isPainting, setPainting] = useState(false)

  function choose(picture: ChosenPicture) {
    onChoose(picture)
    onClose()
  }

  function takePainted({ name, imageUrl }: PaintedPicture) {
    keep.mutate(
      { name, imageUrl },
      { onError: (error) => toast({ title: t('chooser.notKept'), description: tell(error) }) },
    )
    choose(chooseDrawn(kind, name, imageUrl))
  }

  if (isPainting) return <PaintEditor kind={kind} onSave={takePainted} onClose={() => setPainting(false)} />
  return (
    <Dialog open onOpenChange={onClose} width="wide" isFilled title={t(`chooser.${kind}`)}>
      <Pictures kind={kind} onChoose={choose} onPaint={() => setPainting(true)} />
    </Dialog>
  )
}

type PicturesProps = {
  kind: PictureKind
  onChoose: (picture: ChosenPicture) => void
  onPaint: () => void
}

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
