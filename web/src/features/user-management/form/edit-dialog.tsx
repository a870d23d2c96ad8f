import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AdminUser, userManagement } from '#contract/admin/users.ts'
import { useFieldErrors } from '../../../kit/use-field-errors.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { userQuery, useUserWriter } from '../users.data.ts'
import { ACCOUNT_FIELDS, AccountFields } from './account-fields.tsx'
import { AccountFormDialog } from './form-dialog.tsx'
import { listChanges, toValues } from './list-changes.ts'

type EditDialogProps = { user: AdminUser; isSelf: boolean; onClose: () => void }

export function EditDialog({ user, isSelf, onClose }: EditDialogProps) {
  const { t } = useTranslation('users')
  const update = useUserWriter(userManagement.update, {
    onSuccess: ({ firstName, lastName }) =>
      toast({ title: t('form.saved', { name: `${firstName} ${lastName}` }) }),
  })
  // As it was when the dialog opened: what has been changed is told from it, even when the list is fetched anew meanwhile.
  const [opened] = useState(() => toValues(user))
  const [values, setValues] = useState(opened)
  const { errorOf, general } = useFieldErrors(update.error, ACCOUNT_FIELDS)
  const isLeavingTeaching = user.isTeacher && !values.isTeacher
  const page = useQuery({ ...userQuery(user.id), enabled: isLeavingTeaching })
  const classes = page.data?.teaching.classes ?? 0
  const roleNote = isSelf ? t('form.ownRole') : user.isDemo ? t('form.demoRole') : undefined

  function submit() {
    update.mutate({ id: user.id, ...listChanges(opened, values) }, { onSuccess: onClose })
  }

  return (
    <AccountFormDialog
      title={t('form.editTitle', { name: `${user.firstName} ${user.lastName}` })}
      description={t('form.editText', { username: user.username })}
      submitLabel={t('form.save')}
      isPending={update.isPending}
      error={update.error}
      general={general}
      onSubmit={submit}
      onClose={onClose}
    >
      <AccountFields values={values} roleNote={roleNote} hasAge errorOf={errorOf} onChange={setValues} />
      {values.role === 'admin' && user.role !== 'admin' && <p>{t('form.adminText')}</p>}
      {isLeavingTeaching && classes > 0 && <p>{t('confirm.classes', { count: classes })}</p>}
    </AccountFormDialog>
  )
}
