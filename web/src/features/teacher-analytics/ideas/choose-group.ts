import { type ClassGroup, LONGEST_GROUP_NAME } from '#contract/teaching/groups.ts'

/**
 * The group that holds exactly these students under this name, if it was made before; else a name that is free:
 * several wrong ideas may belong to one skill.
 */
export function chooseGroup(
  wantedName: string,
  studentIds: readonly number[],
  groups: readonly ClassGroup[],
): { existing: ClassGroup } | { name: string } {
  const members = new Set(studentIds)
  for (let number = 1; ; number++) {
    const name = cutName(wantedName, number === 1 ? '' : ` ${number}`)
    const taken = groups.find((group) => group.name.toLowerCase() === name.toLowerCase())
    if (!taken) return { name }
    if (taken.studentIds.length === members.size && taken.studentIds.every((id) => members.has(id)))
      return { existing: taken }
  }
}

function cutName(name: string, ending: string): string {
  const room = LONGEST_GROUP_NAME - ending.length
  return name.length <= room ? name + ending : `${name.slice(0, room - 1).trimEnd()}…${ending}`
}
