import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { ANNOUNCEMENT_PRIORITIES } from '#contract/classroom/my-announcements.ts'
import { type Attachment, LinkAddress } from '#contract/classroom/work.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import {
  type Announcement,
  announcements,
  LONGEST_ANNOUNCEMENT,
  MOST_ANNOUNCED,
} from '#contract/teaching/announcements.ts'
import { clockIn, momentIn } from '#engines/days/index.ts'
import { createWriter } from '../../api/create-writer.ts'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Badge, type BadgeTone } from '../../ui/display/badge.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { Select, SelectItems } from '../../ui/forms/select.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { ClassSelect } from '../classroom/class-select.tsx'
import { MarkdownEditor } from '../markdown/markdown-editor.tsx'
import { useUser } from '../session.ts'
import { useFailureToast } from '../use-failure-toast.ts'

type Priority = (typeof ANNOUNCEMENT_PRIORITIES)[number]

const TONES: Record<Priority, BadgeTone> = {
  low: 'outline',
  normal: 'neutral',
  high: 'warning',
  urgent: 'destructive',
}

export function PriorityBadge({ priority }: { priority: Priority }) {
  const { t } = useTranslation('announcements')
  return <Badge tone={TONES[priority]}>{t(`priorities.${priority}`)}</Badge>
}

type LinksFieldProps = {
  value: readonly Attachment[]
  onChange: (attachments: Attachment[]) => void
  most: number
}

const WEB = /^https?:\/\/[^\s/]/i

