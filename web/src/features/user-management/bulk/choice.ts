/** Single people, or all whom the filters find. */
export type Choice = { kind: 'some'; ids: readonly number[] } | { kind: 'all' }

/** Null: all who match, however many. */
export const countChosen = (choice: Choice): number | null =>
  choice.kind === 'all' ? null : choice.ids.length

export const isChosen = (choice: Choice, id: number): boolean =>
  choice.kind === 'all' || choice.ids.includes(id)

export function choose(choice: Choice, ids: readonly number[], isOn: boolean): Choice {
  const before = choice.kind === 'all' ? ids : choice.ids
  const others = before.filter((id) => !ids.includes(id))
  return { kind: 'some', ids: isOn ? [...others, ...ids] : others }
}
