import { Download, FileText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ChildRights, familyRights, LONGEST_DELETION_REASON } from '#contract/families/family-rights.ts'
import type { Child } from '#contract/families/fields.ts'
import { fillPath } from '#contract/fill-path.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextareaField } from '../../../ui/forms/text-field.tsx'
import { Card, CardDescription, CardTitle } from '../../../ui/layout/card.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { useRightsWrite } from './use-rights-write.ts'

type DataCardProps = { child: Child; deletion: ChildRights['deletion'] }

/** What a guardian takes along of their child, and asks the school to delete. */
export function DataCard({ child, deletion }: DataCardProps) {
  const { t } = useTranslation('families')
  const [isAsking, setAsking] = useState(false)
  const { id, firstName: name } = child
  const file = fillPath(familyRights.export.path, { id }).url
  return (
    <Card className="flex flex-col gap-4">
      <CardTitle level={3}>{t('data.title', { name })}</CardTitle>
      <CardDescription>{t('data.exportText', { name })}</CardDescription>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="outline">
          <a href={`${file}?format=html`} download>
            <FileText aria-hidden="true" />
            {t('data.page')}
          </a>
        </Button>
        <Button asChild variant="outline">
          <a href={file} download>
            <Download aria-hidden="true" />
            {t('data.file')}
          </a>
        </Button>
      </div>
      <CardDescription>{t('data.deleteText', { name })}</CardDescription>
      {deletion && <Answer child={child} deletion={deletion} />}
      {deletion?.state !== 'asked' && (
        <Button icon={Trash2} variant="outline" className="self-start" onClick={() => setAsking(true)}>
          {t('data.ask')}
        </Button>
      )}
      {isAsking && <AskDialog child={child} onClose={() => setAsking(false)} />}
    </Card>
  )
}

function Answer({
  child: { id },
  deletion,
}: {
  child: Child
  deletion: NonNullable<DataCardProps['deletion']>
}) {
  const { t, i18n } = useTranslation('families')
  const cancel = useRightsWrite(familyRights.cancelDeletion, id, {
    done: t('data.canceled'),
    failed: t('rights.notSaved'),
  })
  const day = (moment: string) => new Date(moment).toLocaleDateString(i18n.language, { dateStyle: 'long' })
  const { state, askedAt, isOwn, decidedAt, answer } = deletion
  return (
    <>
      <p role="status" className="rounded-control bg-info-soft p-3 text-info-ink">
        {state === 'asked'
          ? t(isOwn ? 'data.asked' : 'data.askedByOther', { day: day(askedAt) })
          : t(`data.${state === 'declined' ? 'declined' : 'done'}`, { day: day(decidedAt ?? askedAt) })}{' '}
        {answer && (
          <q dir="auto" className="wrap-anywhere whitespace-pre-line">
            {answer}
          </q>
        )}
      </p>
      {state === 'asked' && (
        <Button
          variant="outline"
          className="self-start"
          isPending={cancel.isPending}
          onClick={() => cancel.mutate({ id })}
        >
          {t('data.cancel')}
        </Button>
      )}
    </>
  )
}

function AskDialog({ child: { id, firstName: name }, onClose }: { child: Child; onClose: () => void }) {
  const { t } = useTranslation('families')
  const [reason, setReason] = useState('')
  const ask = useRightsWrite(familyRights.askDeletion, id, {
    done: t('data.sent'),
    failed: t('rights.notSaved'),
  })
  return (
    <FormDialog
      title={t('data.askTitle', { name })}
      description={t('data.askText', { name })}
      submitLabel={t('data.send')}
      isPending={ask.isPending}
      error={ask.error}
      onSubmit={() => ask.mutate({ id, reason: reason.trim() }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextareaField
        label={t('data.reason')}
        rows={4}
        maxLength={LONGEST_DELETION_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  )
}
