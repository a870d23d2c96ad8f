import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { documents } from '#contract/professional/documents.ts'
import type { ReferenceCard } from '#contract/professional/professional.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { cite, REFERENCE_KINDS } from '#engines/citations/index.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { showDocument } from '../../../kit/documents/documents.data.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, SelectItems } from '../../../ui/forms/select.tsx'
import { TextareaField, TextField } from '../../../ui/forms/text-field.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { CitedText } from './cited-text.tsx'
import {
  findFaults,
  type ReferenceFaults,
  type ReferenceValues,
  readReference,
  toValues,
} from './reference-values.ts'
import { NO_CITATION, toReference } from './to-reference.ts'

type ReferenceFieldsProps = {
  values: ReferenceValues
  faults: ReferenceFaults
  onChange: (change: Partial<ReferenceValues>) => void
}

type TextName = 'title' | 'year' | 'journal' | 'volume' | 'issue' | 'pages' | 'publisher' | 'doi' | 'url'

const LONGEST: Record<TextName, number> = {
  title: LONGEST_TITLE,
  year: 4,
  journal: 300,
  volume: 50,
  issue: 50,
  pages: 50,
  publisher: 300,
  doi: 300,
  url: 2000,
}

function ReferenceFields({ values, faults, onChange }: ReferenceFieldsProps) {
  const { t } = useTranslation('professional')
  const isArticle = values.kind === 'article'
  const hasFault = (name: TextName): name is TextName & keyof ReferenceFaults =>
    Boolean(faults[name as keyof ReferenceFaults])
  const text = (name: TextName) => (
    <TextField
      label={name === 'publisher' && values.kind === 'webpage' ? t('field.site') : t(`field.${name}`)}
      error={hasFault(name) ? t(`fault.${name}`) : undefined}
      isRequired={name === 'title'}
      dir="auto"
      value={values[name]}
      maxLength={LONGEST[name]}
      autoComplete="off"
      inputMode={name === 'year' ? 'numeric' : name === 'url' ? 'url' : 'text'}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  )
  return (
    <>
      {text('title')}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('field.kind')}>
          <Select
            value={values.kind}
            onValueChange={(kind) => onChange({ kind: kind as ReferenceValues['kind'] })}
          >
            <SelectItems values={REFERENCE_KINDS} nameOf={(kind) => t(`kind.${kind}`)} />
          </Select>
        </Field>
        {text('year')}
      </div>
      <TextareaField
        label={t('field.authors')}
        description={t('field.authorsHelp')}
        error={faults.authors ? t('fault.authors') : undefined}
        dir="auto"
        rows={3}
        value={values.authors}
        onChange={(event) => onChange({ authors: event.target.value })}
      />
      {isArticle ? (
        <>
          {text('journal')}
          <div className="grid gap-4 sm:grid-cols-3">
            {text('volume')}
            {text('issue')}
            {text('pages')}
          </div>
        </>
      ) : (
        text('publisher')
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {text('doi')}
        {text('url')}
      </div>
    </>
  )
}

type ReferenceDialogProps = {
  user: User
  /** Null adds a work that is no document yet. */
  card: ReferenceCard | null
  onClose: () => void
}

const NEW = { ...NO_CITATION, kind: 'book' as const, title: '', url: '' }

export function ReferenceDialog({ user, card, onClose }: ReferenceDialogProps) {
  const { t } = useTranslation('professional')
  const queryClient = useQueryClient()
  const tell = useErrorText()
  const [create] = useState(() => createWriter(documents.create))
  const [update] = useState(() => createWriter(documents.update))
  const [values, setValues] = useState<ReferenceValues>(() => toValues(card ? toReference(card) : NEW))
  const [faults, setFaults] = useState<ReferenceFaults>({})
  const preview = cite([readReference(values)], 'apa')[0] ?? []

  const save = useMutation({
    mutationFn: () => {
      const { title, url, authors, ...citation } = readReference(values)
      const sent = { title, citation: { ...citation, authors: [...authors] } }
      if (!card) return create({ userId: user.id, ...sent, ...(url && { documentUrl: url }) })
      const isMoved = url !== (card.websiteUrl ?? '')
      return update({ id: card.id, ...sent, ...(isMoved && { documentUrl: url || null }) })
    },
    onSuccess: async (kept) => {
      await showDocument(queryClient, kept)
      toast({ title: t('references.saved') })
      onClose()
    },
  })

  function submit() {
    const found = findFaults(values)
    setFaults(found)
    if (Object.keys(found).length === 0) save.mutate()
    else requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return (
    <FormDialog
      onClose={onClose}
      width="large"
      title={card ? t('references.editTitle') : t('references.addTitle')}
      cancelLabel={t('references.cancel')}
      submitLabel={t('references.save')}
      isPending={save.isPending}
      onSubmit={submit}
    >
      <ReferenceFields
        values={values}
        faults={faults}
        onChange={(change) => {
          setValues((now) => ({ ...now, ...change }))
          setFaults({})
        }}
      />
      {values.title.trim() !== '' && (
        <div className="rounded-control bg-sunken p-3">
          <p className="text-muted">{t('references.preview')}</p>
          <CitedText pieces={preview} isCode={false} />
        </div>
      )}
      <div role="alert" className="empty:hidden">
        {save.error && (
          <p className="text-destructive-ink">{t('references.saveFailed', { reason: tell(save.error) })}</p>
        )}
      </div>
    </FormDialog>
  )
}
