import type { Attachment } from '#contract/classroom/work.ts'

/** Leaves room for the number: a name has at most 200 letters. */
const LONGEST_BASE = 190

/** A project that was turned in before comes under a name of its own: "My cat (2)". */
export function tellApart(attachment: Attachment, before: readonly Attachment[]): Attachment {
  const taken = new Set(before.map(({ name }) => name))
  let { name } = attachment
  for (let count = 2; taken.has(name); count++) name = `${attachment.name.slice(0, LONGEST_BASE)} (${count})`
  return { ...attachment, name }
}
