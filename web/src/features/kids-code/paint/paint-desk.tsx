import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openDataSvg, readDrawing, writeDrawing } from '#engines/kids-code/painting/index.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import type { PictureKind } from '../chooser/chosen-picture.ts'
import { ChangeBar } from './change-bar.tsx'
import { ColorBox } from './color-box.tsx'
import type { OpenedPicture, PaintedPicture, PictureToPaint } from './open-picture.ts'
import { PaintCanvas } from './paint-canvas.tsx'
import { nameStart, openPaintDraft } from './paint-draft.ts'
import { ShapeList } from './shape-list.tsx'
import { ToolBox } from './tool-box.tsx'
import { usePainting } from './use-painting.ts'

const LONGEST_NAME = 60

type PaintDeskProps = {
  userId: number
  kind: PictureKind
  picture: PictureToPaint | null
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
      open
      onOpenChange={(isOpen) => !isOpen && close()}
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
            <Field
              label={t('paint.name')}
              error={problem === 'nameMissing' ? t('paint.nameMissing') : undefined}
            >
              <Input
                ref={nameField}
                value={name}
                maxLength={LONGEST_NAME}
                autoComplete="off"
                onChange={(event) => setName(event.target.value)}
              />
            </Field>
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
