import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClassPage } from '#contract/teaching/classes.ts'
import { type ClassGroup, classGroups } from '#contract/teaching/groups.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { useRemoveWithUndo } from '../../../kit/study/use-remove-with-undo.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Sprout } from '../../../ui/drawings/sprout.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { GroupDialog } from '../groups/group-dialog.tsx'
import { useClassDeeds } from '../use-class-deeds.ts'

export function GroupsTab({ room }: { room: ClassPage }) {
  const { t } = useTranslation('classes')
  const [edited, setEdited] = useState<ClassGroup | 'new' | null>(null)
  const create = useRef<HTMLButtonElement>(null)
  const button = (
    <Button icon={Plus} ref={create} onClick={() => setEdited('new')}>
      {t('groups.create')}
    </Button>
  )
  return (
    <div className="flex flex-col gap-4">
      <h2 className="sr-only">{t('groups.heading')}</h2>
      {room.groups.length === 0 ? (
        <EmptyState
          drawing={<Sprout stage={0} />}
          title={t('groups.emptyTitle')}
          description={t('groups.emptyText')}
          action={button}
          headingLevel={3}
        />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-muted">{t('groups.intro')}</p>
            {button}
          </div>
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {room.groups.map((group) => (
              <GroupCard
                key={group.id}
                room={room}
                group={group}
                onEdit={() => setEdited(group)}
                onGone={() => create.current?.focus()}
              />
            ))}
          </ul>
        </>
      )}
      {edited && (
        <GroupDialog room={room} group={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </div>
  )
}

type GroupCardProps = { room: ClassPage; group: ClassGroup; onEdit: () => void; onGone: () => void }

function GroupCard({ room, group, onEdit, onGone }: GroupCardProps) {
  const { t } = useTranslation('classes')
  const removeWithUndo = useRemoveWithUndo()
  const { refresh } = useClassDeeds()
  const [remove] = useState(() => createWriter(classGroups.remove))
  const [restore] = useState(() => createWriter(classGroups.restore))
  const { id: groupId, name, studentIds } = group
  const place = { id: room.id, groupId }
  const members = room.enrolments.filter(({ studentId }) => studentIds.includes(studentId))
  const removeNow = () =>
    removeWithUndo({
      remove: () => remove(place),
      restore: () => restore(place),
      refresh,
      removed: t('groups.deleted', { name }),
      removeFailed: t('groups.deleteFailed'),
      moveFocus: onGone,
    })
  return (
    <li>
      <Card padding="small" className="flex h-full flex-col gap-2">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <h3 className="wrap-anywhere font-medium text-lg">{name}</h3>
            <p className="text-muted">{t('groups.members', { count: members.length })}</p>
          </div>
          <div className="flex shrink-0">
            <IconButton label={t('groups.edit', { name })} icon={Pencil} onClick={onEdit} />
            <IconButton label={t('groups.delete', { name })} icon={Trash2} onClick={() => void removeNow()} />
          </div>
        </div>
        <p className="wrap-anywhere">{members.map((member) => member.name).join(', ')}</p>
      </Card>
    </li>
  )
}
