import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AdminUser, userManagement } from '#contract/admin/users.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { userQuery, useUserWriter } from '../users.data.ts'
import { ACCOUNT_FIELDS, AccountFields, type AccountValues } from './account-fields.tsx'
import { FormAlert } from './form-alert.tsx'
import { useFieldErrors } from './use-field-errors.ts'

type EditDialogProps = { user: AdminUser; isSelf: boolean; onClose: () => void }

export function EditDialog({ user, isSelf, onClose }: EditDialogProps) {
  const { t } = useTranslation('users')
  const update = useUserWriter(userManagement.update)
  const [values, setValues] = useState<AccountValues>({
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email ?? '',
    role: user.role,
    grade: user.role === 'student' ? String(user.grade) : '',
    isTeacher: user.isTeacher,
  })
  const formId = useId()
  const { errorOf, general } = useFieldErrors(update.error, ACCOUNT_FIELDS)
  const isLeavingTeaching = user.isTeacher && !values.isTeacher
  const page = useQuery({ ...userQuery(user.id), enabled: isLeavingTeaching })
  const classes = page.data?.teaching.classes ?? 0
  const roleNote = isSelf ? t('form.ownRole') : user.isDemo ? t('form.demoRole') : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    const { firstName, lastName, email, role, grade, isTeacher } = values
    update.mutate(
      {
        id: user.id,
        firstName,
        lastName,
        email: email.trim() || null,
        role,
        isTeacher,
        ...(role === 'student' && grade !== '' && { grade: Number(grade) }),
      },
      {
        onSuccess: (changed) => {
          toast({ title: t('form.saved', { name: `${changed.firstName} ${changed.lastName}` }) })
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('form.editTitle', { name: `${user.firstName} ${user.lastName}` })}
      description={t('form.editText', { username: user.username })}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{t('form.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} isPending={update.isPending}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {general && <FormAlert>{general}</FormAlert>}
        <AccountFields values={values} roleNote={roleNote} errorOf={errorOf} onChange={setValues} />
        {values.role === 'admin' && user.role !== 'admin' && <p>{t('form.adminText')}</p>}
        {isLeavingTeaching && classes > 0 && <p>{t('confirm.classes', { count: classes })}</p>}
      </form>
    </Dialog>
  )
}
