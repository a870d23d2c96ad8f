import type { Project, Value } from '../program/project.ts'
import { listScripts, walkScript } from '../program/walk-blocks.ts'

/** Every word that whoever made a project wrote into it, each once: what it says, what its things are called. */
export function listTexts(project: Project): string[] {
  const { sprites, variables, lists, messages, ownBlocks } = project
  const values: (Value | object)[] = [
    ...sprites.flatMap(({ name, costumes }) => [name, ...costumes.map((costume) => costume.name)]),
    ...variables.flatMap(({ name, value }) => [name, value]),
    ...lists.flatMap(({ name, items }) => [name, ...items]),
    ...messages.map(({ name }) => name),
    ...ownBlocks.map(({ name }) => name),
    ...listScripts(project).flatMap((script) =>
      [...walkScript(script)].flatMap(({ inputs }) => Object.values(inputs)),
    ),
  ]
  return [...new Set(values.filter((value) => typeof value === 'string' && value !== '') as string[])]
}
