import type { Draft } from './draft-steps.ts'
import type { PlanTask } from './plan-port.ts'

/** What a step is about, read off where it leads: its skills, and for lessons and quizzes the lesson. */
type About = { skills: readonly string[]; lessonId: number | null }

/**
 * For each step of an outline the places of those that must come before it: what its skills build on, and what stands
 * before it about the same skill or lesson (it is read before it is practiced, and practiced before it is reviewed).
 */
export function listNeeds(task: PlanTask, drafts: readonly Draft[]): ReadonlySet<number>[] {
  const abouts = drafts.map((draft) => readAbout(task, draft))
  const before = listBefore(task)
  return abouts.map((about, place) => {
    const builtOn = new Set(about.skills.flatMap((skill) => [...before(skill)]))
    const needs = abouts.flatMap((other, earlier) => {
      if (earlier >= place) return []
      const isSame =
        (other.lessonId !== null && other.lessonId === about.lessonId) ||
        other.skills.some((skill) => about.skills.includes(skill))
      return isSame || other.skills.some((skill) => builtOn.has(skill)) ? [earlier] : []
    })
    return new Set(needs)
  })
}

/**
 * The steps in an order that keeps to what builds on what, and else as they stand: a lesson or practice moves before the
 * first step about something that builds on it. A review waits, and a quiz proves what was learned until then.
 * Two lessons may each teach what the other builds on. Then they are read in the order in which they stand, and what they
 * teach is practiced in the order of the skills.
 */
export function orderByNeeds(task: PlanTask, drafts: readonly Draft[]): Draft[] {
  const abouts = drafts.map((draft) => readAbout(task, draft))
  const after = new Map(task.skills.graph.map((node) => [node.id, node.after]))
  const teaching = listTeaching(drafts, abouts)
  /** The skills to be taught and the steps to be done before a step, as far as it does not teach them itself. */
  const needsOf = (place: number): Needs => {
    const skills = abouts[place]?.skills ?? []
    return {
      skills: skills.flatMap((skill) => after.get(skill) ?? []).filter((skill) => !skills.includes(skill)),
      places: skills.flatMap((skill) => teaching.get(skill) ?? []).filter((other) => other < place),
    }
  }
  const circles = findCircles<string | number>(drafts.keys(), (node) => {
    if (typeof node === 'string') return [...(after.get(node) ?? []), ...(teaching.get(node) ?? [])]
    const { skills, places } = needsOf(node)
    return [...skills, ...places]
  })
  /** A lesson does not wait for what waits for it. */
  const waitsFor = (place: number): Needs => {
    const { skills, places } = needsOf(place)
    if (drafts[place]?.type !== 'lesson') return { skills, places }
    const isAhead = (node: string | number) => circles.get(node) !== circles.get(place)
    return { skills: skills.filter(isAhead), places: places.filter(isAhead) }
  }
  const placed = new Set<number>()
  const pulled = new Set<string>()
  const order: Draft[] = []
  /** What teaches a skill, after what the skill builds on. */
  const pull = (skill: string): void => {
    if (pulled.has(skill)) return
    pulled.add(skill)
    for (const before of after.get(skill) ?? []) pull(before)
    for (const place of teaching.get(skill) ?? []) put(place)
  }
  const put = (place: number): void => {
    const draft = drafts[place]
    if (placed.has(place) || !draft) return
    placed.add(place)
    const { skills, places } = waitsFor(place)
    for (const skill of skills) pull(skill)
    for (const other of places) put(other)
    order.push(draft)
  }
  for (const place of drafts.keys()) put(place)
  return order
}

type Needs = { skills: readonly string[]; places: readonly number[] }

/** The places of the lessons and the practice of each skill. */
function listTeaching(drafts: readonly Draft[], abouts: readonly About[]): Map<string, number[]> {
  const teaching = new Map<string, number[]>()
  for (const [place, { type }] of drafts.entries()) {
    if (type !== 'lesson' && type !== 'practice') continue
    for (const skill of abouts[place]?.skills ?? [])
      teaching.set(skill, [...(teaching.get(skill) ?? []), place])
  }
  return teaching
}

