import type { SkillEntry } from '../format/read-curriculum.ts'
import type { Fault } from '../format/read-yaml.ts'
import { SUBJECT_KEYS } from '../format/shapes.ts'

const KEYS = new Set<string>(Object.values(SUBJECT_KEYS))

/** The graph of skills: known prerequisites, no circle, and one connected piece per subject from its lowest grade on. */
export function checkSkills(skills: SkillEntry[]): Fault[] {
  const byId = new Map(skills.map((skill) => [skill.id, skill]))
  const faults: Fault[] = []
  const seen = new Set<string>()
  for (const { id, file, grade, can, after } of skills) {
    const report = (reason: string) => faults.push({ file, reason: `${id}: ${reason}` })
    const [key = '', gradeInId] = id.split('.')
    if (seen.has(id)) report('stands twice')
    seen.add(id)
    if (!KEYS.has(key)) report(`${key} is no subject key`)
    if (Number(gradeInId) !== grade) report(`its grade is ${grade}`)
    if (!can.startsWith('I can ')) report('its sentence must begin with "I can"')
    for (const before of after) {
      const other = byId.get(before)
      if (!other) report(`there is no skill ${before}`)
      else if (other.grade > grade) report(`comes after ${before}, which is of a higher grade`)
    }
  }
  return [...faults, ...findCircles(skills, byId), ...findLoose(skills)]
}

function findCircles(skills: SkillEntry[], byId: Map<string, SkillEntry>): Fault[] {
  const state = new Map<string, 'open' | 'done'>()
  const faults: Fault[] = []
  const visit = (skill: SkillEntry) => {
    state.set(skill.id, 'open')
    for (const before of skill.after) {
      const other = byId.get(before)
      if (!other || state.get(before) === 'done') continue
      if (state.get(before) === 'open') {
        faults.push({ file: skill.file, reason: `${skill.id} and ${before} come before each other` })
      } else visit(other)
    }
    state.set(skill.id, 'done')
  }
  for (const skill of skills) if (!state.has(skill.id)) visit(skill)
  return faults
}

function findLoose(skills: SkillEntry[]): Fault[] {
  return [...new Set(skills.map(keyOf))].flatMap((key) => {
    const own = skills.filter((skill) => keyOf(skill) === key)
    const lowest = Math.min(...own.map(({ grade }) => grade))
    const rootless = own
      .filter(({ grade, after }) => grade > lowest && !after.some((before) => before.startsWith(`${key}.`)))
      .map(({ file, id }) => ({ file, reason: `${id}: comes after no other skill of its subject` }))
    const together = gather(own)
    const apart = own
      .filter(({ id }) => !together.has(id))
      .map(({ file, id }) => ({ file, reason: `${id}: is not connected with ${own[0]?.id} in any way` }))
    return [...rootless, ...apart]
  })
}

/** Everything connected with the first skill, whichever way. */
function gather(skills: SkillEntry[]): Set<string> {
  const neighbors = new Map<string, string[]>(skills.map(({ id }) => [id, []]))
  for (const { id, after } of skills) {
    for (const before of after) {
      neighbors.get(before)?.push(id)
      neighbors.get(id)?.push(before)
    }
  }
  const reached = new Set<string>()
  const waiting = skills.slice(0, 1).map(({ id }) => id)
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id) || !neighbors.has(id)) continue
    reached.add(id)
    waiting.push(...(neighbors.get(id) ?? []))
  }
  return reached
}

const keyOf = ({ id }: SkillEntry) => id.split('.', 1)[0] ?? ''
