import { useQuery } from '@tanstack/react-query'
import { Printer, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/endpoint.ts'
import { type Guardian, type GuardianInvitation, guardians } from '#contract/families/guardians.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card, CardDescription, CardTitle } from '../../ui/layout/card.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { QueryView } from '../queries/query-view.tsx'
import { useWrite } from '../queries/use-write.ts'
import { FetchedDialog } from '../study/fetched-dialog.tsx'
import { guardiansQuery } from './families.data.ts'

const loadInvite = async () => (await import('./invite-dialog.tsx')).InviteGuardianDialog
const loadReport = async () => (await import('./report-dialog.tsx')).FamilyReportDialog

type GuardiansCardProps = {
  student: { id: number; name: string }
  /** A child looks at who can see them; adults of the school invite and end. */
  isOwn?: boolean
}

/** Who may follow the learning of a student. */
export function GuardiansCard({ student, isOwn = false }: GuardiansCardProps) {
  const { t } = useTranslation('families')
  const found = useQuery(guardiansQuery(student.id))
  const [open, setOpen] = useState<'invite' | 'report' | null>(null)
  const close = () => setOpen(null)
  return (
    <Card className="flex flex-col gap-4">
      <CardTitle>{t(isOwn ? 'own.title' : 'card.title')}</CardTitle>
      <CardDescription>{t(isOwn ? 'own.text' : 'card.text')}</CardDescription>
      <QueryView
        query={found}
        failed={t('card.failed')}
        headingLevel={3}
        loading={<Skeleton className="h-16" />}
      >
        {(list) => (
          <>
            <WhatTheySee list={list} isOwn={isOwn} />
            {list.guardians.length === 0 && (
              <p className="text-muted">{t(isOwn ? 'own.none' : 'card.none')}</p>
            )}
            <ul className="flex flex-col gap-3 empty:hidden">
              {list.guardians.map((guardian) => (
                <GuardianLine key={guardian.id} guardian={guardian} studentId={student.id} isOwn={isOwn} />
              ))}
              {list.invitations.map((invitation) => (
                <InvitationLine key={`i${invitation.id}`} invitation={invitation} studentId={student.id} />
              ))}
            </ul>
            {!isOwn && (
              <div className="flex flex-wrap gap-3 print:hidden">
                <Button icon={UserPlus} variant="outline" onClick={() => setOpen('invite')}>
                  {t('card.invite')}
                </Button>
                <Button icon={Printer} variant="outline" onClick={() => setOpen('report')}>
                  {t('report.open')}
                </Button>
              </div>
            )}
            {open === 'invite' && (
              <FetchedDialog load={loadInvite} props={{ student, canMail: list.canMail, onClose: close }} />
            )}
            {open === 'report' && (
              <FetchedDialog load={loadReport} props={{ studentId: student.id, onClose: close }} />
            )}
          </>
        )}
      </QueryView>
    </Card>
  )
}

const KINDS = ['chats', 'notes', 'alerts'] as const

/** What is true of this school, and of a student who decides alone. */
function WhatTheySee({ list, isOwn }: { list: OutputOf<typeof guardians.list>; isOwn: boolean }) {
  const { t } = useTranslation('families')
  const name = (isOpen: boolean) =>
    KINDS.filter((kind) => list.reading[kind] === isOpen).map((kind) => t(`reading.inList.${kind}`))
  const [open, closed] = [name(true), name(false)]
  const whose = isOwn ? 'own' : 'card'
  if (!list.isShared) return <p>{t(`${whose}.notShared`)}</p>
  return (
    <>
      {open.length > 0 && <p>{t(`${whose}.open`, { what: open.join(', ') })}</p>}
      {closed.length > 0 && <p className="text-muted">{t(`${whose}.closed`, { what: closed.join(', ') })}</p>}
      {isOwn && list.isOfAge && <p>{t('own.shared')}</p>}
    </>
  )
}

type GuardianLineProps = { guardian: Guardian; studentId: number; isOwn: boolean }

function GuardianLine({ guardian: { id, name, since, way }, studentId, isOwn }: GuardianLineProps) {
  const { t, i18n } = useTranslation('families')
  const [isAsking, setAsking] = useState(false)
  const end = useWrite(guardians.end, {
    refreshes: [guardiansQuery(studentId).queryKey],
    done: t('card.ended', { name }),
    failed: t('card.endFailed'),
  })
  const day = new Date(since).toLocaleDateString(i18n.language, { dateStyle: 'medium' })
  return (
    <li className="flex flex-wrap items-center gap-3">
      <div className="min-w-40 flex-1">
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="text-muted">{t(`way.${way}`, { day })}</p>
      </div>
      {!isOwn && (
        <Button
          variant="outline"
          isPending={end.isPending}
          aria-label={t('card.endOf', { name })}
          onClick={() => setAsking(true)}
        >
          {t('card.end')}
        </Button>
      )}
      {isAsking && (
        <AlertDialog
          title={t('card.endTitle', { name })}
          description={t('card.endText')}
          confirmLabel={t('card.end')}
          isDestructive
          onConfirm={() => end.mutate({ id: studentId, guardianshipId: id })}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}

type InvitationLineProps = { invitation: GuardianInvitation; studentId: number }

function InvitationLine({ invitation: { id, email, expiresAt }, studentId }: InvitationLineProps) {
  const { t, i18n } = useTranslation('families')
  const cancel = useWrite(guardians.cancel, {
    refreshes: [guardiansQuery(studentId).queryKey],
    failed: t('card.cancelFailed'),
  })
  const day = new Date(expiresAt).toLocaleDateString(i18n.language, { dateStyle: 'medium' })
  return (
    <li className="flex flex-wrap items-center gap-3">
      <div className="min-w-40 flex-1">
        <p className="wrap-anywhere">{email ?? t('card.paper')}</p>
        <p className="text-muted">{t('card.waiting', { day })}</p>
      </div>
      <Button
        variant="outline"
        isPending={cancel.isPending}
        aria-label={t('card.cancelOf', { who: email ?? t('card.paper') })}
        onClick={() => cancel.mutate({ id: studentId, invitationId: id })}
      >
        {t('card.cancel')}
      </Button>
    </li>
  )
}
