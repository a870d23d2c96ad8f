/** What every box one types into or picks from has in common. */
export const controlStyles =
  'w-full rounded-control border border-border-strong bg-surface text-base text-text transition-colors ' +
  'hover:border-text focus-visible:border-focus focus-visible:outline-offset-0 ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted disabled:hover:border-border-strong ' +
  'aria-invalid:border-destructive aria-invalid:border-2'
