import type { ErrorComponentProps } from '@tanstack/react-router'
import { ErrorState } from '../ui/states/error-state.tsx'

export function FailureScreen({ reset }: ErrorComponentProps) {
  return <ErrorState headingLevel={1} onRetry={reset} />
}
