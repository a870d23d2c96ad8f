import { Ban, Check, CircleCheck, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserPage } from '#contract/admin/users.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EditDialog } from '../form/edit-dialog.tsx'
import type { UserDeeds } from '../users.data.ts'
import { type AskedDeed, ConfirmDeed, StateBadges } from './confirm-deed.tsx'

export function AccountHead({ read, name, deeds }: { read: UserPage; name: string; deeds: UserDeeds }) {
  const { t, i18n } = useTranslation('users')
  const { user, isSelf, isLastAdmin, purgedAt, isDeletedByOwner } = read
  const [isEditing, setEditing] = useState(false)
  const [asked, setAsked] = useState<AskedDeed | null>(null)
  const isDeleted = user.state === 'deleted'
  const day = purgedAt && new Date(purgedAt).toLocaleDateString(i18n.language, { dateStyle: 'long' })
  return (
    <Card className="flex flex-col gap-4 sm:flex-row sm:items-start">
      <Avatar firstName={user.firstName} lastName={user.lastName} size="large" />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div>
          <h1 className="wrap-anywhere font-semibold text-3xl">{name}</h1>
          <p className="wrap-anywhere flex flex-wrap items-center gap-2 text-muted">
            {user.username} · {t(`roles.${user.role}`)}
            {user.role === 'student' && ` · ${t('grade', { grade: user.grade })}`} <StateBadges user={user} />
          </p>
        </div>
        {isDeleted && (
          <p>
            {t(isDeletedByOwner ? 'page.deletedByOwner' : 'page.deletedByAdmin')}{' '}
            {day ? t('page.purged', { day }) : t('page.kept')}
          </p>
        )}
        {user.state === 'disabled' && <p>{t('page.disabledText')}</p>}
        {user.isWaitingForApproval && <p>{t('waiting.text')}</p>}
        {isSelf && <p className="text-muted">{t('page.self')}</p>}
        {isLastAdmin && <p className="text-muted">{t('page.lastAdmin')}</p>}
        {user.isDemo && <p className="text-muted">{t('page.demo')}</p>}
        <div className="flex flex-wrap gap-3">
          {isDeleted ? (
            <Button icon={RotateCcw} onClick={() => deeds.restore(user.id, name)} isPending={deeds.isPending}>
              {t('deed.restore')}
            </Button>
          ) : (
            <>
              {user.isWaitingForApproval && user.state !== 'disabled' && (
                <Button icon={Check} onClick={() => deeds.approve(user.id, name)} isPending={deeds.isPending}>
                  {t('waiting.approve')}
                </Button>
              )}
              <Button
                icon={Pencil}
                variant={user.isWaitingForApproval ? 'outline' : 'primary'}
                onClick={() => setEditing(true)}
              >
                {t('deed.edit')}
              </Button>
              {!isSelf &&
                (user.state === 'disabled' ? (
                  <Button
                    icon={CircleCheck}
                    variant="outline"
                    onClick={() => deeds.setDisabled(user.id, name, false)}
                    isPending={deeds.isPending}
                  >
                    {t('deed.enable')}
                  </Button>
                ) : (
                  <Button
                    icon={Ban}
                    variant="outline"
                    onClick={() => setAsked('disable')}
                    isPending={deeds.isPending}
                  >
                    {t('deed.disable')}
                  </Button>
                ))}
              {!isSelf && !user.isDemo && (
                <Button
                  icon={Trash2}
                  variant="outline"
                  onClick={() => setAsked('delete')}
                  isPending={deeds.isPending}
                >
                  {t('deed.delete')}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
      {isEditing && <EditDialog user={user} isSelf={isSelf} onClose={() => setEditing(false)} />}
      {asked && (
        <ConfirmDeed user={user} name={name} deed={asked} deeds={deeds} onClose={() => setAsked(null)} />
      )}
    </Card>
  )
}
