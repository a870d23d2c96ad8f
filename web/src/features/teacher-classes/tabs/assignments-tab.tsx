import { useTranslation } from 'react-i18next'
import type { ClassPage } from '#contract/teaching/classes.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { StatusBadge } from '../../../kit/classroom/work/status-badge.tsx'
import { useDueText } from '../../../kit/classroom/work/use-due-text.ts'
import type { ReactNode } from 'react'
import type { AppTarget } from '../../../kit/navigation/app-target.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Sprout } from '../../../ui/drawings/sprout.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

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

type NewestListProps<Row> = {
  rows: readonly Row[]
  children: (row: Row) => ReactNode
  emptyTitle: string
  emptyText: string
  action: string
  actionLink: AppTarget
  allLink: AppTarget
}

/** The newest things of a class as lines, with the way to all of them. */
function NewestList<Row extends { id: number }>(props: NewestListProps<Row>) {
  const { rows, children, emptyTitle, emptyText, action, actionLink, allLink } = props
  const { t } = useTranslation('classes')
  const button = (
    <Button asChild>
      <AppLink {...actionLink}>{action}</AppLink>
    </Button>
  )
  if (rows.length === 0)
    return (
      <EmptyState drawing={<Sprout stage={0} />} title={emptyTitle} description={emptyText} action={button} />
    )
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        {button}
        <Button asChild variant="outline">
          <AppLink {...allLink}>{t('newest.all')}</AppLink>
        </Button>
      </div>
      <ul className="divide-y divide-border rounded-card border border-border bg-surface">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
            {children(row)}
          </li>
        ))}
      </ul>
    </div>
  )
}
