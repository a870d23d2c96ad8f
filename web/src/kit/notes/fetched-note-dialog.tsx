import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadNamespaces } from '../../messages/load-messages.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import type { NoteDialogProps } from './note-dialog.tsx'

async function loadDialog(): Promise<ComponentType<NoteDialogProps>> {
  const [{ NoteDialog }] = await Promise.all([import('./note-dialog.tsx'), loadNamespaces('notes', 'study')])
  return NoteDialog
}

/** The dialog for screens that are not about notes: its code and its words are fetched when it opens. */
export function FetchedNoteDialog(props: NoteDialogProps) {
  const { t } = useTranslation('common')
  const [Dialog, setDialog] = useState<ComponentType<NoteDialogProps> | null>(null)
  const giveUp = useEffectEvent(() => {
    toast({ title: t('errors.unreachable'), variant: 'destructive' })
    props.onClose()
  })
  useEffect(() => {
    let isGone = false
    loadDialog().then(
      (found) => {
        if (!isGone) setDialog(() => found)
      },
      () => {
        if (!isGone) giveUp()
      },
    )
    return () => {
      isGone = true
    }
  }, [])
  return Dialog && <Dialog {...props} />
}
