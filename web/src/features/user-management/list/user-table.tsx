import { Ban, CircleCheck, KeyRound, MonitorX, MoreVertical, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminUser, UserOrder } from '#contract/admin/users.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { useUser } from '../../../kit/session.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { DropdownMenu, MenuItem } from '../../../ui/overlays/dropdown-menu.tsx'
import { type Choice, choose, isChosen } from '../bulk/choice.ts'
import { EditDialog } from '../form/edit-dialog.tsx'
import { PasswordDialog } from '../form/password-dialog.tsx'
import { type AskedDeed, ConfirmDeed, StateBadges } from '../page/confirm-deed.tsx'
import { useUserDeeds } from '../users.data.ts'

type UserTableProps = {
  users: readonly AdminUser[]
  choice: Choice
  sort: UserOrder
  isOld: boolean
  onChoose: (choice: Choice) => void
}

const SORTED = { name: 'ascending', newest: 'descending', lastSeen: 'descending', role: 'ascending' } as const
const head = 'whitespace-nowrap border-border border-b bg-sunken px-3 py-3 font-medium'
const cell = 'border-border border-b px-3 py-2 align-middle'

export function UserTable({ users, choice, sort, isOld, onChoose }: UserTableProps) {
  const { t } = useTranslation('users')
  const ids = users.map(({ id }) => id)
  const chosen = ids.filter((id) => isChosen(choice, id)).length
  const sorted = (column: UserOrder) => (column === sort ? SORTED[sort] : undefined)
  return (
    <div
      aria-busy={isOld}
      className={`overflow-hidden rounded-card border border-border bg-surface ${isOld ? 'opacity-60' : ''}`}
    >
      <table className="w-full table-fixed border-separate border-spacing-0 text-left lg:table-auto">
        <caption className="sr-only">{t('table.caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} w-12`}>
              <Checkbox
                className="-my-3"
                aria-label={t('table.choosePage')}
                checked={chosen === 0 ? false : chosen === ids.length ? true : 'indeterminate'}
                onCheckedChange={(isOn) => onChoose(choose(choice, ids, isOn === true))}
              />
            </th>
            <th scope="col" aria-sort={sorted('name')} className={head}>
              {t('table.name')}
            </th>
            <th
              scope="col"
              aria-sort={sorted('role')}
              className={`${head} hidden sm:table-cell sm:w-36 lg:w-auto`}
            >
              {t('table.role')}
            </th>
            <th scope="col" aria-sort={sorted('lastSeen')} className={`${head} hidden lg:table-cell`}>
              {t('table.lastSeen')}
            </th>
            <th scope="col" aria-sort={sorted('newest')} className={`${head} hidden xl:table-cell`}>
              {t('table.created')}
            </th>
            <th scope="col" className={`${head} w-14 print:hidden`}>
              <span className="sr-only">{t('table.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="[&_tr:last-child>*]:border-b-0">
          {users.map((user) => (
            <Line
              key={user.id}
              user={user}
              isChosen={isChosen(choice, user.id)}
              onChoose={(isOn) =>
                onChoose(choose(choice.kind === 'all' ? { kind: 'some', ids } : choice, [user.id], isOn))
              }
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type LineProps = { user: AdminUser; isChosen: boolean; onChoose: (isOn: boolean) => void }

function Line({ user, isChosen, onChoose }: LineProps) {
  const { t, i18n } = useTranslation('users')
  const name = `${user.firstName} ${user.lastName}`
  const day = (moment: string) =>
    new Date(moment).toLocaleDateString(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  const role = t(`roles.${user.role}`)
  const more =
    user.role === 'student'
      ? user.age === null
        ? t('grade', { grade: user.grade })
        : t('gradeAndAge', { grade: user.grade, age: user.age })
      : user.isTeacher && user.role !== 'teacher'
        ? t('teacherPages')
        : null
  return (
    <tr className={isChosen ? 'bg-brand-soft' : 'hover:bg-fill'}>
      <td className={cell}>
        <Checkbox
          aria-label={t('table.choose', { name })}
          checked={isChosen}
          onCheckedChange={(isOn) => onChoose(isOn === true)}
        />
      </td>
      <th scope="row" className={`${cell} wrap-anywhere font-normal`}>
        <AppLink
          to="/admin/user-management/$id"
          params={{ id: String(user.id) }}
          className="font-medium underline decoration-border-strong underline-offset-4 hover:decoration-2"
        >
          {name}
        </AppLink>{' '}
        <StateBadges user={user} />
        <span className="block text-muted">
          {user.username}
          {user.email && <span className="hidden lg:inline"> · {user.email}</span>}
        </span>
        <span className="block text-muted sm:hidden">{[role, more].filter(Boolean).join(' · ')}</span>
      </th>
      <td className={`${cell} hidden sm:table-cell`}>
        {role}
        {more && <span className="block text-muted">{more}</span>}
      </td>
      <td className={`${cell} hidden whitespace-nowrap lg:table-cell`}>
        {user.lastSeenOn ? day(user.lastSeenOn) : <span className="text-muted">{t('never')}</span>}
      </td>
      <td className={`${cell} hidden whitespace-nowrap xl:table-cell`}>{day(user.createdAt)}</td>
      <td className={`${cell} print:hidden`}>
        <UserMenu user={user} name={name} />
      </td>
    </tr>
  )
}

/** What an admin can do with an account, where it stands in the list. */
function UserMenu({ user, name }: { user: AdminUser; name: string }) {
  const { t } = useTranslation('users')
  const deeds = useUserDeeds()
  const [form, setForm] = useState<'edit' | 'password' | null>(null)
  const [asked, setAsked] = useState<AskedDeed | null>(null)
  const isSelf = useUser()?.id === user.id
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton
            label={t('table.actionsOf', { name })}
            icon={MoreVertical}
            isPending={deeds.isPending}
          />
        }
      >
        {user.state === 'deleted' ? (
          <MenuItem icon={RotateCcw} onSelect={() => deeds.restore(user.id, name)}>
            {t('deed.restore')}
          </MenuItem>
        ) : (
          <>
            <MenuItem icon={Pencil} onSelect={() => setForm('edit')}>
              {t('deed.edit')}
            </MenuItem>
            {!isSelf && !user.isDemo && (
              <MenuItem icon={KeyRound} onSelect={() => setForm('password')}>
                {t('deed.password')}
              </MenuItem>
            )}
            {!isSelf && (
              <MenuItem icon={MonitorX} onSelect={() => setAsked('signOut')}>
                {t('deed.signOut')}
              </MenuItem>
            )}
            {!isSelf &&
              (user.state === 'disabled' ? (
                <MenuItem icon={CircleCheck} onSelect={() => deeds.setDisabled(user.id, name, false)}>
                  {t('deed.enable')}
                </MenuItem>
              ) : (
                <MenuItem icon={Ban} onSelect={() => setAsked('disable')}>
                  {t('deed.disable')}
                </MenuItem>
              ))}
            {!isSelf && !user.isDemo && (
              <MenuItem icon={Trash2} isDestructive onSelect={() => setAsked('delete')}>
                {t('deed.delete')}
              </MenuItem>
            )}
          </>
        )}
      </DropdownMenu>
      {form === 'edit' && <EditDialog user={user} isSelf={isSelf} onClose={() => setForm(null)} />}
      {form === 'password' && <PasswordDialog user={user} name={name} onClose={() => setForm(null)} />}
      {asked && (
        <ConfirmDeed user={user} name={name} deed={asked} deeds={deeds} onClose={() => setAsked(null)} />
      )}
    </>
  )
}
