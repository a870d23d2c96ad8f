import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { GraduationCap, LogOut, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type MyClass, myClasses } from '#contract/classroom/my-classes.ts'
import { createWriter } from '../../api/create-writer.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { MenuItem } from '../../ui/overlays/dropdown-menu.tsx'
import { MoreMenu } from '../../ui/overlays/more-menu.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { AppLink } from '../app-link.tsx'
import { FetchedDialog } from '../study/fetched-dialog.tsx'
import { useRemoveWithUndo } from '../study/use-remove-with-undo.ts'
import { useFetched } from '../use-fetched.ts'
import { classInvitationsQuery, myClassesQuery, refreshMyClasses } from './my-classes.data.ts'

const loadJoin = async () => (await import('./join-dialog.tsx')).JoinDialog
const loadInvitation = async () => (await import('./class-invitation.tsx')).ClassInvitation
const loadTeacher = async () => (await import('./teacher-dialog.tsx')).TeacherDialog

type MyClassesPanelProps = {
  user: User
  /** A column beside others, or the whole width. */
  layout?: 'column' | 'wide'
}

/** A learner's classes: joining, what waits to be done, leaving. */
export function MyClassesPanel({ user, layout = 'column' }: MyClassesPanelProps) {
  const { t } = useTranslation('myClasses')
  const navigate = useNavigate()
  const code = useParams({ from: '/join/$code', shouldThrow: false })?.code
  const [isJoining, setJoining] = useState(false)
  const found = useQuery(myClassesQuery(user.id))
  const { data: invitations = [] } = useQuery(classInvitationsQuery(user.id))
  const [Invitation] = useFetched(invitations.length > 0 ? loadInvitation : null)
  const isStudent = user.role === 'student' || user.role === 'college'

  function close() {
    setJoining(false)
    // The link of a QR code has done its work: a reload must not ask again.
    if (code) void navigate({ to: '/learn/dashboard', replace: true })
  }

  return (
    <section aria-labelledby="classes-heading" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="classes-heading" className="font-semibold text-2xl">
          {t('heading')}
        </h2>
        {isStudent && (
          <Button icon={Plus} variant="outline" onClick={() => setJoining(true)}>
            {t('join')}
          </Button>
        )}
      </div>
      {found.isPending && <SkeletonBlocks blocks={['h-24']} />}
      {found.isError && !found.data && <ErrorState headingLevel={3} title={t('failed')} query={found} />}
      {found.data?.length === 0 && invitations.length === 0 && (
        <Card tone="sunken" padding="small">
          <p className="text-muted">{isStudent ? t('empty') : t('emptyOther')}</p>
        </Card>
      )}
      {found.data && found.data.length + invitations.length > 0 && (
        <ul
          className={layout === 'wide' ? 'grid gap-3 md:grid-cols-2 xl:grid-cols-3' : 'flex flex-col gap-3'}
        >
          {invitations.map(
            (room) =>
              Invitation && <Invitation key={room.id} userId={user.id} room={room} moveFocus={focusPanel} />,
          )}
          {found.data.map((room) => (
            <ClassLine key={room.id} userId={user.id} room={room} />
          ))}
        </ul>
      )}
      {isStudent && (isJoining || code) && <FetchedDialog load={loadJoin} props={{ code, onClose: close }} />}
    </section>
  )
}

const focusPanel = () => document.querySelector<HTMLElement>('#classes-heading ~ button')?.focus()

function ClassLine({ userId, room }: { userId: number; room: MyClass }) {
  const { t } = useTranslation('myClasses')
  const queryClient = useQueryClient()
  const removeWithUndo = useRemoveWithUndo()
  const [leave] = useState(() => createWriter(myClasses.leave))
  const [comeBack] = useState(() => createWriter(myClasses.comeBack))
  const [isAsking, setAsking] = useState(false)
  const place = { id: userId, classId: room.id }

  const leaveNow = () =>
    removeWithUndo({
      remove: () => leave(place),
      restore: () => comeBack(place),
      refresh: () => refreshMyClasses(queryClient),
      removed: t('left', { name: room.name }),
      removeFailed: t('leaveFailed'),
      moveFocus: focusPanel,
    })

  return (
    <li>
      <Card padding="small" className="flex items-start gap-3">
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h3 className="wrap-anywhere font-medium text-lg">{room.name}</h3>
          <p className="wrap-anywhere text-muted">
            {[room.subject, t('teacher', { name: room.teacherName })].filter(Boolean).join(' · ')}
          </p>
          <p>
            {room.openAssignments > 0 ? (
              <AppLink to="/assignments" className="rounded-full">
                <Badge tone="amber">{t('open', { count: room.openAssignments })}</Badge>
              </AppLink>
            ) : (
              <Badge>{t('open', { count: 0 })}</Badge>
            )}
          </p>
        </div>
        <MoreMenu aria-label={t('menu', { name: room.name })}>
          <MenuItem icon={<GraduationCap />} onSelect={() => setAsking(true)}>
            {t('aboutTeacher')}
          </MenuItem>
          <MenuItem icon={<LogOut />} isDestructive onSelect={() => void leaveNow()}>
            {t('leave')}
          </MenuItem>
        </MoreMenu>
      </Card>
      {isAsking && (
        <FetchedDialog
          load={loadTeacher}
          props={{
            userId,
            classId: room.id,
            teacherName: room.teacherName,
            onClose: () => setAsking(false),
          }}
        />
      )}
    </li>
  )
}
