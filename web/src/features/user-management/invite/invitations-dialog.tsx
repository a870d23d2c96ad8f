import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { MailPlus, RefreshCw, UserPlus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Invitation, invitations, type MadeInvitation } from '#contract/admin/invitations.ts'
import { PagedList } from '../../../kit/queries/paged-list.tsx'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { siteQuery } from '../../../kit/site.data.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { CodeSheetDialog } from './code-sheet-dialog.tsx'
import { INVITATIONS_KEY, invitationsQuery } from './invitations.data.ts'
import { NewInvitationDialog } from './new-invitation-dialog.tsx'
import { useTellMade } from './use-tell-made.ts'

/** Whoever was invited and has not come yet, and the way to invite others. One dialog at a time. */
export function InvitationsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('users')
  const [isNew, setNew] = useState(false)
  const [printed, setPrinted] = useState<MadeInvitation | null>(null)
  const found = useInfiniteQuery(invitationsQuery)
  const site = useQuery(siteQuery)
  const isClosed = site.data?.registration === 'closed'
  const canMail = site.data?.canResetPassword ?? false
  if (printed) return <CodeSheetDialog made={printed} onClose={() => setPrinted(null)} />
  if (isNew)
    return (
      <NewInvitationDialog
        canMail={canMail}
        onMade={(made) => made.code !== null && setPrinted(made)}
        onClose={() => setNew(false)}
      />
    )
  return (
    <Dialog
      onClose={onClose}
      width="large"
      title={t('invite.title')}
      description={t(canMail ? 'invite.text' : 'invite.textCodes')}
      cancelLabel={t('invite.close')}
      footer={
        <Button icon={UserPlus} disabled={isClosed} onClick={() => setNew(true)}>
          {t('invite.new')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {isClosed && <p className="rounded-control bg-warning-soft p-3">{t('invite.closed')}</p>}
        <PagedList
          query={found}
          label={t('invite.list')}
          failed={t('invite.failed')}
          headingLevel={3}
          keyOf={({ id }) => id}
          rowHeight="6rem"
          className="flex flex-col divide-y divide-border"
          loading={<SkeletonBlocks blocks={['h-20', 'h-20']} />}
          empty={
            <EmptyState
              headingLevel={3}
              title={t('invite.empty')}
              description={t(canMail ? 'invite.emptyText' : 'invite.emptyCodes')}
            />
          }
        >
          {(invitation) => <Row invitation={invitation} onCode={setPrinted} />}
        </PagedList>
      </div>
    </Dialog>
  )
}

const TONES = { open: 'success', used: 'neutral', expired: 'warning', canceled: 'neutral' } as const

function Row({ invitation, onCode }: { invitation: Invitation; onCode: (made: MadeInvitation) => void }) {
  const { t, i18n } = useTranslation('users')
  const { id, email, label, role, grade, state, uses, mostUses } = invitation
  const tell = useTellMade()
  const renew = useWrite(invitations.renew, {
    refreshes: [INVITATIONS_KEY],
    failed: t('invite.notRenewed'),
    onSuccess: (made) => (made.code === null ? tell(made) : onCode(made)),
  })
  const cancel = useWrite(invitations.cancel, {
    refreshes: [INVITATIONS_KEY],
    done: t('invite.canceled'),
    failed: t('invite.notCanceled'),
  })
  const name = email ?? label ?? t('invite.printed')
  const day = new Date(invitation.expiresAt).toLocaleDateString(i18n.language, { dateStyle: 'medium' })
  const facts = [
    t(`roles.${role}`),
    grade === null ? null : t('grade', { grade }),
    email === null ? t('invite.used', { uses, most: mostUses }) : null,
    state === 'open' ? t('invite.until', { day }) : null,
    email !== null ? label : null,
  ]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="wrap-anywhere min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name} <Badge tone={TONES[state]}>{t(`invite.state.${state}`)}</Badge>
        </p>
        <p className="text-muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {state !== 'used' && (
        <div className="flex flex-wrap gap-3">
          {state === 'open' && (
            <Button
              icon={X}
              variant="outline"
              aria-label={t('invite.cancelOf', { name })}
              isPending={cancel.isPending}
              onClick={() => cancel.mutate({ id })}
            >
              {t('invite.cancel')}
            </Button>
          )}
          <Button
            icon={email === null ? RefreshCw : MailPlus}
            variant="outline"
            aria-label={t(email === null ? 'invite.newCodeOf' : 'invite.againOf', { name })}
            isPending={renew.isPending}
            onClick={() => renew.mutate({ id })}
          >
            {t(email === null ? 'invite.newCode' : 'invite.again')}
          </Button>
        </div>
      )}
    </div>
  )
}
