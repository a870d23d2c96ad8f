import { Spinner } from '../ui/states/spinner.tsx'

/** Shown while the session or a page's code is on its way. */
export function LoadingScreen() {
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <Spinner />
    </div>
  )
}
