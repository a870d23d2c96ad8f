import * as Icons from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { openDataSvg, readDrawing, writeDrawing } from '#engines/kids-code/painting/index.ts'
import { openDraft } from '../../../kit/study/draft.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import type { PictureKind } from '../chooser/picture-choice.ts'
import { ColorBox, RadioTiles } from './color-box.tsx'
import type { OpenedPicture, PaintedPicture } from './open-picture.ts'
import { PaintCanvas } from './paint-canvas.tsx'
import {
  handlePaintKey,
  isDrawingTool,
  type Painting,
  TOOLS,
  type Tool,
  usePainting,
  useShapeName,
} from './use-painting.ts'

const ICONS: Record<Tool, Icons.LucideIcon> = {
  select: Icons.MousePointer2,
  pen: Icons.Pencil,
  line: Icons.Slash,
  rectangle: Icons.Square,
  ellipse: Icons.Circle,
  triangle: Icons.Triangle,
  star: Icons.Star,
  fill: Icons.PaintBucket,
  eraser: Icons.Eraser,
}

function ToolBox({ painting }: { painting: Painting }) {
  const { t } = useTranslation('kidsCodePaint')
  return (
    <div className="flex flex-wrap items-end gap-3">
      <RadioTiles
        legend={t('paint.tools')}
        isLegendHidden
        options={TOOLS.map((tool) => {
          const Icon = ICONS[tool]
          const label = t(`paint.tool.${tool}`)
          return {
            value: tool,
            label,
            content: (
              <span aria-hidden="true" className="flex flex-col items-center sm:min-w-12">
                <Icon className="size-6" />
                <span className="max-sm:hidden">{label}</span>
              </span>
            ),
          }
        })}
        value={painting.tool}
        onChange={painting.chooseTool}
      />
      <Button variant="outline" disabled={!isDrawingTool(painting.tool)} onClick={painting.place}>
        <Icons.Plus aria-hidden="true" />
        {t('paint.place')}
      </Button>
    </div>
  )
}

const PaintDraft = z.object({
  name: z.string(),
  imageUrl: z.string(),
  /** Which picture it began with; '' for a new one. */
  of: z.string(),
})

/** One unfinished picture of each kind is kept on the device. */
function openPaintDraft(userId: number, kind: PictureKind) {
  return openDraft(userId, `paint.${kind}`, PaintDraft)
}

/** A short name for a picture that may be sixty thousand characters long. */
function nameStart(imageUrl: string | undefined): string {
  if (imageUrl === undefined) return ''
  let hash = 0
  for (let place = 0; place < imageUrl.length; place++)
    hash = (Math.imul(hash, 31) + imageUrl.charCodeAt(place)) | 0
  return `${imageUrl.length}.${hash}`
}

const LONGEST_NAME = 60

type PaintDeskProps = {
  userId: number
  kind: PictureKind
  picture: PaintedPicture | null
  opened: OpenedPicture
  onSave: (picture: PaintedPicture) => void
  onClose: () => void
}

export function PaintDesk({ userId, kind, picture, opened, onSave, onClose }: PaintDeskProps) {
  const { t } = useTranslation('kidsCodePaint')
  const [draft] = useState(() => openPaintDraft(userId, kind))
  const of = nameStart(picture?.imageUrl)
  const [kept, setKept] = useState(() => {
    const found = draft.read()
    const drawing = found?.of === of ? readDrawing(openDataSvg(found.imageUrl) ?? '') : undefined
    return found && drawing ? { name: found.name, drawing } : null
  })
  const usualName = picture?.name ?? (kind === 'sprite' ? t('paint.spriteName') : t('paint.backgroundName'))
  const painting = usePainting(kept?.drawing ?? opened.drawing)
  const [name, setName] = useState(kept?.name ?? usualName)
  const [problem, setProblem] = useState<'nameMissing' | 'empty' | 'tooLarge' | null>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const { drawing, canUndo, canRedo } = painting
  const isTouched = canUndo || canRedo || kept !== null

  useEffect(() => {
    if (!isTouched) return
    const written = writeDrawing(drawing, kind)
    if (written && drawing.shapes.length > 0) draft.keep({ name, imageUrl: written.imageUrl, of })
  }, [draft, drawing, kind, name, of, isTouched])

  function save() {
    const written = writeDrawing(drawing, kind)
    const trimmed = name.trim()
    if (trimmed === '') {
      setProblem('nameMissing')
      nameField.current?.focus()
    } else if (drawing.shapes.length === 0) setProblem('empty')
    else if (!written) setProblem('tooLarge')
    else {
      draft.forget()
      onSave({ name: trimmed, ...written })
    }
  }

  function close() {
    if (isTouched && drawing.shapes.length > 0)
      toast({ title: t('paint.kept'), description: t('paint.keptText') })
    onClose()
  }

  function startAnew() {
    draft.forget()
    setKept(null)
    setName(usualName)
    painting.startAnew(opened.drawing)
  }

  return (
    <Dialog
      onClose={close}
      width="wide"
      isFilled
      title={t(`paint.${kind}`)}
      footer={
        <>
          {problem && problem !== 'nameMissing' && (
            <p role="alert" className="self-center text-destructive-ink sm:me-auto">
              {t(`paint.${problem}`)}
            </p>
          )}
          <Button variant="outline" className="max-sm:hidden" onClick={close}>
            {t('paint.cancel')}
          </Button>
          <Button onClick={save}>{t('paint.save')}</Button>
        </>
      }
    >
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-5 py-4 sm:px-6">
        {!opened.isReadable && (
          <p className="rounded-control bg-info-soft p-3 text-info-ink">{t('paint.unreadable')}</p>
        )}
        {kept && (
          <div className="flex flex-wrap items-center gap-3 rounded-control bg-info-soft px-3 py-1 text-info-ink">
            <p role="status" className="min-w-0 flex-1">
              {t('paint.draft')}
            </p>
            <Button variant="ghost" onClick={startAnew}>
              {t('paint.startAnew')}
            </Button>
          </div>
        )}
        <ToolBox painting={painting} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex flex-col gap-3">
            <ChangeBar painting={painting} />
            <PaintCanvas kind={kind} painting={painting} />
          </div>
          <div className="flex flex-col gap-5">
            <ColorBox painting={painting} />
            <ShapeList painting={painting} />
            <TextField
              label={t('paint.name')}
              error={problem === 'nameMissing' ? t('paint.nameMissing') : undefined}
              ref={nameField}
              value={name}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
            <details>
              <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{t('paint.keys')}</summary>
              <p className="text-muted">{t('paint.canvasKeys')}</p>
            </details>
          </div>
        </div>
      </div>
    </Dialog>
  )
}

