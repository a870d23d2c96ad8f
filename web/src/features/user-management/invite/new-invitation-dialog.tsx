import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  INVITATION_DAYS,
  invitations,
  LONGEST_INVITATION_DAYS,
  LONGEST_INVITATION_LABEL,
  type MadeInvitation,
  MOST_INVITATION_USES,
} from '#contract/admin/invitations.ts'
import { ROLES, type Role } from '#engines/accounts/index.ts'
import { useFieldErrors } from '../../../kit/use-field-errors.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { NumberInput } from '../../../ui/forms/number-input.tsx'
import { Radio, RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { Select, SelectItem, SelectItems } from '../../../ui/forms/select.tsx'
import { GRADES } from '../form/account-fields.tsx'
import { AccountFormDialog } from '../form/form-dialog.tsx'
import { useUserWriter } from '../users.data.ts'
import { INVITATIONS_KEY } from './invitations.data.ts'
import { useTellMade } from './use-tell-made.ts'

const ANY = 'any'
const FIELDS = ['email', 'role', 'grade', 'label', 'mostUses', 'days']

type NewInvitationDialogProps = {
  /** Without mail only codes can be made. */
  canMail: boolean
  onMade: (made: MadeInvitation) => void
  onClose: () => void
}

/** By mail to one person, or a code to be printed for many. */
export function NewInvitationDialog({ canMail, onMade, onClose }: NewInvitationDialogProps) {
  const { t } = useTranslation('users')
  const tell = useTellMade()
  const create = useUserWriter(invitations.create, {
    refreshes: [INVITATIONS_KEY],
    onSuccess: (made) => {
      tell(made)
      onMade(made)
      onClose()
    },
  })
  const [way, setWay] = useState<'mail' | 'code'>(canMail ? 'mail' : 'code')
  const [role, setRole] = useState<Role>('teacher')
  const [grade, setGrade] = useState(ANY)
  const [email, setEmail] = useState('')
  const [label, setLabel] = useState('')
  const [uses, setUses] = useState('1')
  const [days, setDays] = useState(String(INVITATION_DAYS))
  const { errorOf, general } = useFieldErrors(create.error, FIELDS)
  const isMail = way === 'mail'

  function submit() {
    create.mutate({
      role,
      ...(role === 'student' && grade !== ANY && { grade: Number(grade) }),
      ...(isMail ? { email: email.trim() } : { mostUses: Number(uses) }),
      label: label.trim() || null,
      days: Number(days),
    })
  }

  return (
    <AccountFormDialog
      title={t('invite.new')}
      submitLabel={t(isMail ? 'invite.send' : 'invite.make')}
      isPending={create.isPending}
      error={create.error}
      general={general}
      onSubmit={submit}
      onClose={onClose}
    >
      {canMail && (
        <Field label={t('invite.how')}>
          <RadioGroup value={way} onValueChange={(value) => setWay(value === 'mail' ? 'mail' : 'code')}>
            {(['mail', 'code'] as const).map((one) => (
              <Radio
                key={one}
                value={one}
                label={t(`invite.way.${one}`)}
                description={t(`invite.wayText.${one}`)}
              />
            ))}
          </RadioGroup>
        </Field>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('form.role')} error={errorOf('role')} isRequired>
          <Select
            value={role}
            onValueChange={(value) => setRole(ROLES.find((one) => one === value) ?? 'student')}
          >
            <SelectItems values={ROLES} nameOf={(one) => t(`roles.${one}`)} />
          </Select>
        </Field>
        {role === 'student' && (
          <Field label={t('form.grade')} error={errorOf('grade')}>
            <Select value={grade} onValueChange={setGrade}>
              <SelectItem value={ANY}>{t('invite.anyGrade')}</SelectItem>
              <SelectItems values={GRADES} nameOf={(one) => t('grade', { grade: one })} />
            </Select>
          </Field>
        )}
      </div>
      {isMail ? (
        <Field label={t('form.email')} error={errorOf('email')} isRequired>
          <Input
            type="email"
            value={email}
            maxLength={254}
            autoComplete="off"
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
      ) : (
        <Field
          label={t('invite.uses')}
          description={role === 'teacher' ? t('invite.usesTeacher') : undefined}
          error={errorOf('mostUses')}
        >
          <NumberInput
            min={1}
            max={MOST_INVITATION_USES}
            className="max-w-52"
            value={uses}
            onChange={({ target }) => setUses(target.value)}
          />
        </Field>
      )}
      <Field label={t('invite.days')} error={errorOf('days')}>
        <NumberInput
          min={1}
          max={LONGEST_INVITATION_DAYS}
          className="max-w-52"
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
      </Field>
      <Field
        label={t('invite.label')}
        description={t('invite.labelText')}
        error={errorOf('label')}
        isOptional
      >
        <Input
          value={label}
          maxLength={LONGEST_INVITATION_LABEL}
          autoComplete="off"
          onChange={({ target }) => setLabel(target.value)}
        />
      </Field>
    </AccountFormDialog>
  )
}
