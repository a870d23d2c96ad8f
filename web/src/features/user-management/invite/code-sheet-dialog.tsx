import '../../../kit/print-sheet.css'
import { Copy, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MadeInvitation } from '#contract/admin/invitations.ts'
import { QrPicture } from '../../../kit/qr/qr-picture.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { copyText } from '../../../ui/toast/copy-text.ts'

/** A code that is told only now: as large as a wall needs it, with a picture for cameras and the steps. */
export function CodeSheetDialog({ made, onClose }: { made: MadeInvitation; onClose: () => void }) {
  const { t, i18n } = useTranslation('users')
  const { invitation } = made
  const code = made.code ?? ''
  const link = `${location.origin}/register#${code}`
  const day = new Date(invitation.expiresAt).toLocaleDateString(i18n.language, { dateStyle: 'long' })
  const copy = () =>
    copyText(code, {
      done: t('invite.copied'),
      doneText: code,
      failed: t('invite.notCopied'),
      failedText: code,
    })
  return (
    <Dialog
      onClose={onClose}
      width="large"
      title={invitation.label ?? t('invite.sheetTitle')}
      description={t('invite.sheetText')}
      cancelLabel={t('invite.close')}
      footer={
        <>
          <Button icon={Copy} variant="outline" onClick={() => void copy()}>
            {t('invite.copy')}
          </Button>
          <Button icon={Printer} onClick={() => window.print()}>
            {t('invite.print')}
          </Button>
        </>
      }
    >
      <article data-print-sheet className="flex flex-col gap-5">
        <h2 className="hidden font-semibold text-3xl print:block">{t('invite.sheetTitle')}</h2>
        <div className="flex flex-wrap items-center justify-center gap-6 print:justify-start">
          <QrPicture text={link} label={t('invite.sheetQr')} />
          <div className="text-center">
            <p className="text-muted">{t(`invite.sheetRole.${invitation.role}`)}</p>
            <p className="whitespace-nowrap font-heading font-semibold text-2xl tabular-nums tracking-wider sm:text-4xl">
              {code}
            </p>
            <p className="text-muted">{t('invite.works', { day })}</p>
          </div>
        </div>
        <ol className="flex list-decimal flex-col gap-1 ps-6 text-lg">
          <li className="wrap-anywhere">{t('invite.step1', { address: `${location.host}/register` })}</li>
          <li>{t('invite.step2', { code })}</li>
          <li>{t('invite.step3')}</li>
        </ol>
      </article>
    </Dialog>
  )
}
