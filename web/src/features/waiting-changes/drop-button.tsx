import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { WaitingWrite } from '#engines/outbox/index.ts'
import { dropChange } from '../../device/outbox/decide-change.ts'
import { Button } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/toast/toast-store.ts'

type DropButtonProps = { user: User; write: WaitingWrite; label: string }

/** Takes it off the device, and offers to bring it back. */
export function DropButton({ user, write, label }: DropButtonProps) {
  const { t } = useTranslation(['waitingChanges', 'study'])
  async function drop() {
    const putBack = await dropChange(user.id, write)
    toast({ title: t('dropped'), action: { label: t('study:undo'), onAction: () => void putBack() } })
  }
  return (
    <Button variant="outline" onClick={() => void drop()}>
      <Trash2 aria-hidden="true" />
      {label}
    </Button>
  )
}
