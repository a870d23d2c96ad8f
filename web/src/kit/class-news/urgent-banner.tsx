import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { AttachmentList } from '../announcements/attachment-list.tsx'
import { myClassesQuery } from '../classroom/my-classes.data.ts'
import { Markdown } from '../markdown/markdown.tsx'
import { myAnnouncementsQuery, useRead } from './class-news.data.ts'

/** Urgent words of a teacher, quietly on top until they are read. */
export function UrgentBanner({ user }: { user: User }) {
  const { t } = useTranslation('classNews')
  const { data: rooms } = useQuery(myClassesQuery(user.id))
  const isInClass = rooms !== undefined && rooms.length > 0
  const found = useInfiniteQuery({ ...myAnnouncementsQuery(user.id), enabled: isInClass })
  const read = useRead(user.id)
  const urgent = (found.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(({ priority, isRead }) => priority === 'urgent' && !isRead)
  if (urgent.length === 0) return null
  return (
    <section aria-label={t('urgent')} className="flex flex-col gap-3">
      {urgent.map(({ id, title, content, className, teacherName, attachments }) => (
        <div
          key={id}
          className="flex flex-wrap items-start gap-4 rounded-card border border-warning-ink/40 bg-warning-soft p-4 text-warning-ink"
        >
          <Megaphone aria-hidden="true" className="mt-1 size-6 shrink-0" />
          <div className="flex min-w-48 flex-1 flex-col gap-2">
            <h2 dir="auto" className="wrap-anywhere font-semibold text-lg">
              {title}
            </h2>
            <Markdown text={content} headingsFrom={3} />
            <AttachmentList attachments={attachments} label={t('links')} />
            <p>{[className, teacherName].filter(Boolean).join(' · ')}</p>
          </div>
          <Button variant="outline" onClick={() => read(id)}>
            {t('gotIt')}
          </Button>
        </div>
      ))}
    </section>
  )
}
