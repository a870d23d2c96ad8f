import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/endpoint.ts'
import { type StudentSummary, students } from '#contract/teaching/students.ts'
import { leastPasswordLength, type PasswordOwner } from '#engines/passwords/index.ts'
import { ApiError } from '../../../api/call.ts'
import { usePasswordFault } from '../../../kit/passwords/use-password-fault.ts'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { ChoiceCard, RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { copyText } from '../../../ui/toast/copy-text.ts'
import { toast } from '../../../ui/toast/toast-store.ts'

type ResetPasswordDialogProps = { student: StudentSummary; name: string; onClose: () => void }
type Made = OutputOf<typeof students.resetPassword> & { password: string }

/** A new password for a student who has forgotten theirs: one of three words, or one that the teacher types. */
export function ResetPasswordDialog({ student, name, onClose }: ResetPasswordDialogProps) {
  const { t } = useTranslation('students')
  const [made, setMade] = useState<Made | null>(null)
  const [isOwn, setOwn] = useState(false)
  const [typed, setTyped] = useState('')
  const [hasTried, setTried] = useState(false)
  const owner: PasswordOwner = { role: 'student', firstName: student.firstName, lastName: student.lastName }
  const weakness = usePasswordFault(typed, owner)
  const reset = useWrite(students.resetPassword, { failed: t('password.failed') })
  const refused = reset.error instanceof ApiError ? reset.error.issues[0]?.message : undefined
  if (made) return <MadePassword made={made} name={name} onClose={onClose} />

  function submit() {
    setTried(true)
    if (isOwn && (typed === '' || weakness)) return
    reset.mutate(
      { studentId: student.id, ...(isOwn && { password: typed }) },
      {
        onSuccess: ({ password, ...answer }) => {
          if (password !== null) return setMade({ ...answer, password })
          toast({ title: t('password.done', { name }), description: t('password.doneText') })
          onClose()
        },
      },
    )
  }

  return (
    <FormDialog
      title={t('password.title', { name })}
      description={t('password.text', { name })}
      width="small"
      cancelLabel={t('password.cancel')}
      submitLabel={t('password.submit')}
      isPending={reset.isPending}
      error={reset.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('password.which')}>
        <RadioGroup value={isOwn ? 'own' : 'words'} onValueChange={(value) => setOwn(value === 'own')}>
          <ChoiceCard value="words" label={t('password.words')} description={t('password.wordsText')} />
          <ChoiceCard value="own" label={t('password.own')} />
        </RadioGroup>
      </Field>
      {isOwn && (
        <Field
          label={t('password.new')}
          description={t('password.hint', { least: leastPasswordLength(owner) })}
          error={refused ?? weakness ?? (hasTried && typed === '' ? t('password.missing') : undefined)}
          isRequired
        >
          <PasswordInput
            value={typed}
            maxLength={200}
            autoComplete="new-password"
            onChange={({ target }) => {
              reset.reset()
              setTyped(target.value)
            }}
          />
        </Field>
      )}
    </FormDialog>
  )
}

/** Nobody can look it up again: it is kept nowhere. */
function MadePassword({ made, name, onClose }: { made: Made; name: string; onClose: () => void }) {
  const { t } = useTranslation('students')
  return (
    <Dialog
      onClose={onClose}
      width="small"
      title={t('password.done', { name })}
      description={t('password.once')}
      footer={<Button onClick={onClose}>{t('password.close')}</Button>}
    >
      <dl className="flex flex-col gap-3">
        <div>
          <dt className="text-muted">{t('password.username')}</dt>
          <dd className="wrap-anywhere font-medium text-lg">{made.username}</dd>
        </div>
        <div>
          <dt className="text-muted">{t('password.new')}</dt>
          <dd className="wrap-anywhere select-all font-mono font-semibold text-2xl">{made.password}</dd>
        </div>
      </dl>
      <Button
        icon={Copy}
        variant="outline"
        className="self-start"
        onClick={() =>
          void copyText(made.password, { done: t('password.copied'), failed: t('password.notCopied') })
        }
      >
        {t('password.copy')}
      </Button>
    </Dialog>
  )
}
