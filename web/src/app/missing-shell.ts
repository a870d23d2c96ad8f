/** The menu and all that stands around a page could not be fetched. React remembers that: only a new start tries again. */
export class MissingShell extends Error {}
