import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import {
  LONGEST_RESOURCE_TEXT,
  RESOURCE_TYPES,
  type TeachingResource,
  teachingResources,
} from '#contract/teaching/resources.ts'
import { createWriter } from '../../api/create-writer.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { Select, SelectItem } from '../../ui/forms/select.tsx'
import { Textarea } from '../../ui/forms/textarea.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { TagsField } from '../study/tags-field.tsx'
import { useErrorText } from '../use-error-text.ts'
import { AudienceSelect } from './audience-select.tsx'
import { PictureField } from './picture-field.tsx'
import type { ResourceType } from './resource-icon.tsx'
import { guessType, listFaults, type ResourceValues, toSent, toValues } from './resource-values.ts'
import { resourceTagsQuery } from './resources.data.ts'

type ResourceDialogProps = { resource: TeachingResource | null; classId: number | null; onClose: () => void }

export function ResourceDialog({ resource, classId, onClose }: ResourceDialogProps) {
  const { t } = useTranslation('resources')
  const queryClient = useQueryClient()
  const tell = useErrorText()
  const [values, setValues] = useState(() => toValues(resource, classId))
  const [hasTried, setTried] = useState(false)
  const title = useRef<HTMLInputElement>(null)
  const address = useRef<HTMLInputElement>(null)
  const { data: tags } = useQuery(resourceTagsQuery)
  const [create] = useState(() => createWriter(teachingResources.create))
  const [update] = useState(() => createWriter(teachingResources.update))
  const change = (next: Partial<ResourceValues>) => setValues((now) => ({ ...now, ...next }))
  const faults = hasTried ? listFaults(values) : []
  const saving = useMutation({
    mutationFn: () => (resource ? update({ id: resource.id, ...toSent(values) }) : create(toSent(values))),
    onSuccess: async () => {
      toast({ title: resource ? t('toasts.saved') : t('toasts.added') })
      onClose()
      await queryClient.invalidateQueries({ queryKey: ['teaching-resources'] })
    },
    onError: (error) =>
      toast({ title: t('toasts.notSaved'), description: tell(error), variant: 'destructive' }),
  })

  function submit() {
    setTried(true)
    const [first] = listFaults(values)
    if (first) (first === 'title' ? title : address).current?.focus()
    else saving.mutate()
  }

  return (
    <FormDialog
      width="large"
      title={resource ? t('dialog.edit') : t('dialog.create')}
      takeFocus={() => title.current?.focus()}
      submitLabel={resource ? t('dialog.save') : t('dialog.add')}
      cancelLabel={t('dialog.cancel')}
      isPending={saving.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t('fields.title')}
        isRequired
        error={faults.includes('title') ? t('fields.titleMissing') : undefined}
      >
        <Input
          ref={title}
          value={values.title}
          maxLength={LONGEST_TITLE}
          onChange={(event) => change({ title: event.target.value })}
          autoComplete="off"
          dir="auto"
        />
      </Field>
      <Field
        label={t('fields.address')}
        isOptional
        error={faults.includes('resourceUrl') ? t('fields.addressWrong') : undefined}
      >
        <Input
          ref={address}
          type="url"
          inputMode="url"
          placeholder={t('fields.example')}
          value={values.resourceUrl}
          maxLength={2000}
          onChange={({ target }) => {
            const guessed = values.resourceType === 'link' ? guessType(target.value) : null
            change({ resourceUrl: target.value, ...(guessed && { resourceType: guessed }) })
          }}
          autoComplete="off"
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('fields.type')}>
          <Select
            value={values.resourceType}
            onValueChange={(next) => change({ resourceType: next as ResourceType })}
          >
            {RESOURCE_TYPES.map((type) => (
              <SelectItem key={type} value={type}>
                {t(`types.${type}`)}
              </SelectItem>
            ))}
          </Select>
        </Field>
        <Field label={t('fields.audience')}>
          <AudienceSelect value={values.audience} onChange={(audience) => change({ audience })} />
        </Field>
      </div>
      <Field label={t('fields.description')} isOptional>
        <Textarea
          rows={3}
          value={values.description}
          maxLength={LONGEST_RESOURCE_TEXT}
          onChange={(event) => change({ description: event.target.value })}
          dir="auto"
        />
      </Field>
      <TagsField
        value={values.tags}
        onChange={(next) => change({ tags: next })}
        known={(tags ?? []).map(({ tag }) => tag)}
      />
      <PictureField value={values.thumbnailUrl} onChange={(thumbnailUrl) => change({ thumbnailUrl })} />
    </FormDialog>
  )
}
