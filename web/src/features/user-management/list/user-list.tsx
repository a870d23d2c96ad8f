import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { FileUp, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressSearch } from '../../../kit/study/use-address-search.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { CreateDialog } from '../form/create-dialog.tsx'
import { ImportDialog } from '../import/import-dialog.tsx'
import { usersQuery } from '../users.data.ts'
import { FoundUsers } from './found-users.tsx'
import { firstPage, readUsersAddress, type UsersAddress, writeUsersAddress } from './read-users-address.ts'
import { UserFiltersBar } from './user-filters.tsx'

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
  const [dialog, setDialog] = useState<'create' | 'import' | null>(null)
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
          <Button variant="outline" onClick={() => setDialog('import')}>
            <FileUp aria-hidden="true" />
            {t('import.open')}
          </Button>
          <Button onClick={() => setDialog('create')}>
            <UserPlus aria-hidden="true" />
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
      {dialog === 'import' && <ImportDialog onClose={() => setDialog(null)} />}
    </div>
  )
}
