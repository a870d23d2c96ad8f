import { useQuery } from '@tanstack/react-query'
import { Archive, Copy, Eye, Lock, LockOpen, Send, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AssignmentSummary, assignments } from '#contract/teaching/assignments.ts'
import type { AssignmentStatus } from '#engines/assignments/index.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { ownClassesQuery } from '../../kit/classroom/own-classes.data.ts'
import { useSchoolZone } from '../../kit/classroom/school-zone.ts'
import { useWrite } from '../../kit/queries/use-write.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { NamedSelectItems, Select } from '../../ui/forms/select.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { MenuItem, MenuSeparator } from '../../ui/overlays/dropdown-menu.tsx'
import { MoreMenu } from '../../ui/overlays/more-menu.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { readDue } from './form/assignment-values.ts'
import { useAssignmentDeeds } from './use-assignment-deeds.ts'
import { useZoneHint } from './use-zone-hint.ts'

type DuplicateDialogProps = { work: Pick<AssignmentSummary, 'id' | 'classId' | 'title'>; onClose: () => void }

export function DuplicateDialog({ work, onClose }: DuplicateDialogProps) {
  const { t } = useTranslation('assignments')
  const wordError = useErrorText()
  const fields = useRef<HTMLDivElement>(null)
  const { refresh } = useAssignmentDeeds()
  const rooms = (useQuery(ownClassesQuery).data ?? []).filter(({ isActive }) => isActive)
  const other = rooms.find(({ id }) => id !== work.classId)
  const [chosen, setChosen] = useState<number | null>(null)
  const [due, setDue] = useState('')
  const zone = useSchoolZone()
  const zoneHint = useZoneHint()
  const duplicate = useWrite(assignments.duplicate, {
    onSuccess: async ({ title, className }) => {
      await refresh()
      toast({ title: t('copy.done', { title, className }) })
      onClose()
    },
  })
  const working = duplicate.isPending && duplicate.variables.status
  const classId = chosen ?? other?.id ?? work.classId

  function copy(status: 'draft' | 'active') {
    duplicate.mutate({ id: work.id, classId, status, dueDate: readDue(due, zone) })
  }

  return (
    <Dialog
      onClose={onClose}
      title={t('copy.title')}
      description={t('copy.text')}
      width="small"
      takeFocus={() => fields.current?.querySelector('button')?.focus()}
      footer={
        <>
          <Button
            variant="outline"
            isPending={working === 'draft'}
            pendingLabel={t('copy.working')}
            onClick={() => copy('draft')}
          >
            {t('copy.draft')}
          </Button>
          <Button
            isPending={working === 'active'}
            pendingLabel={t('copy.working')}
            onClick={() => copy('active')}
          >
            {t('copy.give')}
          </Button>
        </>
      }
    >
      <div ref={fields} className="flex flex-col gap-4">
        <Field label={t('copy.class')} error={duplicate.error ? wordError(duplicate.error) : undefined}>
          <Select value={String(classId)} onValueChange={(value) => setChosen(Number(value))}>
            <NamedSelectItems things={rooms} />
          </Select>
        </Field>
        <Field label={t('copy.due')} description={zoneHint} isOptional>
          <Input type="datetime-local" value={due} onChange={(event) => setDue(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}

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
          <MenuItem key={status} icon={Icon} onSelect={() => void deeds.setStatus(work, status)}>
            {t(`deeds.${label}`)}
          </MenuItem>
        )
      })}
      <MenuItem icon={Copy} onSelect={onDuplicate}>
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
            icon={Trash2}
            onSelect={() => void deeds.remove(work).then((isGone) => isGone && onGone())}
          >
            {t('deeds.delete')}
          </MenuItem>
        </>
      )}
    </MoreMenu>
  )
}
