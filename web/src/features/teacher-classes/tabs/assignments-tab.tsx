import { useTranslation } from 'react-i18next'
import type { ClassPage } from '#contract/teaching/classes.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { StatusBadge } from '../../../kit/classroom/work/status-badge.tsx'
import { useDueText } from '../../../kit/classroom/work/use-due-text.ts'
import { NewestList } from './newest-list.tsx'

export function AssignmentsTab({ room }: { room: ClassPage }) {
  const { t } = useTranslation('classes')
  const dueText = useDueText()
  return (
    <NewestList
      rows={room.assignments}
      emptyTitle={t('newest.assignmentsEmpty')}
      emptyText={t('newest.assignmentsText')}
      action={t('newest.assignmentsAction')}
      actionLink={{ to: '/teacher/assignments/create', search: { class: room.id } }}
      allLink={{ to: '/teacher/assignments', search: { class: room.id } }}
    >
      {({ id, title, dueDate, status }) => (
        <>
          <AppLink
            to="/teacher/assignments/$id"
            params={{ id: String(id) }}
            className="wrap-anywhere font-medium underline"
          >
            {title}
          </AppLink>
          <span className="flex flex-wrap items-center gap-3 text-muted">
            {dueText(dueDate)}
            <StatusBadge status={status} />
          </span>
        </>
      )}
    </NewestList>
  )
}