/** Steps back and forward, and what can be done to the chosen shape. */
function ChangeBar({ painting }: { painting: Painting }) {
  const { t } = useTranslation('kidsCodePaint')
  const isNone = painting.chosen === null
  const deeds = [
    { label: t('paint.undo'), Icon: Icons.Undo2, isOff: !painting.canUndo, run: painting.undo },
    { label: t('paint.redo'), Icon: Icons.Redo2, isOff: !painting.canRedo, run: painting.redo },
    { label: t('paint.duplicate'), Icon: Icons.CopyPlus, isOff: isNone, run: painting.duplicate },
    { label: t('paint.forward'), Icon: Icons.ArrowUpToLine, isOff: isNone, run: () => painting.reorder(1) },
    { label: t('paint.back'), Icon: Icons.ArrowDownToLine, isOff: isNone, run: () => painting.reorder(-1) },
    { label: t('paint.delete'), Icon: Icons.Trash2, isOff: isNone, run: painting.remove },
    {
      label: t('paint.clear'),
      Icon: Icons.BrushCleaning,
      isOff: painting.drawing.shapes.length === 0,
      run: painting.clear,
    },
  ]
  return (
    <fieldset className="flex flex-wrap items-center gap-1 sm:gap-1.5">
      <legend className="sr-only">{t('paint.actions')}</legend>
      {deeds.map(({ label, Icon, isOff, run }) => (
        <IconButton
          key={label}
          variant="outline"
          label={label}
          icon={<Icon />}
          // A disabled button would lose the focus when the last step is taken back.
          aria-disabled={isOff}
          onClick={() => !isOff && run()}
        />
      ))}
    </fieldset>
  )
}

/** Every shape, the front one first: the way to each for those who do not point. */
function ShapeList({ painting }: { painting: Painting }) {
  const { t } = useTranslation('kidsCodePaint')
  const nameShape = useShapeName()
  const headingId = useId()
  const { drawing, chosen, choose } = painting
  const section = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)

  // A button that changes its place, or goes, would leave the keyboard nowhere.
  useLayoutEffect(() => {
    if (!hadFocus.current || section.current?.contains(document.activeElement)) return
    const pressed = section.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    ;(pressed ?? section.current)?.focus()
  })

  function handleKey(event: KeyboardEvent) {
    hadFocus.current = true
    handlePaintKey(event, painting)
  }

  return (
    <section
      ref={section}
      aria-labelledby={headingId}
      tabIndex={-1}
      className="flex flex-col gap-1"
      onBlur={() => {
        hadFocus.current = false
      }}
    >
      <h3 id={headingId} className="font-medium">
        {t('paint.shapes')}
      </h3>
      {drawing.shapes.length === 0 ? (
        <p className="text-muted">{t('paint.noShapes')}</p>
      ) : (
        <ul className="flex max-h-56 flex-col gap-1 overflow-y-auto p-1">
          {drawing.shapes.toReversed().map((shape) => (
            <li key={shape.id}>
              <button
                type="button"
                aria-pressed={shape.id === chosen?.id}
                className="min-h-11 w-full rounded-control border-2 border-transparent px-3 text-start hover:bg-fill aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-ink"
                onClick={() => {
                  choose(shape.id)
                  painting.chooseTool('select')
                }}
                onFocus={() => choose(shape.id)}
                onKeyDown={handleKey}
              >
                {nameShape(shape, drawing)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
