import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { loadNamespaces } from '../../messages/load-messages.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { useFetched } from '../use-fetched.ts'
import type { NoteDialogProps } from './note-dialog.tsx'

async function loadDialog() {
  const [{ NoteDialog }] = await Promise.all([import('./note-dialog.tsx'), loadNamespaces('notes', 'study')])
  return NoteDialog
}

/** The dialog for screens that are not about notes: its code and its words are fetched when it opens. */
export function FetchedNoteDialog(props: NoteDialogProps) {
  const { t } = useTranslation('common')
  const [Dialog, hasFailed] = useFetched(loadDialog)
  const giveUp = useEffectEvent(() => {
    toast({ title: t('errors.unreachable'), variant: 'destructive' })
    props.onClose()
  })
  useEffect(() => {
    if (hasFailed) giveUp()
  }, [hasFailed])
  return Dialog && <Dialog {...props} />
}
