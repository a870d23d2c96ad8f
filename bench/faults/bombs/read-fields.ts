import { DatabaseSync } from 'node:sqlite'

/** The fields of every note of a collection, as Anki would show them. */
export function readFields(collection: Uint8Array): string[] {
  const db = new DatabaseSync(':memory:')
  try {
    db.deserialize(collection)
    return db
      .prepare('select flds from notes')
      .all()
      .flatMap(({ flds }) => String(flds).split('\x1f'))
  } finally {
    db.close()
  }
}
