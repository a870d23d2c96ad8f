import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '#contract/teaching/classes.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { ClassForm } from './class-form.tsx'
import { type ClassValues, EMPTY_CLASS, guessAcademicYear, toFields } from './class-values.ts'

export function CreateClassScreen() {
  const { t } = useTranslation('classes')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [create] = useState(() => createWriter(classes.create))
  const [stored] = useState(() => ({ ...EMPTY_CLASS, academicYear: guessAcademicYear(new Date()) }))

  async function save(values: ClassValues) {
    const { id, name } = await create(toFields(values))
    await queryClient.invalidateQueries({ queryKey: ['classes'] })
    toast({ title: t('form.created', { name }) })
    await navigate({ to: '/teacher/classes/$id', params: { id: String(id) } })
  }

  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <PageHeader title={t('form.createTitle')} intro={t('form.createText')} />
      <ClassForm
        stored={stored}
        submitLabel={t('form.create')}
        pendingLabel={t('form.creating')}
        onSave={save}
        aside={
          <LinkButton to="/teacher/classes" variant="outline">
            {t('form.cancel')}
          </LinkButton>
        }
      />
    </div>
  )
}
