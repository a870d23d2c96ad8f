import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { secondFactor } from '#contract/profile/second-factor.ts'
import { QrPicture } from '../../../../kit/qr/qr-picture.tsx'
import { useWrite } from '../../../../kit/queries/use-write.ts'
import { useErrorText } from '../../../../kit/use-error-text.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx'
import { copyText } from '../../../../ui/toast/copy-text.ts'
import { PasswordDialog } from '../password-dialog.tsx'

export type Secret = { secret: string; uri: string }

type EnrollDialogProps = {
  /** Where the server has given one without asking for the password. */
  given?: Secret | null
  onClose: () => void
}

/** Password, then the square picture and the first code, then the recovery codes. */
export function EnrollDialog({ given = null, onClose }: EnrollDialogProps) {
  const { t } = useTranslation('profile')
  const begin = useWrite(secondFactor.begin)
  const [secret, setSecret] = useState(given)
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
  const confirm = useWrite(secondFactor.confirm)
  const [code, setCode] = useState('')
  return (
    <FormDialog
      // The recovery codes come with the answer, this once.
      onClose={() => !confirm.isPending && onClose()}
      width="small"
      title={t('factor.scanTitle')}
      description={t('factor.scanText')}
      submitLabel={t('factor.confirm')}
      isPending={confirm.isPending}
      onSubmit={() => confirm.mutate({ code }, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) })}
    >
      <QrPicture text={secret.uri} label={t('factor.picture')} />
      <p>
        {t('factor.byHand')}
        <code className="mt-1 block font-mono wrap-anywhere">
          {secret.secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <TextField
        label={t('factor.code')}
        error={confirm.error ? errorText(confirm.error) : undefined}
        isRequired
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        readOnly={confirm.isPending}
        onChange={({ target }) => {
          confirm.reset()
          setCode(target.value)
        }}
      />
    </FormDialog>
  )
}

/** Shown this once: only their hashes are kept. So whoever closes them in passing is asked to look again. */
function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const [isWarned, setWarned] = useState(false)
  const copy = () => copyText(codes.join('\n'), { done: t('factor.copied'), failed: t('factor.notCopied') })
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
