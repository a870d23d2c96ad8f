import { visualPictures } from '#contract/kids-code/pictures.ts'
import { visualProjects } from '#contract/kids-code/projects.ts'
import { block as b, buildProject, type Project } from '#engines/kids-code/index.ts'
import type { Person } from '../school.ts'
import { type Attempt, CREATED, expectWords } from './attempt.ts'
import { EXECUTABLE_DRAWINGS, EXECUTABLE_MARKUP } from './executable.ts'

const REFUSED = 400

/** How many projects and pictures with a drawing that runs were refused: all of them should be. */
export async function sendDrawings({ call, faults }: Attempt, { token }: Person): Promise<number> {
  let refused = 0
  for (const [title, svg] of Object.entries(EXECUTABLE_DRAWINGS)) {
    const isAddress = svg.startsWith('data:') || svg.startsWith('http')
    const imageUrl = isAddress ? svg : `data:image/svg+xml,${encodeURIComponent(svg)}`
    const picture = { id: 'p', name: 'x', imageUrl }
    const assets = { sprites: [picture], backgrounds: [picture] }
    const blocks = makeProject('cat')
    const answers = [
      await call(token, visualPictures.addSprite, { name: title, imageUrl }),
      await call(token, visualPictures.addBackground, { name: title, imageUrl }),
      await call(token, visualProjects.create, { title, blocks, assets }),
      await call(token, visualProjects.create, { title, blocks, thumbnail: imageUrl }),
      await call(token, visualProjects.create, { title, blocks: withAsset(imageUrl) }),
    ]
    for (const { status } of answers)
      if (status === REFUSED) refused += 1
      else faults.push(`${title}: a project or picture with it was answered with ${status}`)
  }
  return refused
}

/** Names and texts of projects are words, whatever they hold. */
export async function sendProjects(attempt: Attempt, { token }: Person): Promise<void> {
  const { call, faults } = attempt
  for (const [title, html] of Object.entries(EXECUTABLE_MARKUP)) {
    const draft = { title: html.slice(0, 60), blocks: makeProject(html) }
    const { status, body } = await call(token, visualProjects.create, draft)
    if (status !== CREATED) continue
    const opened = await call(token, visualProjects.one, { id: body.id })
    const { blocks, assets, thumbnail } = opened.body
    const costumes = blocks.sprites.map((sprite) => sprite.costumes)
    const pictures = [assets, thumbnail, blocks.stage.backgrounds, costumes]
    expectWords(attempt, `pictures of the project "${title}"`, JSON.stringify(pictures))
    if (!opened.headers.get('content-type')?.startsWith('application/json'))
      faults.push('a project does not come as JSON')
  }
}

/** Its names and texts are what somebody typed. */
function makeProject(words: string): Project {
  const name = words.slice(0, 60)
  const project = buildProject({
    sprites: [{ id: 'cat', name, scripts: [[b('event_flag'), b('looks_say', { text: words })]] }],
    messages: ['go'],
  })
  return { ...project, messages: [{ id: 'go', name }] }
}

/** A costume that is no name of the library but an address. */
function withAsset(asset: string): Project {
  const project = makeProject('cat')
  return {
    ...project,
    sprites: project.sprites.map((sprite) => ({
      ...sprite,
      costumes: sprite.costumes.map((costume) => ({ ...costume, asset })),
    })),
  }
}
