import { UserMinus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClassPage } from '#contract/teaching/classes.ts'
import { type RosterLine, roster } from '#contract/teaching/roster.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { useGradeText } from '../../../kit/study/use-grade-text.ts'
import { useRemoveWithUndo } from '../../../kit/study/use-remove-with-undo.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { formatDate } from '../../../ui/format/format-date.ts'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useClassDeeds } from '../use-class-deeds.ts'

export function RosterTable({ room, onGone }: { room: ClassPage; onGone: () => void }) {
  const { t } = useTranslation('classes')
  const columns = useColumns(room, onGone)
  return (
    <DataTable
      caption={t('roster.heading')}
      isCaptionHidden
      rows={room.enrolments}
      columns={columns}
      getRowId={({ studentId }) => studentId}
      pageSize={50}
    />
  )
}

function useColumns(room: ClassPage, onGone: () => void): Column<RosterLine>[] {
  const { t, i18n } = useTranslation('classes')
  const { t: tUi } = useTranslation('ui')
  const toGradeText = useGradeText()
  const remove = useRemove(room.id, onGone)
  const groupNames = new Map(room.groups.map(({ id, name }) => [id, name]))
  const namesOf = ({ groupIds }: RosterLine) => groupIds.flatMap((id) => groupNames.get(id) ?? [])
  return [
    {
      id: 'name',
      header: t('roster.name'),
      // Sorted as class lists are, by last name.
      value: ({ firstName, lastName }) => `${lastName}, ${firstName}`,
      cell: ({ studentId, name }) => (
        <AppLink
          {...(room.isActive
            ? { to: '/teacher/students/$id', params: { id: String(studentId) } }
            : { to: '/teacher/classes/$id', params: { id: String(room.id) } })}
          className="font-medium underline underline-offset-4"
        >
          {name}
        </AppLink>
      ),
      isRowHeader: true,
    },
    { id: 'username', header: t('roster.user'), value: ({ username }) => username },
    {
      id: 'grade',
      header: t('roster.grade'),
      value: ({ grade }) => grade,
      cell: ({ grade }) => (grade === null ? null : toGradeText(grade)),
    },
    {
      id: 'groups',
      header: t('roster.groups'),
      value: (line) => namesOf(line).join(', '),
      cell: (line) => (
        <span className="flex min-w-40 flex-wrap gap-1">
          {namesOf(line).map((name) => (
            <Badge key={name}>{name}</Badge>
          ))}
        </span>
      ),
    },
    {
      id: 'joined',
      header: t('roster.joined'),
      value: ({ enrolledAt }) => enrolledAt,
      cell: ({ enrolledAt }) => formatDate(enrolledAt, tUi, i18n.language, { dateStyle: 'medium' }),
    },
    {
      id: 'actions',
      header: t('roster.actions'),
      value: () => null,
      isSortable: false,
      cell: (line) => (
        <IconButton
          label={t('roster.remove', { name: line.name })}
          icon={UserMinus}
          onClick={() => void remove(line)}
        />
      ),
    },
  ]
}

function useRemove(classId: number, onGone: () => void) {
  const { t } = useTranslation('classes')
  const removeWithUndo = useRemoveWithUndo()
  const { refresh } = useClassDeeds()
  const [write] = useState(() => createWriter(roster.setStatus))
  return ({ studentId, name }: RosterLine) =>
    removeWithUndo({
      remove: () => write({ id: classId, studentId, status: 'removed' }),
      restore: () => write({ id: classId, studentId, status: 'active' }),
      refresh,
      removed: t('roster.removed', { name }),
      removeFailed: t('roster.removeFailed', { name }),
      moveFocus: onGone,
    })
}
