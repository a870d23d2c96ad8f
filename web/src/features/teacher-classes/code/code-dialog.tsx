import { useMutation } from '@tanstack/react-query'
import { Copy, Link2, Printer, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ClassSummary, classes } from '#contract/teaching/classes.ts'
import { showClassCode } from '#engines/classrooms/index.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useClassDeeds } from '../use-class-deeds.ts'
import { JoinSheet } from './join-sheet.tsx'

type CodeDialogProps = {
  room: Pick<ClassSummary, 'id' | 'name' | 'classCode' | 'isJoinOpen'>
  onClose: () => void
}

/** The code as large as a class needs it, to be shown, copied and printed; and who may still use it. */
export function CodeDialog({ room, onClose }: CodeDialogProps) {
  const { t } = useTranslation('classes')
  const wordError = useErrorText()
  const { refresh } = useClassDeeds()
  const [update] = useState(() => createWriter(classes.update))
  const [renew] = useState(() => createWriter(classes.newCode))
  const code = showClassCode(room.classCode)
  const link = `${location.origin}/join/${room.classCode}`
  const sayFailure = (error: unknown) =>
    toast({ title: t('error'), description: wordError(error), variant: 'destructive' })
  const opening = useMutation({
    mutationFn: (isJoinOpen: boolean) => update({ id: room.id, isJoinOpen }),
    onSuccess: refresh,
    onError: sayFailure,
  })
  const renewing = useMutation({
    mutationFn: () => renew({ id: room.id }),
    onSuccess: async ({ classCode }) => {
      await refresh()
      toast({ title: t('code.renewed', { code: showClassCode(classCode) }) })
    },
    onError: sayFailure,
  })
  // Shown as it will be while the server is asked.
  const isOpen = opening.isPending ? opening.variables : room.isJoinOpen

  async function copy(text: string, done: string) {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: done, description: text })
    } catch {
      toast({ title: t('error'), description: t('copyFailed', { code }), variant: 'destructive' })
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="large"
      title={t('code.title', { name: room.name })}
      description={t('code.text')}
      footer={
        <>
          <Button variant="outline" onClick={() => void copy(link, t('code.linkCopied'))}>
            <Link2 aria-hidden="true" />
            {t('code.copyLink')}
          </Button>
          <Button variant="outline" onClick={() => void copy(code, t('copied'))}>
            <Copy aria-hidden="true" />
            {t('code.copy')}
          </Button>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {t('code.print')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <JoinSheet name={room.name} code={code} link={link} isOpen={isOpen} />
        <div className="flex flex-wrap items-center justify-between gap-3 border-border border-t pt-4">
          <Field label={t('code.open')} layout="inline" className="min-w-0">
            <Switch checked={isOpen} onCheckedChange={(wanted) => opening.mutate(wanted)} />
          </Field>
          <AlertDialog
            title={t('code.renewTitle')}
            description={t('code.renewText', { code })}
            confirmLabel={t('code.renew')}
            onConfirm={() => renewing.mutate()}
            trigger={
              <Button variant="ghost" isPending={renewing.isPending}>
                <RefreshCw aria-hidden="true" />
                {t('code.renew')}
              </Button>
            }
          />
        </div>
      </div>
    </Dialog>
  )
}
