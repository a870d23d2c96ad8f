import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { FileUp, MailPlus, ShieldCheck, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  LONGEST_USER_SEARCH,
  USER_ORDERS,
  USER_STATES,
  type UserOrder,
  userManagement,
} from '#contract/admin/users.ts'
import { ROLES } from '#engines/accounts/index.ts'
import { useAddressSearch } from '../../../kit/study/use-address-search.ts'
import { useFieldErrors } from '../../../kit/use-field-errors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { SearchInput } from '../../../ui/forms/search-input.tsx'
import { Select, SelectItem, SelectItems } from '../../../ui/forms/select.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { ACCOUNT_FIELDS, AccountFields, type AccountValues } from '../form/account-fields.tsx'
import { AccountFormDialog } from '../form/form-dialog.tsx'
import { NewPasswordField } from '../form/password-dialog.tsx'
import { ImportDialog } from '../import/import-dialog.tsx'
import { InvitationsDialog } from '../invite/invitations-dialog.tsx'
import { SchoolConsentDialog } from '../school-consent/school-consent-dialog.tsx'
import { usersQuery, useUserWriter } from '../users.data.ts'
import { FoundUsers } from './found-users.tsx'
import { firstPage, readUsersAddress, type UsersAddress, writeUsersAddress } from './read-users-address.ts'

const ALL = 'all'
const GRADES = Array.from({ length: 12 }, (_, n) => n + 1)

type UserFiltersProps = {
  address: UsersAddress
  typed: string
  onType: (text: string) => void
  onChange: (filters: UsersAddress['filters']) => void
  onSort: (sort: UserOrder) => void
}

function UserFiltersBar({ address, typed, onType, onChange, onSort }: UserFiltersProps) {
  const { t } = useTranslation('users')
  const { role, state, grade, isTeacher } = address.filters
  const { role: _role, ...withoutRole } = address.filters
  const { state: _state, ...withoutState } = address.filters
  const { grade: _grade, ...withoutGrade } = address.filters
  const { isTeacher: _isTeacher, ...withoutTeacher } = address.filters
  return (
    <search className="grid grid-cols-2 gap-3 xl:grid-cols-6 print:hidden">
      <SearchInput
        value={typed}
        onValueChange={onType}
        maxLength={LONGEST_USER_SEARCH}
        label={t('filter.search')}
        className="col-span-full"
      />
      <Select
        value={role ?? ALL}
        onValueChange={(value) => {
          const chosen = ROLES.find((one) => one === value)
          onChange({ ...withoutRole, ...(chosen && { role: chosen }) })
        }}
        aria-label={t('filter.role')}
      >
        <SelectItem value={ALL}>{t('filter.anyRole')}</SelectItem>
        <SelectItems values={ROLES} nameOf={(one) => t(`roles.${one}`)} />
      </Select>
      <Select
        value={grade === undefined ? ALL : String(grade)}
        onValueChange={(value) =>
          onChange({ ...withoutGrade, ...(value !== ALL && { grade: Number(value) }) })
        }
        aria-label={t('filter.grade')}
      >
        <SelectItem value={ALL}>{t('filter.anyGrade')}</SelectItem>
        <SelectItems values={GRADES} nameOf={(one) => t('grade', { grade: one })} />
        <SelectItem value="13">{t('gradeCollege')}</SelectItem>
      </Select>
      <Select
        value={isTeacher === undefined ? ALL : isTeacher ? 'yes' : 'no'}
        onValueChange={(value) =>
          onChange({ ...withoutTeacher, ...(value !== ALL && { isTeacher: value === 'yes' }) })
        }
        aria-label={t('filter.teacher')}
        className="col-span-2"
      >
        <SelectItem value={ALL}>{t('filter.anyTeacher')}</SelectItem>
        <SelectItem value="yes">{t('filter.teacherYes')}</SelectItem>
        <SelectItem value="no">{t('filter.teacherNo')}</SelectItem>
      </Select>
      <Select
        value={state ?? ALL}
        onValueChange={(value) => {
          const chosen = USER_STATES.find((one) => one === value)
          onChange({ ...withoutState, ...(chosen && { state: chosen }) })
        }}
        aria-label={t('filter.state')}
      >
        <SelectItem value={ALL}>{t('filter.anyState')}</SelectItem>
        <SelectItems values={USER_STATES} nameOf={(one) => t(`filter.states.${one}`)} />
      </Select>
      <Select
        value={address.sort}
        onValueChange={(value) => onSort(USER_ORDERS.find((one) => one === value) ?? 'name')}
        aria-label={t('filter.sort')}
      >
        <SelectItems values={USER_ORDERS} nameOf={(one) => t(`sorts.${one}`)} />
      </Select>
    </search>
  )
}

