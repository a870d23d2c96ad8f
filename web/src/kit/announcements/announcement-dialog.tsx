import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import {
  ANNOUNCEMENT_PRIORITIES,
  type Announcement,
  announcements,
  LONGEST_ANNOUNCEMENT,
  MOST_ANNOUNCED,
} from '#contract/teaching/announcements.ts'
import { clockIn } from '#engines/days/index.ts'
import { createWriter } from '../../api/create-writer.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { Select, SelectItem } from '../../ui/forms/select.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { ClassSelect } from '../classroom/class-select.tsx'
import { MarkdownEditor } from '../markdown/markdown-editor.tsx'
import { useUser } from '../session.ts'
import { useErrorText } from '../use-error-text.ts'
import { type AnnouncementValues, listMissing, toSent, toValues } from './announcement-values.ts'
import { LinksField } from './links-field.tsx'
import type { Priority } from './priority-badge.tsx'

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
  const tell = useErrorText()
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
    onError: (error) =>
      toast({ title: t('toasts.notSaved'), description: tell(error), variant: 'destructive' }),
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
      <Field
        label={t('fields.title')}
        isRequired
        error={missing.includes('title') ? t('fields.titleMissing') : undefined}
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
            {ANNOUNCEMENT_PRIORITIES.map((priority) => (
              <SelectItem key={priority} value={priority}>
                {t(`priorities.${priority}`)}
              </SelectItem>
            ))}
          </Select>
        </Field>
        <Field
          label={t('fields.expires')}
          isOptional
          error={isOver && !announcement ? t('fields.over') : undefined}
        >
          <Input
            type="datetime-local"
            min={clockIn(zone, new Date())}
            max="9999-12-31T23:59"
            value={values.expires}
            onChange={(event) => change({ expires: event.target.value })}
          />
        </Field>
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
