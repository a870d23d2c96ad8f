import { useParams } from '@tanstack/react-router'
import { UserList } from './list/user-list.tsx'
import { UserPage } from './page/user-page.tsx'

/** All accounts, or the one that the address names. */
export function UsersScreen() {
  const id = useParams({ from: '/admin/user-management/$id', shouldThrow: false })?.id
  return id === undefined ? <UserList /> : <UserPage key={id} id={Number(id)} />
}
