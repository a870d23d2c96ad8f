import type { ContactDetail } from './contact-detail.ts'
import { findEmails } from './find-emails.ts'
import { findHandles } from './find-handles.ts'
import { findLinks } from './find-links.ts'
import { findPhones } from './find-phones.ts'
import { findStreetAddresses } from './find-street-addresses.ts'

/**
 * Where a text tells how to reach or find somebody, in its order and without overlaps. It points out and forbids nothing: an
 * adult reads the text. Every pattern has bounds, so that the time grows with the length alone.
 */
export function findContactDetails(text: string): ContactDetail[] {
  // Of two at the same place the earlier kind stands: the name before an @ is an email, not a handle.
  const found = [findEmails, findLinks, findStreetAddresses, findHandles, findPhones]
    .flatMap((find) => find(text))
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
  const kept: ContactDetail[] = []
  for (const one of found) {
    const last = kept.at(-1)
    if (last === undefined || one.start >= last.end) kept.push(one)
    else if (one.end > last.end) last.end = one.end
  }
  return kept
}
