import type { ContactDetail } from './contact-detail.ts'
import { findLinks, findMails } from './find-addresses-on-the-net.ts'
import { findHandles } from './find-handles.ts'
import { findHomes } from './find-homes.ts'
import { findPhones } from './find-phones.ts'

/**
 * Where a text tells how to reach or find somebody, in its order and without overlaps. It points out and forbids nothing: an
 * adult reads the text. Every pattern has bounds, so that the time grows with the length alone.
 */
export function findContactDetails(text: string): ContactDetail[] {
  // Of two that overlap the earlier kind stands: the name before an @ is a mail, not a handle.
  const kept: ContactDetail[] = []
  const found = [findMails, findLinks, findHomes, findHandles, findPhones].flatMap((find) => find(text))
  const order = found.map((one, place) => ({ ...one, place }))
  order.sort((a, b) => a.start - b.start || b.end - a.end || a.place - b.place)
  for (const { place: _place, ...one } of order) {
    const last = kept.at(-1)
    if (last === undefined || one.start >= last.end) kept.push(one)
    else if (one.end > last.end) last.end = one.end
  }
  return kept
}
