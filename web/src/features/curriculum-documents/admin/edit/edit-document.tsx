import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type AdminCurriculumDocument,
  adminCurriculumDocuments as calls,
} from '#contract/admin/curriculum-documents.ts'
import { ApiError, call } from '../../../../api/call.ts'
import { useErrorText } from '../../../../kit/use-error-text.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Accordion, AccordionItem } from '../../../../ui/layout/accordion.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { documentQuery, documentStateQuery, useDocumentWrite } from '../curriculum-admin.data.ts'
import { IndexState } from '../index-state.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { DocumentFields } from './document-fields.tsx'
import { toInput, toValues } from './document-values.ts'
import { FileImport } from './file-import.tsx'
import { type FieldErrors, findMissing, readIssues } from './read-errors.ts'
import { useDocumentForm } from './use-document-form.ts'

export function EditDocument({ document }: { document: AdminCurriculumDocument }) {
  const { t } = useTranslation('curriculumDocuments')
  const { id } = document
  const queryClient = useQueryClient()
  const toErrorText = useErrorText()
  const form = useDocumentForm(String(id), toValues(document))
  const update = useDocumentWrite(calls.update)
  const state = useQuery(documentStateQuery(id)).data ?? document
  const [errors, setErrors] = useState<FieldErrors>({})
  /** What somebody else saved meanwhile. */
  const [theirs, setTheirs] = useState<AdminCurriculumDocument | null>(null)

  function take(saved: AdminCurriculumDocument) {
    queryClient.setQueryData(documentQuery(id).queryKey, saved)
    form.settle(toValues(saved))
    setTheirs(null)
    setErrors({})
  }

  async function save(version: number) {
    const missing = findMissing(form.values, t)
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    try {
      const metadata = (theirs ?? document).metadata
      take(await update.mutateAsync({ id, version, ...toInput(form.values, metadata) }))
      toast({ title: t('savedToast'), description: t('savedText') })
    } catch (error) {
      setErrors({ ...readIssues(error), general: toErrorText(error) })
      if (error instanceof ApiError && error.status === 409)
        setTheirs(await call(calls.open, { id }).catch(() => null))
    }
  }

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <IndexState document={state} />
        {state.state === 'failed' && state.failure && <span>{t(`failure.${state.failure}`)}</span>}
      </div>
      <Accordion>
        <AccordionItem value="file" title={t('file.replace')} headingLevel={2}>
          <FileImport onRead={({ content }) => form.change({ content })} />
        </AccordionItem>
      </Accordion>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!update.isPending) void save(form.values.version)
        }}
      >
        <DocumentFields form={form} errors={errors} />
        {theirs ? (
          <ConflictNotice
            theirs={theirs}
            mine={form.values}
            isPending={update.isPending}
            onKeepMine={() => void save(theirs.version)}
            onTakeTheirs={() => {
              const mine = form.values
              take(theirs)
              toast({
                title: t('conflict.taken'),
                action: {
                  label: t('conflict.mineBack'),
                  onAction: () => form.change({ ...mine, version: theirs.version }),
                },
              })
            }}
          />
        ) : (
          <>
            <p aria-live="assertive" className="text-destructive-ink empty:hidden">
              {errors.general}
            </p>
            <div className="flex flex-wrap items-center gap-3">
              <Button type="submit" isPending={update.isPending} disabled={!form.isChanged}>
                {t('save')}
              </Button>
              <p role="status" className="text-muted">
                {form.isChanged ? t('unsaved') : t('allSaved')}
              </p>
            </div>
          </>
        )}
      </form>
    </div>
  )
}
