import type { Project, Script } from '../program/project.ts'
import { STAGE_ID } from '../program/project.ts'
import type { Language } from './language.ts'

/** Identifiers of a project in a language; the same project always has the same ones. */
export type Names = {
  sprites: Map<string, string>
  /** What belongs to a sprite is written as `cat.lives`. */
  variables: Map<string, string>
  lists: Map<string, string>
  parameters: Map<string, string>
  /** Of each script: the function it becomes. */
  functions: Map<string, string>
}

export function chooseNames(project: Project, language: Language): Names {
  const taken = new Set(language.reserved)
  const name = (wished: string, otherwise: string) => takeName(taken, toWords(wished), otherwise, language)
  const sprites = new Map([[STAGE_ID, 'stage']])
  for (const { id, name: wished } of project.sprites) sprites.set(id, name(wished, 'sprite'))
  const data = (things: Project['variables'] | Project['lists'], otherwise: string) =>
    new Map(
      things.map(({ id, name: wished, owner }) => {
        const chosen = name(wished, otherwise)
        return [id, owner === null ? chosen : `${sprites.get(owner)}.${chosen}`]
      }),
    )
  const variables = data(project.variables, 'variable')
  const lists = data(project.lists, 'list')
  const parameters = new Map(
    project.ownBlocks.flatMap((ownBlock) => {
      // Each call has its own, so that two own blocks may use the same words.
      const within = new Set(taken)
      return ownBlock.parameters.map(({ id, name: wished }): [string, string] => [
        id,
        takeName(within, toWords(wished), 'value', language),
      ])
    }),
  )
  const functions = new Map<string, string>()
  const ownerScripts = [{ id: STAGE_ID, scripts: project.stage.scripts }, ...project.sprites]
  for (const { id, scripts } of ownerScripts) {
    for (const script of scripts) {
      if (!script.hat) continue
      const wished = wishFunctionName(project, script, sprites.get(id) ?? '')
      functions.set(script.id, takeName(taken, toWords(wished), 'block', language))
    }
  }
  return { sprites, variables, lists, parameters, functions }
}

/** `cat on flag`; an own block by its name, with the sprite's before it when several sprites define it. */
function wishFunctionName(project: Project, script: Script, sprite: string): string {
  const hat = script.hat
  if (hat?.opcode !== 'own_define') {
    const what = hat?.opcode.replace(/^(event|control)_/, '').replaceAll('_', ' ') ?? ''
    const key = hat?.fields.key ?? ''
    const message = project.messages.find(({ id }) => id === hat?.fields.message)?.name ?? ''
    return `${sprite} on ${what} ${key} ${message}`
  }
  const ownBlock = project.ownBlocks.find(({ id }) => id === hat.fields['own-block'])
  const definers = [project.stage, ...project.sprites].filter(({ scripts }) =>
    scripts.some(
      (other) => other.hat?.opcode === 'own_define' && other.hat.fields['own-block'] === ownBlock?.id,
    ),
  )
  return definers.length > 1 ? `${sprite} ${ownBlock?.name ?? ''}` : (ownBlock?.name ?? '')
}

/** Letters and digits of any script, as both languages allow them; `isHigh` is two words. */
function toWords(name: string): string[] {
  const apart = name.normalize('NFKC').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
  return apart.toLowerCase().match(/[\p{ID_Start}\p{Nd}]+/gu) ?? []
}

function takeName(taken: Set<string>, words: string[], otherwise: string, language: Language): string {
  const isNamed = words.length > 0
  const startsWell = isNamed && !/^\p{Nd}/u.test(words[0] ?? '')
  const wished = startsWell ? words : [otherwise, ...words]
  let name = language.joinWords(wished)
  for (let count = 2; taken.has(name); count++) name = language.joinWords([...wished, String(count)])
  taken.add(name)
  return name
}
