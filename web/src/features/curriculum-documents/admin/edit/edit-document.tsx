import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type AdminCurriculumDocument,
  adminCurriculumDocuments as calls,
} from '#contract/admin/curriculum-documents.ts'
import { ApiError, call } from '../../../../api/call.ts'
import { useMomentText } from '../../../../kit/days/use-moment-text.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Accordion, AccordionItem } from '../../../../ui/layout/accordion.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { documentQuery, documentStateQuery, useDocumentWrite } from '../curriculum-admin.data.ts'
import { VersionChanges } from '../history/version-changes.tsx'
import { IndexState } from '../index-state.tsx'
import { DocumentFields } from './document-fields.tsx'
import { type DocumentValues, toInput, toValues } from './document-values.ts'
import { FileImport } from './file-import.tsx'
import { useDocumentForm } from './use-document-form.ts'

export function EditDocument({ document }: { document: AdminCurriculumDocument }) {
  const { t } = useTranslation('curriculumDocuments')
  const { id } = document
  const queryClient = useQueryClient()
  const form = useDocumentForm(String(id), toValues(document))
  const update = useDocumentWrite(calls.update)
  const state = useQuery(documentStateQuery(id)).data ?? document
  /** What somebody else saved meanwhile. */
  const [theirs, setTheirs] = useState<AdminCurriculumDocument | null>(null)

  function take(saved: AdminCurriculumDocument) {
    queryClient.setQueryData(documentQuery(id).queryKey, saved)
    form.settle(toValues(saved))
    setTheirs(null)
  }

  const save = (version: number) =>
    form.send(
      async () => {
        const metadata = (theirs ?? document).metadata
        take(await update.mutateAsync({ id, version, ...toInput(form.values, metadata) }))
        toast({ title: t('savedToast'), description: t('savedText') })
      },
      async (error) => {
        if (error instanceof ApiError && error.status === 409)
          setTheirs(await call(calls.open, { id }).catch(() => null))
      },
    )

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
        <DocumentFields form={form} />
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
              {form.errors.general}
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

type ConflictNoticeProps = {
  theirs: AdminCurriculumDocument
  mine: DocumentValues
  isPending: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Two have edited at once: both texts are there, and the second one decides. */
function ConflictNotice({ theirs, mine, isPending, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const { t } = useTranslation('curriculumDocuments')
  const notice = useRef<HTMLElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const { savedBy, savedAt, version } = theirs
  const when = useMomentText()(savedAt)
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-label={t('conflict.title')}
      className="flex flex-col gap-4 rounded-card border-2 border-border-strong bg-surface p-4 sm:p-6"
    >
      <h2 className="flex items-center gap-2 font-semibold text-xl">
        <Users aria-hidden="true" className="size-6 shrink-0" />
        {t('conflict.title')}
      </h2>
      <p>
        {savedBy
          ? t('conflict.text', { name: savedBy.name, version, when })
          : t('conflict.textNobody', { version, when })}
      </p>
      <VersionChanges before={theirs} after={{ ...toInput(mine, theirs.metadata), version: mine.version }} />
      <div className="flex flex-wrap gap-3">
        <Button isPending={isPending} onClick={onKeepMine}>
          {t('conflict.keepMine')}
        </Button>
        <Button variant="outline" onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
      </div>
    </section>
  )
}
