import '../../../kit/print-sheet.css'
import { Copy, Link2, Printer, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type ClassSummary, classes } from '#contract/teaching/classes.ts'
import { showClassCode } from '#engines/classrooms/index.ts'
import { QrPicture } from '../../../kit/qr/qr-picture.tsx'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { copyText } from '../../../ui/toast/copy-text.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useClassDeeds } from '../use-class-deeds.ts'

/** The code itself is the button: one press, and it can be pasted. */
export function CopyCodeButton({ name, classCode }: { name: string; classCode: string }) {
  const { t } = useTranslation('classes')
  const code = showClassCode(classCode)
  const failed = { failed: t('error'), failedText: t('copyFailed', { code }) }
  return (
    <Button
      icon={Copy}
      variant="secondary"
      className="relative z-10 font-heading tabular-nums tracking-wider"
      aria-label={t('copyCode', { name, code })}
      onClick={() => void copyText(code, { done: t('copied'), doneText: code, ...failed })}
    >
      {code}
    </Button>
  )
}

type CodeDialogProps = {
  room: Pick<ClassSummary, 'id' | 'name' | 'classCode' | 'isJoinOpen'>
  onClose: () => void
}

/** The code as large as a class needs it, to be shown, copied and printed; and who may still use it. */
export function CodeDialog({ room, onClose }: CodeDialogProps) {
  const { t } = useTranslation('classes')
  const toastFailure = useFailureToast()
  const { refresh } = useClassDeeds()
  const code = showClassCode(room.classCode)
  const link = `${location.origin}/join/${room.classCode}`
  const onError = (error: unknown) => toastFailure(t('error'), error)
  const opening = useWrite(classes.update, { onSuccess: refresh, onError })
  const renewing = useWrite(classes.newCode, {
    onSuccess: async ({ classCode }) => {
      await refresh()
      toast({ title: t('code.renewed', { code: showClassCode(classCode) }) })
    },
    onError,
  })
  // Shown as it will be while the server is asked.
  const isOpen = opening.isPending ? opening.variables.isJoinOpen === true : room.isJoinOpen

  const copy = (text: string, done: string) =>
    copyText(text, { done, doneText: text, failed: t('error'), failedText: t('copyFailed', { code }) })

  return (
    <Dialog
      onClose={onClose}
      width="large"
      title={t('code.title', { name: room.name })}
      description={t('code.text')}
      footer={
        <>
          <Button icon={Link2} variant="outline" onClick={() => void copy(link, t('code.linkCopied'))}>
            {t('code.copyLink')}
          </Button>
          <Button icon={Copy} variant="outline" onClick={() => void copy(code, t('copied'))}>
            {t('code.copy')}
          </Button>
          <Button icon={Printer} onClick={() => window.print()}>
            {t('code.print')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <JoinSheet name={room.name} code={code} link={link} isOpen={isOpen} />
        <div className="flex flex-wrap items-center justify-between gap-3 border-border border-t pt-4">
          <Field label={t('code.open')} layout="inline" className="min-w-0">
            <Switch
              checked={isOpen}
              onCheckedChange={(isJoinOpen) => opening.mutate({ id: room.id, isJoinOpen })}
            />
          </Field>
          <AlertDialog
            title={t('code.renewTitle')}
            description={t('code.renewText', { code })}
            confirmLabel={t('code.renew')}
            onConfirm={() => renewing.mutate({ id: room.id })}
            trigger={
              <Button icon={RefreshCw} variant="ghost" isPending={renewing.isPending}>
                {t('code.renew')}
              </Button>
            }
          />
        </div>
      </div>
    </Dialog>
  )
}

type JoinSheetProps = { name: string; code: string; link: string; isOpen: boolean }

/** What hangs on the wall of a classroom: the code, the picture for cameras, and the steps. */
function JoinSheet({ name, code, link, isOpen }: JoinSheetProps) {
  const { t } = useTranslation('classes')
  return (
    <article data-print-sheet className="flex flex-col gap-5">
      <h2 className="hidden font-semibold text-3xl print:block">{t('code.title', { name })}</h2>
      <div className="flex flex-wrap items-center justify-center gap-6">
        <div className={isOpen ? '' : 'opacity-40'}>
          <QrPicture text={link} label={t('code.qr', { name })} />
        </div>
        <div className="text-center">
          <p className="text-muted">{t('code.label')}</p>
          <p className="whitespace-nowrap font-heading font-semibold text-4xl tabular-nums tracking-wider sm:text-6xl">
            {code}
          </p>
          {!isOpen && <p className="mt-2 font-medium text-warning-ink">{t('code.closed')}</p>}
        </div>
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="font-semibold text-xl">{t('code.steps')}</h3>
        <ol className="flex list-decimal flex-col gap-1 ps-6 text-lg">
          <li className="wrap-anywhere">{t('code.step1', { address: location.host })}</li>
          <li>{t('code.step2')}</li>
          <li>{t('code.step3')}</li>
          <li>{t('code.step4', { code })}</li>
        </ol>
      </div>
    </article>
  )
}
