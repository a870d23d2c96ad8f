import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { ExternalLink, Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminTestimonial } from '#contract/admin/testimonials.ts'
import type { AskedVideo, DeletedVideo } from '#contract/study/videos.ts'
import { useMomentText } from '../../kit/days/use-moment-text.ts'
import { InboxList } from '../../kit/inbox/inbox-list.tsx'
import { useReplaceAddress } from '../../kit/navigation/use-replace-address.ts'
import { useRemoveWithUndo } from '../../kit/study/use-remove-with-undo.ts'
import { useFailureToast } from '../../kit/use-failure-toast.ts'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Avatar } from '../../ui/display/avatar.tsx'
import { StarRating } from '../../ui/display/star-rating.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { FiguresForm } from './figures/figures-form.tsx'
import {
  askedVideosQuery,
  deletedVideosQuery,
  figuresQuery,
  testimonialsQuery,
  useDecideSharing,
  useRestoreVideo,
  useTestimonialWriters,
} from './public-content.data.ts'
import { TestimonialDialog } from './testimonials/testimonial-dialog.tsx'

const TABS = ['testimonials', 'figures', 'sharing', 'videos'] as const

/** What everybody sees, and what can be brought back to be seen. */
export function PublicContentScreen() {
  const { t } = useTranslation('publicContent')
  const replaceAddress = useReplaceAddress()
  const query = useSearch({ from: '/admin/public-content' })
  const tab = TABS.find((one) => one === query.tab) ?? 'testimonials'
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6">
      <PageHeader title={t('title')} intro={t('intro')} />
      <Tabs
        value={tab}
        onValueChange={(next) =>
          replaceAddress({
            to: '/admin/public-content',
            search: next === 'testimonials' ? {} : { tab: next },
          })
        }
      >
        <TabList label={t('tabs.label')}>
          {TABS.map((one) => (
            <Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="testimonials">
          <TestimonialsTab />
        </TabPanel>
        {/* What was changed and not saved survives a look at another tab. */}
        <TabPanel value="figures" isKept>
          <FiguresTab />
        </TabPanel>
        <TabPanel value="sharing">
          <AskedVideos />
        </TabPanel>
        <TabPanel value="videos">
          <DeletedVideos />
        </TabPanel>
      </Tabs>
    </div>
  )
}

/** The row of figures on the landing page, all of it saved at once. */
function FiguresTab() {
  const { t } = useTranslation('publicContent')
  const found = useQuery(figuresQuery)
  return (
    <section aria-label={t('tabs.figures')} className="flex flex-col gap-4">
      <p className="text-muted">{t('figures.intro')}</p>
      {found.data && <FiguresForm stored={found.data} />}
      {found.isPending && <SkeletonBlocks blocks={['h-24']} times={2} className="flex flex-col gap-3" />}
      {found.isError && !found.data && <ErrorState title={t('figures.failed')} query={found} />}
    </section>
  )
}

/** What teachers want everybody to see. */
function AskedVideos() {
  const { t } = useTranslation('publicContent')
  const found = useInfiniteQuery(askedVideosQuery)
  return (
    <section aria-label={t('tabs.sharing')} className="flex flex-col gap-4">
      <p className="text-muted">{t('sharing.intro')}</p>
      <InboxList
        found={found}
        toItems={(pages) => pages.flat()}
        keyOf={({ id }) => id}
        words={{
          label: t('tabs.sharing'),
          failed: t('sharing.failed'),
          empty: t('sharing.empty'),
          emptyText: t('sharing.emptyText'),
        }}
      >
        {(video, onMoved) => <Asked video={video} onMoved={onMoved} />}
      </InboxList>
    </section>
  )
}

function Asked({ video: { id, title, url, addedBy }, onMoved }: { video: AskedVideo; onMoved: () => void }) {
  const { t } = useTranslation('publicContent')
  const share = useDecideSharing({ done: t('sharing.shared'), failed: t('sharing.notSaved') })
  const leave = useDecideSharing({ done: t('sharing.left'), failed: t('sharing.notSaved') })
  const isPending = share.isPending || leave.isPending
  return (
    <Card padding="small" className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-medium text-lg wrap-anywhere">{title}</h2>
        <p className="text-muted wrap-anywhere">
          {addedBy ? t('videos.added', { name: addedBy.name }) : t('videos.addedByNobody')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <SourceLink url={url} />
        <Button
          variant="outline"
          aria-label={t('sharing.leaveOne', { title })}
          disabled={isPending}
          isPending={leave.isPending}
          onClick={() => leave.mutateAsync({ id, isShared: false }).then(onMoved, () => {})}
        >
          {t('sharing.leave')}
        </Button>
        <Button
          aria-label={t('sharing.shareOne', { title })}
          disabled={isPending}
          isPending={share.isPending}
          onClick={() => share.mutateAsync({ id, isShared: true }).then(onMoved, () => {})}
        >
          {t('sharing.share')}
        </Button>
      </div>
    </Card>
  )
}

function SourceLink({ url }: { url: string }) {
  const { t } = useTranslation('publicContent')
  return (
    <Button asChild variant="ghost">
      <a href={url} target="_blank" rel="noreferrer noopener">
        <ExternalLink aria-hidden="true" />
        {t('videos.open')}
      </a>
    </Button>
  )
}

/** Who added it, who deleted it, and the way back. */
function DeletedVideos() {
  const { t } = useTranslation('publicContent')
  const found = useInfiniteQuery(deletedVideosQuery)
  return (
    <section aria-label={t('tabs.videos')} className="flex flex-col gap-4">
      <p className="text-muted">{t('videos.intro')}</p>
      <InboxList
        found={found}
        toItems={(pages) => pages.flat()}
        keyOf={({ id }) => id}
        words={{
          label: t('videos.list'),
          failed: t('videos.failed'),
          empty: t('videos.empty'),
          emptyText: t('videos.emptyText'),
        }}
      >
        {(video, onMoved) => <Deleted video={video} onMoved={onMoved} />}
      </InboxList>
    </section>
  )
}

function Deleted({ video, onMoved }: { video: DeletedVideo; onMoved: () => void }) {
  const { t } = useTranslation('publicContent')
  const say = useMomentText()
  const restore = useRestoreVideo({ done: t('videos.restored'), failed: t('videos.restoreFailed') })
  const { id, title, url, addedBy, deletedBy, deletedAt, isShared } = video

  function bringBack() {
    restore.mutateAsync({ id }).then(onMoved, () => {})
  }
  return (
    <Card padding="small" className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-medium text-lg wrap-anywhere">{title}</h2>
        <p className="text-muted wrap-anywhere">
          {[
            addedBy ? t('videos.added', { name: addedBy.name }) : t('videos.addedByNobody'),
            isShared || !addedBy ? t('videos.shared') : t('videos.own', { name: addedBy.name }),
          ].join(' · ')}
        </p>
        <p className="text-muted wrap-anywhere">
          {t('videos.deleted', { name: deletedBy?.name ?? t('videos.somebody'), date: say(deletedAt) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <SourceLink url={url} />
        <Button
          variant="outline"
          aria-label={t('videos.restoreOne', { title })}
          isPending={restore.isPending}
          onClick={bringBack}
        >
          <RotateCcw aria-hidden="true" />
          {t('videos.restore')}
        </Button>
      </div>
    </Card>
  )
}

/** Words of people who use the product, and which of them visitors see. */
function TestimonialsTab() {
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
