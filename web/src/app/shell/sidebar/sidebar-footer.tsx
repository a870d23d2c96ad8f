import { LogIn, LogOut, Wifi, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { useUser } from '../../../kit/session.ts'
import { useFetched } from '../../../kit/use-fetched.ts'
import { loadNamespaces } from '../../../messages/load-messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'
import { useOnline } from '../../../ui/states/use-online.ts'
import { FetchedWaitingLink } from '../fetched-outbox.tsx'
import { describeRole } from './describe-role.ts'
import { useSignOut } from './use-sign-out.ts'

type FooterPartProps = { isCollapsed: boolean }

export function SidebarFooter({ isCollapsed }: FooterPartProps) {
  const user = useUser()
  return (
    <div
      className={`flex shrink-0 flex-col gap-2 border-border border-t p-3 ${isCollapsed ? 'items-center px-2' : ''}`}
    >
      {user && <Person user={user} isCollapsed={isCollapsed} />}
      <Connection isCollapsed={isCollapsed} />
      {user && <FetchedWaitingLink isShort={isCollapsed} />}
      {user ? <SignOut user={user} isCollapsed={isCollapsed} /> : <SignIn isCollapsed={isCollapsed} />}
    </div>
  )
}

function Person({ user, isCollapsed }: FooterPartProps & { user: User }) {
  const { t } = useTranslation('common')
  const fullName = `${user.firstName} ${user.lastName}`.trim()
  const role = t(`role.${describeRole(user)}`, { grade: user.grade })
  return (
    <div className="flex items-center gap-3">
      <Avatar firstName={user.firstName} lastName={user.lastName} imageUrl={user.avatarUrl} />
      <div className={isCollapsed ? 'sr-only' : 'min-w-0'}>
        <p className="truncate font-medium" title={fullName}>
          {fullName}
        </p>
        <p className="truncate text-muted">{role}</p>
      </div>
    </div>
  )
}

function Connection({ isCollapsed }: FooterPartProps) {
  const { t } = useTranslation('common')
  const isOnline = useOnline()
  const Icon = isOnline ? Wifi : WifiOff
  const state = isOnline ? t('connection.online') : t('connection.offline')
  return (
    <p
      title={isCollapsed ? state : undefined}
      className={`flex min-h-8 items-center gap-2 ${isCollapsed ? '' : 'px-1'} ${isOnline ? 'text-muted' : 'font-medium text-warning-ink'}`}
    >
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${isOnline ? 'text-success' : ''}`} />
      <span className={isCollapsed ? 'sr-only' : ''}>{state}</span>
    </p>
  )
}

async function loadQuestion() {
  const [{ SignOutQuestion }] = await Promise.all([
    import('./sign-out-question.tsx'),
    loadNamespaces('device'),
  ])
  return SignOutQuestion
}

function SignOut({ user, isCollapsed }: FooterPartProps & { user: User }) {
  const { t } = useTranslation('common')
  const { ask, isPending, question } = useSignOut(user.id)
  const [SignOutQuestion] = useFetched(question.isOpen ? loadQuestion : null)
  const icon = <LogOut aria-hidden="true" />
  return (
    <>
      {isCollapsed ? (
        <IconButton
          icon={icon}
          label={isPending ? t('signOut.pending') : t('signOut.action')}
          isPending={isPending}
          onClick={ask}
        />
      ) : (
        <Button
          variant="outline"
          isFullWidth
          isPending={isPending}
          pendingLabel={t('signOut.pending')}
          onClick={ask}
        >
          {icon}
          {t('signOut.action')}
        </Button>
      )}
      {question.isOpen && SignOutQuestion && <SignOutQuestion question={question} />}
    </>
  )
}

function SignIn({ isCollapsed }: FooterPartProps) {
  const { t } = useTranslation('common')
  const icon = <LogIn aria-hidden="true" />
  if (isCollapsed) {
    return (
      <Tooltip content={t('signIn')} side="right">
        <LinkButton to="/auth" aria-label={t('signIn')} size="icon">
          {icon}
        </LinkButton>
      </Tooltip>
    )
  }
  return (
    <LinkButton to="/auth" isFullWidth>
      {icon}
      {t('signIn')}
    </LinkButton>
  )
}
