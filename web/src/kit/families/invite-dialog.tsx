import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/endpoint.ts'
import { guardians } from '#contract/families/guardians.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import '../print-sheet.css'
import { useWrite } from '../queries/use-write.ts'
import { useErrorText } from '../use-error-text.ts'
import { guardiansQuery } from './families.data.ts'

type InviteDialogProps = { student: { id: number; name: string }; canMail: boolean; onClose: () => void }
type Made = OutputOf<typeof guardians.invite>

/** By mail to an address, or a code on paper for the child to take home. */
export function InviteGuardianDialog({ student, canMail, onClose }: InviteDialogProps) {
  const { t } = useTranslation('families')
  const errorText = useErrorText()
  const [email, setEmail] = useState('')
  const [made, setMade] = useState<Made | null>(null)
  const invite = useWrite(guardians.invite, {
    refreshes: [guardiansQuery(student.id).queryKey],
    onSuccess: setMade,
  })
  if (made) return <MadeDialog made={made} name={student.name} onClose={onClose} />
  const isMail = email.trim() !== ''
  return (
    <FormDialog
      title={t('invite.title', { name: student.name })}
      description={t(canMail ? 'invite.text' : 'invite.textPaper')}
      submitLabel={t(isMail ? 'invite.send' : 'invite.make')}
      isPending={invite.isPending}
      error={invite.error}
      onSubmit={() => invite.mutate({ id: student.id, email: isMail ? email.trim() : null })}
      onClose={onClose}
    >
      {invite.error && <FormAlert>{errorText(invite.error)}</FormAlert>}
      {canMail && (
        <TextField
          label={t('invite.email')}
          description={t('invite.emailHint')}
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
    </FormDialog>
  )
}

function MadeDialog({ made, name, onClose }: { made: Made; name: string; onClose: () => void }) {
  const { t } = useTranslation('families')
  const { code, mail, invitation } = made
  if (code === null)
    return (
      <Dialog onClose={onClose} title={t('invite.title', { name })}>
        <p role="status">
          {t(`invite.${mail === 'sent' ? 'sent' : 'notSent'}`, { email: invitation.email ?? '' })}
        </p>
      </Dialog>
    )
  return (
    <Dialog
      onClose={onClose}
      title={t('invite.title', { name })}
      footer={<Button onClick={() => window.print()}>{t('report.print')}</Button>}
    >
      <article data-print-sheet className="flex flex-col gap-3">
        <h3 className="font-semibold text-xl">{t('invite.letter', { name })}</h3>
        <p>{t('invite.letterText')}</p>
        <p>{t('invite.letterHow', { address: `${window.location.origin}/register` })}</p>
        <p className="font-mono font-semibold text-2xl">{code}</p>
        <p className="text-muted">{t('invite.once')}</p>
      </article>
    </Dialog>
  )
}
