const KEY = 'provider-ticket'

/**
 * What proves, back from the provider, that this very tab set out: a link that somebody else has prepared signs nobody in.
 * It lives as long as the tab.
 */
export function keepTicket(ticket: string): void {
  window.sessionStorage.setItem(KEY, ticket)
}

/** Once: who comes back a second time starts again. */
export function takeTicket(): string | null {
  try {
    const ticket = window.sessionStorage.getItem(KEY)
    window.sessionStorage.removeItem(KEY)
    return ticket
  } catch {
    // Storage is forbidden altogether; then nothing was kept.
    return null
  }
}
