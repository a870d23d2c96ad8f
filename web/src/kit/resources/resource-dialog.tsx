import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RESOURCE_TYPES } from '#contract/classroom/my-resources.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import {
  LONGEST_RESOURCE_TEXT,
  type TeachingResource,
  teachingResources,
} from '#contract/teaching/resources.ts'
import { createWriter } from '../../api/create-writer.ts'
import { Field } from '../../ui/forms/field.tsx'
import { NamedSelectItems, Select, SelectItem, SelectItems } from '../../ui/forms/select.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Textarea } from '../../ui/forms/textarea.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { ownClassesQuery } from '../classroom/own-classes.data.ts'
import { ListFailed } from '../list-failed.tsx'
import { TagsField } from '../study/tags-field.tsx'
import { useFailureToast } from '../use-failure-toast.ts'
import { PictureField } from './picture-field.tsx'
import type { ResourceType } from './resource-icon.tsx'
import { resourceTagsQuery } from './resources.data.ts'

/** For whom it is: nobody else, all classes, or the id of one. */
type Audience = 'me' | 'all' | number

type ResourceValues = {
  title: string
  description: string
  resourceType: ResourceType
  resourceUrl: string
  thumbnailUrl: string | null
  audience: Audience
  tags: string[]
}

function toValues(resource: TeachingResource | null, classId: number | null): ResourceValues {
  if (!resource)
    return {
      title: '',
      description: '',
      resourceType: 'link',
      resourceUrl: '',
      thumbnailUrl: null,
      audience: classId ?? 'all',
      tags: [],
    }
  const { title, description, resourceType, resourceUrl, thumbnailUrl, isForAll, tags } = resource
  return {
    title,
    description: description ?? '',
    resourceType,
    resourceUrl: resourceUrl ?? '',
    thumbnailUrl,
    audience: resource.classId ?? (isForAll ? 'all' : 'me'),
    tags,
  }
}

function toSent(props: ResourceValues): InputOf<typeof teachingResources.create> {
  const { audience, description, resourceUrl, ...values } = props
  return {
    ...values,
    description: description.trim() === '' ? null : description,
    resourceUrl: resourceUrl.trim() === '' ? null : resourceUrl.trim(),
    classId: typeof audience === 'number' ? audience : null,
    isForAll: audience === 'all',
  }
}

const WEB = /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i

/** What keeps it from being saved. */
function listFaults({ title, resourceUrl }: ResourceValues): ('title' | 'resourceUrl')[] {
  const url = resourceUrl.trim()
  return [
    ...(title.trim() === '' ? (['title'] as const) : []),
    ...(url === '' || WEB.test(url) || url.startsWith('/api/') ? [] : (['resourceUrl'] as const)),
  ]
}

/** The kind that an address speaks of; null where it says nothing. */
function guessType(address: string): ResourceType | null {
  if (/(?:youtube\.com|youtu\.be|vimeo\.com)\//i.test(address) || /\.(?:mp4|webm)$/i.test(address))
    return 'video'
  if (/\.(?:png|jpe?g|gif|webp|svg)(?:\?|$)/i.test(address)) return 'image'
  if (/\.(?:mp3|ogg|wav)(?:\?|$)/i.test(address)) return 'audio'
  if (/\.(?:pptx?|odp|key)(?:\?|$)/i.test(address) || /\/presentation\//.test(address)) return 'presentation'
  return /\.(?:pdf|docx?|odt|txt)(?:\?|$)/i.test(address) ? 'document' : null
}

type ResourceDialogProps = { resource: TeachingResource | null; classId: number | null; onClose: () => void }

export function ResourceDialog({ resource, classId, onClose }: ResourceDialogProps) {
  const { t } = useTranslation('resources')
  const queryClient = useQueryClient()
  const toastFailure = useFailureToast()
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
    onError: (error) => toastFailure(t('toasts.notSaved'), error),
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
      <TextField
        label={t('fields.title')}
        isRequired
        error={faults.includes('title') ? t('fields.titleMissing') : undefined}
        ref={title}
        value={values.title}
        maxLength={LONGEST_TITLE}
        onChange={(event) => change({ title: event.target.value })}
        autoComplete="off"
        dir="auto"
      />
      <TextField
        label={t('fields.address')}
        isOptional
        error={faults.includes('resourceUrl') ? t('fields.addressWrong') : undefined}
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
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('fields.type')}>
          <Select
            value={values.resourceType}
            onValueChange={(next) => change({ resourceType: next as ResourceType })}
          >
            <SelectItems values={RESOURCE_TYPES} nameOf={(type) => t(`types.${type}`)} />
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

/** Only the teacher, all classes, or one of them; a class that is over is offered only where it is chosen already. */
function AudienceSelect({ value, onChange }: { value: Audience; onChange: (audience: Audience) => void }) {
  const { t } = useTranslation('resources')
  const { data, isError, isFetching, refetch } = useQuery(ownClassesQuery)
  const offered = (data ?? []).filter(({ id, isActive }) => isActive || id === value)
  return (
    <>
      <Select
        value={String(value)}
        onValueChange={(next) =>
          next !== '' && onChange(next === 'me' || next === 'all' ? next : Number(next))
        }
      >
        <SelectItem value="all">{t('audience.all')}</SelectItem>
        <SelectItem value="me">{t('audience.me')}</SelectItem>
        <NamedSelectItems things={offered} />
      </Select>
      {isError && !data && <ListFailed query={{ refetch, isFetching }} />}
    </>
  )
}
