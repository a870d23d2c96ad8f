import { Archive, Copy, Eye, Lock, LockOpen, Send, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AssignmentSummary } from '#contract/teaching/assignments.ts'
import type { AssignmentStatus } from '#engines/assignments/index.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { MenuItem, MenuSeparator } from '../../ui/overlays/dropdown-menu.tsx'
import { MoreMenu } from '../../ui/overlays/more-menu.tsx'
import { useAssignmentDeeds } from './use-assignment-deeds.ts'

type Work = Pick<AssignmentSummary, 'id' | 'title' | 'status' | 'counts'>
type AssignmentMenuProps = { work: Work; onDuplicate: () => void; onGone: () => void }

type Deed = { status: AssignmentStatus; label: 'giveOut' | 'close' | 'reopen' | 'archive' }

const DEEDS: Record<AssignmentStatus, Deed[]> = {
  draft: [{ status: 'active', label: 'giveOut' }],
  active: [
    { status: 'closed', label: 'close' },
    { status: 'archived', label: 'archive' },
  ],
  closed: [
    { status: 'active', label: 'reopen' },
    { status: 'archived', label: 'archive' },
  ],
  archived: [{ status: 'active', label: 'reopen' }],
}
const ICONS = { giveOut: Send, close: Lock, reopen: LockOpen, archive: Archive }

export function AssignmentMenu({ work, onDuplicate, onGone }: AssignmentMenuProps) {
  const { t } = useTranslation('assignments')
  const deeds = useAssignmentDeeds()
  return (
    <MoreMenu aria-label={t('menu', { title: work.title })} className="relative z-10">
      {DEEDS[work.status].map(({ status, label }) => {
        const Icon = ICONS[label]
        return (
          <MenuItem
            key={status}
            icon={<Icon aria-hidden="true" />}
            onSelect={() => void deeds.setStatus(work, status)}
          >
            {t(`deeds.${label}`)}
          </MenuItem>
        )
      })}
      <MenuItem icon={<Copy aria-hidden="true" />} onSelect={onDuplicate}>
        {t('deeds.duplicate')}
      </MenuItem>
      <MenuItem asChild>
        <AppLink to="/assignments/$id" params={{ id: String(work.id) }}>
          <Eye aria-hidden="true" />
          {t('deeds.preview')}
        </AppLink>
      </MenuItem>
      {work.counts.handedIn === 0 && (
        <>
          <MenuSeparator />
          <MenuItem
            isDestructive
            icon={<Trash2 aria-hidden="true" />}
            onSelect={() => void deeds.remove(work).then((isGone) => isGone && onGone())}
          >
            {t('deeds.delete')}
          </MenuItem>
        </>
      )}
    </MoreMenu>
  )
}
