import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../kit/session.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import type { PictureKind } from '../chooser/picture-choice.ts'
import { type OpenedPicture, openPicture, type PaintedPicture } from './open-picture.ts'
import { PaintDesk } from './paint-desk.tsx'

type PaintEditorProps = {
  kind: PictureKind
  /** What to go on with; a new picture when left out. */
  picture?: PaintedPicture
  onSave: (picture: PaintedPicture) => void
  onClose: () => void
}

/** The paint box. What is not finished when it is closed is there again when it is opened for the same picture. */
export function PaintEditor({ kind, picture, onSave, onClose }: PaintEditorProps) {
  const { t } = useTranslation('kidsCodePaint')
  const user = useUser()
  const [opened, setOpened] = useState<OpenedPicture | null>(null)
  const open = useEffectEvent(() => openPicture(kind, picture ?? null))
  useEffect(() => {
    let isGone = false
    void open().then((found) => {
      if (!isGone) setOpened(found)
    })
    return () => {
      isGone = true
    }
  }, [])
  if (!user) return null
  if (opened) {
    return (
      <PaintDesk
        userId={user.id}
        kind={kind}
        picture={picture ?? null}
        opened={opened}
        onSave={onSave}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog onClose={onClose} width="wide" isFilled title={t(`paint.${kind}`)}>
      <Spinner label={t('paint.opening')} />
    </Dialog>
  )
}
