import { useInfiniteQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminTestimonial } from '#contract/admin/testimonials.ts'
import { InboxList } from '../../../kit/inbox/inbox-list.tsx'
import { useRemoveWithUndo } from '../../../kit/study/use-remove-with-undo.ts'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { StarRating } from '../../../ui/display/star-rating.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { testimonialsQuery, useTestimonialWriters } from '../public-content.data.ts'
import { TestimonialDialog } from './testimonial-dialog.tsx'

/** Words of people who use the product, and which of them visitors see. */
export function TestimonialsTab() {
  const { t } = useTranslation('publicContent')
  const found = useInfiniteQuery(testimonialsQuery)
  const [edited, setEdited] = useState<AdminTestimonial | 'new' | null>(null)
  return (
    <section aria-label={t('tabs.testimonials')} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{t('testimonials.intro')}</p>
        <Button onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" />
          {t('testimonials.add')}
        </Button>
      </div>
      <InboxList
        found={found}
        toItems={(pages) => pages.flat()}
        keyOf={({ id }) => id}
        words={{
          label: t('testimonials.list'),
          failed: t('testimonials.failed'),
          empty: t('testimonials.empty'),
          emptyText: t('testimonials.emptyText'),
        }}
      >
        {(testimonial, onMoved) => (
          <TestimonialCard testimonial={testimonial} onEdit={() => setEdited(testimonial)} onGone={onMoved} />
        )}
      </InboxList>
      {edited && (
        <TestimonialDialog testimonial={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </section>
  )
}

type TestimonialCardProps = { testimonial: AdminTestimonial; onEdit: () => void; onGone: () => void }

function TestimonialCard({ testimonial, onEdit, onGone }: TestimonialCardProps) {
  const { t } = useTranslation('publicContent')
  const toastFailure = useFailureToast()
  const { update, remove, restore, refresh } = useTestimonialWriters()
  const removeWithUndo = useRemoveWithUndo()
  const { id, name, role, organization, content, rating, avatarUrl, featured } = testimonial
  const [firstName = name, ...others] = name.split(' ')

  async function feature(isFeatured: boolean) {
    try {
      await update({ id, featured: isFeatured })
    } catch (error) {
      toastFailure(t('testimonials.featureFailed'), error)
    }
    await refresh()
  }
  return (
    <Card padding="small" className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar firstName={firstName} lastName={others.at(-1)} imageUrl={avatarUrl} />
          <div className="min-w-0">
            <h2 className="font-medium text-lg leading-snug wrap-anywhere">{name}</h2>
            <p className="text-muted wrap-anywhere">{[role, organization].filter(Boolean).join(' · ')}</p>
          </div>
        </div>
        <div className="flex gap-1">
          <IconButton label={t('testimonials.editOne', { name })} icon={Pencil} onClick={onEdit} />
          <IconButton
            label={t('testimonials.removeOne', { name })}
            icon={Trash2}
            onClick={() =>
              void removeWithUndo({
                remove: () => remove({ id }),
                restore: () => restore({ id }),
                refresh,
                removed: t('testimonials.removed'),
                removeFailed: t('testimonials.removeFailed'),
                moveFocus: onGone,
              })
            }
          />
        </div>
      </div>
      <StarRating rating={rating} />
      <p className="max-w-reading whitespace-pre-line wrap-anywhere">{content}</p>
      <Field label={t('testimonials.feature')} layout="inline">
        <Switch checked={featured} onCheckedChange={(next) => void feature(next)} />
      </Field>
    </Card>
  )
}
