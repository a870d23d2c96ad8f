import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminCurriculumDocuments } from '#contract/admin/curriculum-documents.ts'
import { useErrorText } from '../../../../kit/use-error-text.ts'
import { useTabTitle } from '../../../../kit/use-tab-title.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { useDocumentWrite } from '../curriculum-admin.data.ts'
import { PATH } from '../read-address.ts'
import { chooseTitle } from './choose-title.ts'
import { DocumentFields } from './document-fields.tsx'
import { NOTHING, toInput } from './document-values.ts'
import { FileImport } from './file-import.tsx'
import { PageFrame } from './page-frame.tsx'
import { type FieldErrors, findMissing, readIssues } from './read-errors.ts'
import { useDocumentForm } from './use-document-form.ts'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'

/** A text that is typed, pasted, or read from a file and looked through before it is added. */
export function NewDocument() {
  const { t } = useTranslation('curriculumDocuments')
  const navigate = useNavigate()
  const toErrorText = useErrorText()
  const form = useDocumentForm('new', NOTHING)
  const create = useDocumentWrite(adminCurriculumDocuments.create)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [titleOfFile, setTitleOfFile] = useState('')
  useTabTitle(t('new.title'))

  async function add() {
    const missing = findMissing(form.values, t)
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    try {
      await create.mutateAsync(toInput(form.values))
    } catch (error) {
      setErrors({ ...readIssues(error), general: toErrorText(error) })
      return
    }
    form.settle(NOTHING)
    toast({ title: t('new.added'), description: t('new.addedText') })
    await navigate({ to: PATH })
  }

  return (
    <PageFrame>
      <PageHeader title={t('new.title')} intro={t('new.intro')} />
      <FileImport
        onRead={({ title, content }) => {
          form.change({ content, title: chooseTitle(form.values.title, titleOfFile, title) })
          setTitleOfFile(title)
        }}
      />
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!create.isPending) void add()
        }}
      >
        <DocumentFields form={form} errors={errors} />
        <p aria-live="assertive" className="text-destructive-ink empty:hidden">
          {errors.general}
        </p>
        <Button type="submit" className="self-start" isPending={create.isPending}>
          {t('add')}
        </Button>
      </form>
    </PageFrame>
  )
}