/** For each node the number of its circle: those that wait for each other have the same one (Tarjan). */
function findCircles<Node>(nodes: Iterable<Node>, nextOf: (node: Node) => Iterable<Node>): Map<Node, number> {
  const circles = new Map<Node, number>()
  const lowest = new Map<Node, number>()
  const open: Node[] = []
  const visit = (node: Node): number => {
    const own = lowest.size
    lowest.set(node, own)
    const depth = open.push(node) - 1
    let low = own
    for (const next of nextOf(node))
      if (!circles.has(next)) low = Math.min(low, lowest.get(next) ?? visit(next))
    lowest.set(node, low)
    if (low === own) for (const member of open.splice(depth)) circles.set(member, own)
    return low
  }
  for (const node of nodes) if (!lowest.has(node)) visit(node)
  return circles
}

/** Without those that follow from others: who needs a step needs what it needs. */
export function reduceNeeds(needs: readonly ReadonlySet<number>[]): number[][] {
  const closures: Set<number>[] = []
  return needs.map((all) => {
    const covered = new Set<number>()
    const kept: number[] = []
    for (const place of [...all].toSorted((a, b) => b - a)) {
      if (covered.has(place)) continue
      kept.push(place)
      covered.add(place)
      for (const earlier of closures[place] ?? []) covered.add(earlier)
    }
    closures.push(covered)
    return kept.toReversed()
  })
}

/** What is wrong with another order or choice of the steps of an outline; null when it keeps to everything. */
export function findOrderFault(
  task: PlanTask,
  drafts: readonly Draft[],
  order: readonly number[],
): string | null {
  if (order.some((place) => !(place in drafts))) return 'A step that is not on the list was named.'
  if (new Set(order).size < order.length) return 'A step was named twice.'
  if (task.type === 'curriculum_sequence' && !isAsItWas(drafts, order))
    return 'This plan is the course in its order: no step may be moved or left out.'
  if (order.length * 2 < drafts.length) return 'Too many steps were left out.'
  const kept = new Set(order)
  // The way to a goal is as long as it is; only what repeats may be left out.
  const isMissed = (draft: Draft, place: number) =>
    !kept.has(place) && (draft.type === 'lesson' || draft.type === 'assessment')
  const missed = task.type === 'learning_path' ? drafts.find(isMissed) : undefined
  if (missed) return `“${missed.title}” must not be left out.`
  const needs = listNeeds(task, drafts)
  const done = new Set<number>()
  for (const place of order) {
    const lacking = [...(needs[place] ?? [])].find((one) => !done.has(one))
    if (lacking !== undefined)
      return `“${drafts[lacking]?.title}” must come before “${drafts[place]?.title}”, and be there.`
    done.add(place)
  }
  return null
}

const isAsItWas = (drafts: readonly Draft[], order: readonly number[]) =>
  order.length === drafts.length && order.every((place, at) => place === at)

function readAbout({ lessons }: PlanTask, { link }: Draft): About {
  const [, kind, id] = /^\/(lessons|quizzes)\/(\d+)$/.exec(link) ?? []
  if (!kind) {
    const skill = /^\/practice\?skill=(.+)$/.exec(link)?.[1]
    return { skills: skill ? [decodeURIComponent(skill)] : [], lessonId: null }
  }
  const wanted = Number(id)
  const lesson = lessons.find((one) => (kind === 'lessons' ? one.id : one.quiz?.id) === wanted)
  return { skills: lesson?.skills ?? [], lessonId: lesson?.id ?? null }
}

/** Everything that a skill builds on, through however many others. */
function listBefore({ skills: { graph } }: PlanTask): (skill: string) => ReadonlySet<string> {
  const after = new Map(graph.map((node) => [node.id, node.after]))
  const known = new Map<string, Set<string>>()
  const collect = (skill: string): Set<string> => {
    const found = known.get(skill)
    if (found) return found
    const all = new Set<string>()
    known.set(skill, all)
    for (const one of after.get(skill) ?? []) {
      all.add(one)
      for (const earlier of collect(one)) all.add(earlier)
    }
    return all
  }
  return collect
}
