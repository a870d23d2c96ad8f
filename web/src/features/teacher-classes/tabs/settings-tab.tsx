import { useNavigate } from '@tanstack/react-router'
import { Archive, ArchiveRestore, CopyPlus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ClassPage, classes } from '#contract/teaching/classes.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { DuplicateDialog } from '../duplicate-dialog.tsx'
import { ClassForm } from '../form/class-form.tsx'
import { type ClassValues, toFields, toValues } from '../form/class-values.ts'
import { useClassDeeds } from '../use-class-deeds.ts'

export function SettingsTab({ room }: { room: ClassPage }) {
  const { t } = useTranslation('classes')
  const navigate = useNavigate()
  const deeds = useClassDeeds()
  const [update] = useState(() => createWriter(classes.update))
  const [isDuplicating, setDuplicating] = useState(false)
  async function save(values: ClassValues) {
    await update({ id: room.id, ...toFields(values) })
    await deeds.refresh()
    toast({ title: t('form.saved') })
  }
  const remove = () => deeds.remove(room, () => navigate({ to: '/teacher/classes' }))
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <ClassForm
        stored={toValues(room)}
        submitLabel={t('form.save')}
        pendingLabel={t('form.saving')}
        onSave={save}
      />
      <Card className="flex flex-col gap-4">
        <h2 className="font-semibold text-xl">{t('settings.more')}</h2>
        <Deed text={t('settings.duplicateText')}>
          <Button variant="outline" onClick={() => setDuplicating(true)}>
            <CopyPlus aria-hidden="true" />
            {t('duplicateAction')}
          </Button>
        </Deed>
        <Deed text={room.isActive ? t('settings.archiveText') : t('settings.unarchiveText')}>
          <Button variant="outline" onClick={() => void deeds.setActive(room, !room.isActive)}>
            {room.isActive ? <Archive aria-hidden="true" /> : <ArchiveRestore aria-hidden="true" />}
            {room.isActive ? t('archive') : t('unarchive')}
          </Button>
        </Deed>
        <Deed text={t('settings.deleteText')}>
          <Button variant="outline" onClick={() => void remove()}>
            <Trash2 aria-hidden="true" />
            {t('delete')}
          </Button>
        </Deed>
      </Card>
      {isDuplicating && <DuplicateDialog room={room} onClose={() => setDuplicating(false)} />}
    </div>
  )
}

function Deed({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-64 text-muted">{text}</p>
      {children}
    </div>
  )
}