/** Links beside a text: an address, and a name where the address says too little. */
function LinksField({ value, onChange, most }: LinksFieldProps) {
  const { t } = useTranslation('announcements')
  const [address, setAddress] = useState('')
  const [name, setName] = useState('')
  const [hasTried, setTried] = useState(false)
  const isUsable = WEB.test(address.trim()) && z.safeParse(LinkAddress, address.trim()).success

  function add() {
    if (address.trim() === '') return
    setTried(true)
    if (!isUsable) return
    const url = address.trim()
    onChange([...value, { url, name: (name.trim() || url.replace(/^https?:\/\//i, '')).slice(0, 200) }])
    setAddress('')
    setName('')
    setTried(false)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-medium">{t('links.legend')}</legend>
      {value.length > 0 && (
        <ul className="flex flex-col gap-2">
          {value.map((link) => (
            <li
              key={`${link.url} ${link.name}`}
              className="flex items-center gap-2 rounded-control border border-border ps-3"
            >
              <span className="min-w-0 flex-1 truncate">{link.name}</span>
              <IconButton
                label={t('links.remove', { name: link.name })}
                icon={<X />}
                onClick={() => onChange(value.filter((other) => other !== link))}
              />
            </li>
          ))}
        </ul>
      )}
      {value.length < most && (
        <div className="flex flex-wrap items-start gap-3">
          <TextField
            label={t('links.address')}
            error={hasTried && !isUsable ? t('links.wrong') : undefined}
            className="min-w-48 flex-2"
            type="url"
            inputMode="url"
            placeholder={t('links.example')}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={handleKey}
            autoComplete="off"
          />
          <Field label={t('links.name')} isOptional className="min-w-40 flex-1">
            <Input
              value={name}
              maxLength={200}
              onChange={(event) => setName(event.target.value)}
              onKeyDown={handleKey}
              autoComplete="off"
            />
          </Field>
          <Button icon={Plus} variant="outline" className="sm:mt-8" onClick={add}>
            {t('links.add')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** What stands in the dialog. */
type AnnouncementValues = {
  title: string
  content: string
  /** Null: all classes. */
  classId: number | null
  priority: Priority
  /** By the clock of the teacher's profile, as its field has it: '2026-03-01T17:00'; empty for never. */
  expires: string
  attachments: Attachment[]
}

function toValues(
  announcement: Announcement | null,
  classId: number | null,
  timeZone: string,
): AnnouncementValues {
  if (!announcement)
    return { title: '', content: '', classId, priority: 'normal', expires: '', attachments: [] }
  const { title, content, priority, attachments, expiresAt } = announcement
  return {
    title,
    content,
    classId: announcement.classId,
    priority,
    attachments,
    expires: expiresAt === null ? '' : clockIn(timeZone, new Date(expiresAt)),
  }
}

function toSent(
  { expires, ...values }: AnnouncementValues,
  timeZone: string,
): InputOf<typeof announcements.create> {
  const [day, time] = expires.split('T')
  return {
    ...values,
    expiresAt: day && time ? momentIn(timeZone, day, time.slice(0, 5)).toISOString() : null,
  }
}

const listMissing = ({ title, content }: AnnouncementValues): ('title' | 'content')[] => [
  ...(title.trim() === '' ? (['title'] as const) : []),
  ...(content.trim() === '' ? (['content'] as const) : []),
]

type AnnouncementDialogProps = {
  /** The one to edit; null to write one. */
  announcement: Announcement | null
  /** For whom a new one is meant first; null for all classes. */
  classId: number | null
  onClose: () => void
}

export function AnnouncementDialog({ announcement, classId, onClose }: AnnouncementDialogProps) {
  const { t } = useTranslation('announcements')
  const queryClient = useQueryClient()
  const zone = useUser()?.timezone ?? 'UTC'
  const toastFailure = useFailureToast()
  const [values, setValues] = useState(() => toValues(announcement, classId, zone))
  const [hasTried, setTried] = useState(false)
  const title = useRef<HTMLInputElement>(null)
  const content = useRef<HTMLTextAreaElement>(null)
  const [create] = useState(() => createWriter(announcements.create))
  const [update] = useState(() => createWriter(announcements.update))
  const change = (next: Partial<AnnouncementValues>) => setValues((now) => ({ ...now, ...next }))
  const missing = hasTried ? listMissing(values) : []
  const isOver = values.expires !== '' && values.expires <= clockIn(zone, new Date())
  const saving = useMutation({
    mutationFn: () =>
      announcement ? update({ id: announcement.id, ...toSent(values, zone) }) : create(toSent(values, zone)),
    onSuccess: async () => {
      toast({ title: announcement ? t('toasts.saved') : t('toasts.sent') })
      onClose()
      await queryClient.invalidateQueries({ queryKey: ['announcements'] })
    },
    onError: (error) => toastFailure(t('toasts.notSaved'), error),
  })

  function submit() {
    setTried(true)
    const [first] = listMissing(values)
    if (first) (first === 'title' ? title : content).current?.focus()
    else if (values.content.length <= LONGEST_ANNOUNCEMENT && (!isOver || announcement)) saving.mutate()
  }

  return (
    <FormDialog
      width="large"
      title={announcement ? t('dialog.edit') : t('dialog.create')}
      takeFocus={() => title.current?.focus()}
      submitLabel={announcement ? t('dialog.save') : t('dialog.send')}
      cancelLabel={t('dialog.cancel')}
      isPending={saving.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('fields.title')}
        isRequired
        error={missing.includes('title') ? t('fields.titleMissing') : undefined}
        ref={title}
        value={values.title}
        maxLength={LONGEST_TITLE}
        onChange={(event) => change({ title: event.target.value })}
        autoComplete="off"
        dir="auto"
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={t('fields.class')}>
          <ClassSelect
            value={values.classId}
            onChange={(next) => change({ classId: next })}
            none={t('fields.allClasses')}
          />
        </Field>
        <Field label={t('fields.priority')}>
          <Select value={values.priority} onValueChange={(next) => change({ priority: next as Priority })}>
            <SelectItems
              values={ANNOUNCEMENT_PRIORITIES}
              nameOf={(priority) => t(`priorities.${priority}`)}
            />
          </Select>
        </Field>
        <TextField
          label={t('fields.expires')}
          isOptional
          error={isOver && !announcement ? t('fields.over') : undefined}
          type="datetime-local"
          min={clockIn(zone, new Date())}
          max="9999-12-31T23:59"
          value={values.expires}
          onChange={(event) => change({ expires: event.target.value })}
        />
      </div>
      <MarkdownEditor
        ref={content}
        label={t('fields.content')}
        isRequired
        rows={6}
        value={values.content}
        onChange={(text) => change({ content: text })}
        maxLength={LONGEST_ANNOUNCEMENT}
        error={missing.includes('content') ? t('fields.contentMissing') : undefined}
      />
      <LinksField
        value={values.attachments}
        onChange={(attachments) => change({ attachments })}
        most={MOST_ANNOUNCED}
      />
    </FormDialog>
  )
}
