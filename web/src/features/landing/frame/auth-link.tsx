import { useLocation } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { AppLink } from '../../../kit/app-link.tsx'
import type { SearchAt } from '../../../kit/navigation/app-target.ts'

/** Leads to the sign-in screen and hands on what a visitor wanted before being sent here. */
export function AuthLink({
  search = {},
  ...props
}: Omit<ComponentProps<'a'>, 'href'> & { search?: SearchAt<'/auth'> }) {
  const { wanted } = useLocation().state
  return (
    <AppLink to="/auth" search={search} {...props} {...(wanted !== undefined && { state: { wanted } })} />
  )
}
