import { EXAMPLES } from '#content/kids-code/all-examples.ts'
import { MISSIONS } from '#content/kids-code/all-missions.ts'
import { missions } from '#contract/kids-code/missions.ts'
import { visualProjects } from '#contract/kids-code/projects.ts'
import { projectSharing } from '#contract/kids-code/sharing.ts'
import type { Project } from '#engines/kids-code/index.ts'
import type { Scene, Stage } from '../../stage.ts'
import { at, does, idOf } from '../at.ts'
import { MISSIONS_DONE, PROJECTS } from '../texts/kids-projects.ts'

/** What children build, the missions they solve, and what they show to others. */
export function buildPrograms(): Scene[] {
  return [...solveMissions(), ...buildProjects()]
}

function solveMissions(): Scene[] {
  return MISSIONS_DONE.map(({ username, day, time, mission, hintsSeen }) =>
    at(day, time, `${username} solves the mission ${mission}`, async (stage) => {
      const { solution } = findMission(mission)
      const minutes = Math.round(stage.chance.between(4, 14))
      const { isDone } = await does(stage, username, missions.attempt, {
        ...{ mission, blocks: toBlocks(solution), hintsSeen, timeSpentSeconds: 60 * minutes },
      })
      if (!isDone) throw new Error(`the solution of ${mission} solves nothing`)
    }),
  )
}

function buildProjects(): Scene[] {
  return PROJECTS.flatMap(({ username, day, time, title, description, from, shared, saved = [] }) => {
    const program = toBlocks(findProgram(from))
    return [
      at(day, time, `${username} builds “${title}”`, async (stage) => {
        await does(stage, username, visualProjects.create, { title, description, blocks: program })
      }),
      ...saved.map((again) =>
        at(again.day, again.time, `${username} works on “${title}” again`, async (stage) => {
          const id = await findProject(stage, username, title)
          await does(stage, username, visualProjects.update, { id, description: again.description })
        }),
      ),
      ...(shared
        ? [
            at(shared.day, shared.time, `${username} shows “${title}” to everybody`, async (stage) => {
              const id = await findProject(stage, username, title)
              await does(stage, username, visualProjects.update, { id, isPublic: true })
            }),
          ]
        : []),
      ...(shared?.decided
        ? [
            at(shared.decided.day, '12:55', `Elena looks at “${title}”`, async (stage) => {
              const waiting = await does(stage, 'demo-teacher', projectSharing.reviews, {})
              const review = waiting.find(
                (one) => one.title === title && one.author.id === idOf(stage, username),
              )
              await does(stage, 'demo-teacher', projectSharing.decide, {
                ...{ id: review?.id ?? 0, outcome: shared.decided?.outcome ?? 'approved' },
                ...(shared.decided?.message && { reason: 'other', message: shared.decided.message }),
              })
            }),
          ]
        : []),
    ]
  })
}

async function findProject(stage: Stage, username: string, title: string): Promise<number> {
  const own = await does(stage, username, visualProjects.list, {})
  const found = own.find((one) => one.title === title)
  if (!found) throw new Error(`${username} has no project “${title}”`)
  return found.id
}

function findMission(id: string) {
  const mission = MISSIONS.find((one) => one.id === id)
  if (!mission) throw new Error(`there is no mission ${id}`)
  return mission
}

/** Programs that run: examples, and solutions of missions, as children go on from them. */
function findProgram(from: { example: string } | { mission: string }): Project {
  if ('mission' in from) return findMission(from.mission).solution
  const example = EXAMPLES.find(({ key }) => key === from.example)
  if (!example) throw new Error(`there is no example ${from.example}`)
  return example.project
}

const toBlocks = (project: Project) => project as unknown as Record<string, unknown>
