import { useLocation } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { AppLink } from '../../../kit/app-link.tsx'

/** Leads to the sign-in screen and hands on what a visitor wanted before being sent here. */
export function AuthLink(props: Omit<ComponentProps<typeof AppLink>, 'state'>) {
  const { wanted } = useLocation().state
  return <AppLink {...props} {...(wanted !== undefined && { state: { wanted } })} />
}