const EMPTY: AccountValues = {
  firstName: '',
  lastName: '',
  email: '',
  role: 'student',
  grade: '',
  age: '',
  isTeacher: false,
}

function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('users')
  const create = useUserWriter(userManagement.create, {
    onSuccess: (made) =>
      toast({
        title: t('form.created', { name: `${made.firstName} ${made.lastName}` }),
        description: t('form.createdText', { username: made.username }),
      }),
  })
  const [values, setValues] = useState(EMPTY)
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const { errorOf, general } = useFieldErrors(create.error, [...ACCOUNT_FIELDS, 'username', 'password'])

  function submit() {
    const { firstName, lastName, email, role, grade } = values
    create.mutate(
      {
        username,
        password,
        firstName,
        lastName,
        email: email.trim() || null,
        role,
        ...(role === 'student' && grade !== '' && { grade: Number(grade) }),
      },
      { onSuccess: onClose },
    )
  }

  return (
    <AccountFormDialog
      title={t('form.createTitle')}
      description={t('form.createText')}
      submitLabel={t('form.create')}
      isPending={create.isPending}
      error={create.error}
      general={general}
      onSubmit={submit}
      onClose={onClose}
    >
      <AccountFields values={values} errorOf={errorOf} onChange={setValues} />
      <Field label={t('form.username')} error={errorOf('username')} isRequired>
        <Input
          value={username}
          maxLength={50}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setUsername(target.value)}
        />
      </Field>
      <NewPasswordField
        owner={{ ...values, username }}
        label={t('form.password')}
        error={errorOf('password')}
        value={password}
        onChange={setPassword}
      />
    </AccountFormDialog>
  )
}

const USERS_PATH = '/admin/user-management'

export function UserList() {
  const { t } = useTranslation('users')
  const navigate = useNavigate()
  const asked = readUsersAddress(useSearch({ from: USERS_PATH }))
  const {
    typed,
    setTyped,
    search: settled,
  } = useAddressSearch(asked.search, (search) => show(firstPage({ ...asked, search }), true))
  const [dialog, setDialog] = useState<'create' | 'import' | 'invite' | 'consent' | null>(null)
  // Until the address has followed, what was typed counts, on its first page.
  const address = settled === asked.search ? asked : firstPage({ ...asked, search: settled })
  const found = useQuery(usersQuery(address))
  const show = (next: UsersAddress, isReplacing = false) =>
    void navigate({
      to: USERS_PATH,
      search: writeUsersAddress(next),
      replace: isReplacing,
      resetScroll: false,
    })

  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="font-semibold text-3xl">{t('title')}</h1>
          <p className="max-w-reading text-muted">{t('intro')}</p>
        </div>
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button icon={ShieldCheck} variant="outline" onClick={() => setDialog('consent')}>
            {t('consent.open')}
          </Button>
          <Button icon={MailPlus} variant="outline" onClick={() => setDialog('invite')}>
            {t('invite.open')}
          </Button>
          <Button icon={FileUp} variant="outline" onClick={() => setDialog('import')}>
            {t('import.open')}
          </Button>
          <Button icon={UserPlus} onClick={() => setDialog('create')}>
            {t('form.open')}
          </Button>
        </div>
      </div>
      <UserFiltersBar
        address={address}
        typed={typed}
        onType={setTyped}
        onChange={(filters) => show(firstPage({ ...address, filters }))}
        onSort={(sort) => show(firstPage({ ...address, sort }))}
      />
      {found.isPending && <SkeletonBlocks blocks={['h-12', 'h-[60dvh]']} />}
      {found.isError && !found.data && (
        <ErrorState
          title={t('failed')}
          query={found}
          action={
            address.edge && (
              <Button variant="outline" onClick={() => show(firstPage(address))}>
                {t('firstPage')}
              </Button>
            )
          }
        />
      )}
      {found.data && (
        <FoundUsers
          // A choice is of the people whom the filters found; other filters begin without one.
          key={JSON.stringify([address.search, address.filters])}
          found={found.data}
          address={address}
          isOld={found.isPlaceholderData}
          onShow={show}
          onClear={() => {
            setTyped('')
            show({ ...firstPage(address), search: '', filters: {} })
          }}
        />
      )}
      {dialog === 'create' && <CreateDialog onClose={() => setDialog(null)} />}
      {dialog === 'consent' && <SchoolConsentDialog onClose={() => setDialog(null)} />}
      {dialog === 'invite' && <InvitationsDialog onClose={() => setDialog(null)} />}
      {dialog === 'import' && <ImportDialog onClose={() => setDialog(null)} />}
    </div>
  )
}
