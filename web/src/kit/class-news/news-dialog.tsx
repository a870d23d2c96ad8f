import { useTranslation } from 'react-i18next'
import type { MyAnnouncement } from '#contract/classroom/my-announcements.ts'
import { formatDate } from '../../ui/format/format-date.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { AttachmentList } from '../announcements/attachment-list.tsx'
import { Markdown } from '../markdown/markdown.tsx'

export function NewsDialog({ item, onClose }: { item: MyAnnouncement; onClose: () => void }) {
  const { t, i18n } = useTranslation('classNews')
  const { t: tUi } = useTranslation('ui')
  const { title, content, className, teacherName, createdAt, attachments } = item
  const date = formatDate(createdAt, tUi, i18n.language, { dateStyle: 'long' })
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={[className, teacherName, date].filter(Boolean).join(' · ')}
    >
      <div className="flex flex-col gap-4">
        <Markdown text={content} headingsFrom={3} />
        <AttachmentList attachments={attachments} label={t('links')} />
      </div>
    </Dialog>
  )
}
