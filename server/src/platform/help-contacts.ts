/** Somebody whom a learner in need can turn to. */
export type HelpContact = { name: string; contact: string }

const MOST = 5
const LONGEST = 200

/** `HELP_CONTACTS`: names with how to reach them, as in "Childline: 0800 1111; School counselor: room 12". */
export function readHelpContacts(text: string, faults: string[]): HelpContact[] {
  const entries = text
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  const contacts = entries.flatMap((entry) => {
    const [, name, contact] = /^([^:]+):\s*(.+)$/.exec(entry) ?? []
    return name && contact && entry.length <= LONGEST ? [{ name: name.trim(), contact: contact.trim() }] : []
  })
  if (contacts.length < entries.length || contacts.length > MOST)
    faults.push(
      `HELP_CONTACTS must be up to ${MOST} entries such as "Childline: 0800 1111", with semicolons between them.`,
    )
  return contacts
}
