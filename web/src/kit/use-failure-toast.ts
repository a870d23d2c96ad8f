import { toast } from '../ui/toast/toast-store.ts'
import { useErrorText } from './use-error-text.ts'

/** Says that something failed, and below it why. */
export function useFailureToast(): (title: string, error: unknown) => void {
  const errorText = useErrorText()
  return (title, error) => void toast({ title, description: errorText(error), variant: 'destructive' })
}
