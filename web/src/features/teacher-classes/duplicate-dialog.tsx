import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ClassSummary,
  classes,
  LONGEST_ACADEMIC_YEAR,
  LONGEST_CLASS_NAME,
} from '#contract/teaching/classes.ts'
import { nextAcademicYear } from '#engines/classrooms/index.ts'
import { useWrite } from '../../kit/queries/use-write.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { useClassDeeds } from './use-class-deeds.ts'

type DuplicateDialogProps = { room: Pick<ClassSummary, 'id' | 'name' | 'academicYear'>; onClose: () => void }

export function DuplicateDialog({ room, onClose }: DuplicateDialogProps) {
  const { t } = useTranslation('classes')
  const navigate = useNavigate()
  const wordError = useErrorText()
  const { refresh } = useClassDeeds()
  const [name, setName] = useState(room.name)
  const [year, setYear] = useState(room.academicYear === null ? '' : nextAcademicYear(room.academicYear))
  const [withAssignments, setWithAssignments] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const duplicate = useWrite(classes.duplicate, {
    onSuccess: async (opened) => {
      await refresh()
      toast({ title: t('duplicate.done', { name: opened.name }) })
      onClose()
      await navigate({ to: '/teacher/classes/$id', params: { id: String(opened.id) } })
    },
    onError: (error) => setProblem(wordError(error)),
  })

  function save() {
    const isNamed = name.trim() !== ''
    setProblem(isNamed ? undefined : t('form.nameMissing'))
    if (!isNamed) return
    duplicate.mutate({ id: room.id, name: name.trim(), academicYear: year.trim() || null, withAssignments })
  }

  return (
    <FormDialog
      title={t('duplicate.title')}
      description={t('duplicate.text')}
      submitLabel={t('duplicate.now')}
      isPending={duplicate.isPending}
      pendingLabel={t('duplicate.busy')}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={t('duplicate.name')} isRequired error={problem}>
        <Input
          dir="auto"
          value={name}
          maxLength={LONGEST_CLASS_NAME}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label={t('duplicate.year')} isOptional>
        <Input
          value={year}
          maxLength={LONGEST_ACADEMIC_YEAR}
          autoComplete="off"
          onChange={(event) => setYear(event.target.value)}
        />
      </Field>
      <Field label={t('duplicate.withWork')} layout="inline">
        <Checkbox checked={withAssignments} onCheckedChange={(isOn) => setWithAssignments(isOn === true)} />
      </Field>
    </FormDialog>
  )
}
