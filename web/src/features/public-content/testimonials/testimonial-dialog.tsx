import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AdminTestimonial, LONGEST_QUOTE, LONGEST_QUOTE_LINE } from '#contract/admin/testimonials.ts'
import { PictureField } from '../../../kit/resources/picture-field.tsx'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, SelectItems } from '../../../ui/forms/select.tsx'
import { TextareaField, TextField } from '../../../ui/forms/text-field.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useTestimonialWriters } from '../public-content.data.ts'

const RATINGS = [5, 4, 3, 2, 1]

type TestimonialDialogProps = { testimonial: AdminTestimonial | null; onClose: () => void }

export function TestimonialDialog({ testimonial, onClose }: TestimonialDialogProps) {
  const { t } = useTranslation('publicContent')
  const tell = useErrorText()
  const { create, update, refresh } = useTestimonialWriters()
  const [values, setValues] = useState({
    name: testimonial?.name ?? '',
    role: testimonial?.role ?? '',
    organization: testimonial?.organization ?? '',
    content: testimonial?.content ?? '',
    rating: testimonial?.rating ?? 5,
    avatarUrl: testimonial?.avatarUrl ?? null,
    featured: testimonial?.featured ?? false,
  })
  const [hasTried, setTried] = useState(false)
  const save = useMutation({
    mutationFn: () => (testimonial ? update({ id: testimonial.id, ...values }) : create(values)),
    onSuccess: async () => {
      await refresh()
      toast({ title: t('testimonials.saved') })
      onClose()
    },
  })
  const set = (part: Partial<typeof values>) => setValues((old) => ({ ...old, ...part }))
  const wire = (name: 'name' | 'role' | 'organization') => ({
    value: values[name],
    maxLength: LONGEST_QUOTE_LINE,
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  const missing = (text: string) => (hasTried && text.trim() === '' ? t('testimonials.required') : undefined)

  function submit() {
    setTried(true)
    if (values.name.trim() !== '' && values.content.trim() !== '') save.mutate()
  }
  return (
    <FormDialog
      onClose={onClose}
      title={testimonial ? t('testimonials.edit') : t('testimonials.add')}
      width="large"
      cancelLabel={t('testimonials.cancel')}
      submitLabel={t('testimonials.save')}
      isPending={save.isPending}
      onSubmit={submit}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t('testimonials.name')} error={missing(values.name)} isRequired {...wire('name')} />
        <Field label={t('testimonials.rating')}>
          <Select value={String(values.rating)} onValueChange={(value) => set({ rating: Number(value) })}>
            <SelectItems values={RATINGS} nameOf={(rating) => t('testimonials.stars', { count: rating })} />
          </Select>
        </Field>
        <TextField
          label={t('testimonials.role')}
          description={t('testimonials.roleHint')}
          isOptional
          {...wire('role')}
        />
        <TextField label={t('testimonials.organization')} isOptional {...wire('organization')} />
        <TextareaField
          label={t('testimonials.content')}
          error={missing(values.content)}
          isRequired
          className="sm:col-span-2"
          rows={4}
          value={values.content}
          maxLength={LONGEST_QUOTE}
          onChange={({ target }) => set({ content: target.value })}
        />
        <fieldset className="flex flex-col gap-2 sm:col-span-2">
          <legend className="mb-1.5 font-medium">{t('testimonials.picture')}</legend>
          <PictureField value={values.avatarUrl} onChange={(avatarUrl) => set({ avatarUrl })} />
          <p className="text-muted">{t('testimonials.pictureHint')}</p>
        </fieldset>
        <Field label={t('testimonials.feature')} layout="inline" className="sm:col-span-2">
          <Checkbox checked={values.featured} onCheckedChange={(next) => set({ featured: next === true })} />
        </Field>
        {save.error && (
          <p role="alert" className="text-destructive-ink sm:col-span-2">
            {t('testimonials.saveFailed')} {tell(save.error)}
          </p>
        )}
      </div>
    </FormDialog>
  )
}
