import { Copy } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { secondFactor } from '#contract/profile/second-factor.ts'
import { QrPicture } from '../../../../kit/qr/qr-picture.tsx'
import { useErrorText } from '../../../../kit/use-error-text.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { toast, toastError } from '../../../../ui/toast/toast-store.ts'
import { useWriter } from '../../profile.data.ts'
import { PasswordDialog } from './password-dialog.tsx'

type Secret = { secret: string; uri: string }

/** Password, then the square picture and the first code, then the recovery codes. */
export function EnrollDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile')
  const begin = useWriter(secondFactor.begin)
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />
  if (secret) return <ScanDialog secret={secret} onDone={setCodes} onClose={onClose} />
  return (
    <PasswordDialog
      title={t('factor.begin')}
      text={t('factor.passwordText')}
      confirmLabel={t('factor.continue')}
      writer={begin}
      onDone={setSecret}
      onClose={onClose}
    />
  )
}

type ScanDialogProps = { secret: Secret; onDone: (codes: string[]) => void; onClose: () => void }

function ScanDialog({ secret, onDone, onClose }: ScanDialogProps) {
  const { t } = useTranslation('profile')
  const errorText = useErrorText()
  const confirm = useWriter(secondFactor.confirm)
  const [code, setCode] = useState('')
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    confirm.mutate({ code }, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) })
  }

  return (
    <Dialog
      onClose={onClose}
      width="small"
      title={t('factor.scanTitle')}
      description={t('factor.scanText')}
      takeFocus={() => field.current?.focus()}
      footer={
        <Button type="submit" form={formId} isPending={confirm.isPending}>
          {t('factor.confirm')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <QrPicture text={secret.uri} label={t('factor.picture')} />
        <p>
          {t('factor.byHand')}
          <code className="mt-1 block font-mono wrap-anywhere">
            {secret.secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </p>
        <form id={formId} noValidate onSubmit={submit}>
          <TextField
            label={t('factor.code')}
            error={confirm.error ? errorText(confirm.error) : undefined}
            isRequired
            ref={field}
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            onChange={({ target }) => {
              confirm.reset()
              setCode(target.value)
            }}
          />
        </form>
      </div>
    </Dialog>
  )
}

/** Shown this once: only their hashes are kept. So whoever closes them in passing is asked to look again. */
function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const [isWarned, setWarned] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast({ title: t('factor.copied') })
    } catch {
      toastError(t('factor.notCopied'))
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && (isWarned ? onClose() : setWarned(true))}
      width="small"
      title={t('factor.codesTitle')}
      description={t('factor.codesText')}
      footer={
        <>
          <Button variant="outline" onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            {t('factor.copy')}
          </Button>
          <Button onClick={onClose}>{t('factor.done')}</Button>
        </>
      }
    >
      <ul className="grid grid-cols-2 gap-2 rounded-control bg-sunken p-4 font-mono text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p role="alert" className={isWarned ? 'mt-3 text-destructive-ink' : 'hidden'}>
        {isWarned && t('factor.notAgain')}
      </p>
    </Dialog>
  )
}
