import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { UserPage as Read } from '#contract/admin/users.ts'
import { GuardiansCard } from '../../kit/families/guardians-card.tsx'
import { isPossibleId, ThingPage } from '../../kit/thing-page.tsx'
import { useTabTitle } from '../../kit/use-tab-title.ts'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { UserList } from './list/user-list.tsx'
import { AccountFacts, ClassesCard, DevicesCard, SignInCard } from './page/account-cards.tsx'
import { AccountHead } from './page/account-head.tsx'
import { userQuery, useUserDeeds } from './users.data.ts'

/** All accounts, or the one that the address names. */
export function UsersScreen() {
  const id = useParams({ from: '/admin/user-management/$id', shouldThrow: false })?.id
  return id === undefined ? <UserList /> : <UserPage key={id} id={Number(id)} />
}

/** One account: what it is, where it is signed in, and what an admin can do about it. */
function UserPage({ id }: { id: number }) {
  const { t } = useTranslation('users')
  const isPossible = isPossibleId(id)
  const found = useQuery({ ...userQuery(id), enabled: isPossible })
  return (
    <ThingPage
      back={{ to: '/admin/user-management', text: t('page.back') }}
      isPossible={isPossible}
      read={found}
      words={{ goneTitle: t('page.goneTitle'), goneText: t('page.goneText'), failed: t('page.failed') }}
      waiting={
        <SkeletonBlocks
          blocks={['h-72 sm:h-44 lg:col-span-2', 'h-96', 'h-52', 'h-52', 'h-32']}
          className="grid items-start gap-6 lg:grid-cols-2"
        />
      }
      className="max-w-6xl gap-6"
    >
      {(read) => <Account read={read} />}
    </ThingPage>
  )
}

function Account({ read }: { read: Read }) {
  const { user } = read
  const name = `${user.firstName} ${user.lastName}`
  const deeds = useUserDeeds()
  useTabTitle(name)
  return (
    <>
      <AccountHead read={read} name={name} deeds={deeds} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <AccountFacts read={read} name={name} deeds={deeds} />
        <SignInCard read={read} name={name} deeds={deeds} />
        <DevicesCard read={read} name={name} deeds={deeds} />
        <ClassesCard read={read} />
        {user.role === 'student' && user.state !== 'deleted' && (
          <GuardiansCard student={{ id: user.id, name }} />
        )}
      </div>
    </>
  )
}
