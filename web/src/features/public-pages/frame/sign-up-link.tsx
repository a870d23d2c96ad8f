import type { ReactNode } from 'react'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { useRegistration } from '../../../kit/site.data.ts'

/** Where everybody may register. */
export function SignUpLink({ children }: { children: ReactNode }) {
  if (useRegistration() !== 'open') return null
  return (
    <LinkButton to="/auth" search={{ form: 'sign-up' }} variant="outline">
      {children}
    </LinkButton>
  )
}
