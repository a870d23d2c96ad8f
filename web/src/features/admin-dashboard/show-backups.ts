export const BACKUPS_ID = 'backups'

/** Leads eye and focus to the backups, which stand on the same page. */
export function showBackups(): void {
  const section = document.getElementById(BACKUPS_ID)
  section?.focus({ preventScroll: true })
  section?.scrollIntoView({ block: 'start' })
}
