import type { ComponentType } from 'react'
import type { User } from '#contract/accounts.ts'
import { useUser } from './session.ts'

/** A screen of the signed-in user; there is none only for the moment in which somebody signs out. */
export function withUser(Screen: ComponentType<{ user: User }>) {
  return function ScreenOfUser() {
    const user = useUser()
    return user && <Screen user={user} />
  }
}
