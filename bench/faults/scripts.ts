import { strToU8, unzipSync } from 'fflate'
import { CLASS_FILE_TYPES, classFiles } from '#contract/classroom/class-files.ts'
import { visualPictures } from '#contract/kids-code/pictures.ts'
import { visualProjects } from '#contract/kids-code/projects.ts'
import { flashcardFiles } from '#contract/study/flashcard-files.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import { block as b, buildProject, type Project } from '#engines/kids-code/index.ts'
import { packDeck } from './bombs/decks.ts'
import { readFields } from './bombs/read-fields.ts'
import type { Fault, Outcome, Scene } from './fault.ts'
import { EXECUTABLE_DRAWINGS, EXECUTABLE_MARKUP, isExecutable } from './scripts/executable.ts'
import { onStage } from './stage.ts'
import { createCall, Tally } from './tally.ts'

const CREATED = 201
/** Of a file that a browser may open: it is saved, and runs nothing should somebody open it all the same. */
const SAFE_HEADERS = [
  ['content-disposition', /^attachment/],
  ['content-security-policy', /sandbox/],
  ['x-content-type-options', /^nosniff$/],
] as const

/** Decks, tables, projects and files with scripts in them: what is stored comes back as words, or was refused. */
export const scripts: Fault = { name: 'scripts', databases: ['embedded'], run }

function run(scene: Scene): Promise<Outcome> {
  return onStage(scene, { pupils: 3, teachers: 1 }, async (stage) => {
    const { school, product, memory } = stage
    const [ada, coder] = school.pupils
    const [teacher] = school.teachers
    if (!ada || !coder || !teacher) throw new Error('there is nobody to ask')
    const tally = new Tally()
    const call = createCall(product.url, tally)
    const faults: string[] = []
    const markup = Object.entries(EXECUTABLE_MARKUP)
    const expectWords = (what: string, text: string) => {
      if (isExecutable(text)) faults.push(`${what} came back as ${text.slice(0, 100)}`)
    }

    // A deck whose fields, templates, tags and pictures are scripts, and a table that says it is HTML.
    const deck = packDeck({
      notes: markup.map(([title, html]) => [`${title} ${html}`, html]),
      question: '<script>alert(1)</script><div onclick="alert(2)">{{Front}}</div>',
      answer: '<svg onload=alert(3)></svg><hr id=answer>{{Back}}<img src=x onerror=alert(4)>',
      tags: '<script>alert(5)</script> onload=alert(6)',
      media: {
        'a.png': strToU8('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
        'b.svg': strToU8('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        'c.html': strToU8('<script>alert(1)</script>'),
      },
    })
    const table = [
      '#separator:Comma',
      '#html:true',
      ...markup.map(([title, html]) =>
        [title, html].map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','),
      ),
    ].join('\n')
    let isKept = 0
    for (const file of [Buffer.from(deck), Buffer.from(table)]) {
      const base64 = file.toString('base64')
      const preview = await call(ada.token, flashcardFiles.preview, { file: base64 })
      for (const { front, back } of preview.body?.examples ?? [])
        expectWords('an example', `${front}\n${back}`)
      const { status, body } = await call(ada.token, flashcardFiles.import, {
        file: base64,
        skipErrors: true,
        keepDuplicates: true,
      })
      if (status === CREATED) isKept += body.imported
      if (body?.pictures > 0) faults.push(`${body.pictures} pictures of scripts were kept`)
    }
    if (isKept < markup.length) faults.push(`only ${isKept} cards were kept`)
    let before: number | undefined
    for (;;) {
      const { body } = await call(ada.token, flashcards.list, { id: ada.id, ...(before && { before }) })
      if (!Array.isArray(body) || body.length === 0) break
      // Tags are words in Anki as well, and are shown as such.
      for (const { front, back, passage } of body)
        expectWords('a stored card', `${front}\n${back}\n${passage ?? ''}`)
      before = body.at(-1).id
    }

    // Words that look like a script are words here; in Anki, whose fields are HTML, they must stay words.
    for (const [, html] of markup) await call(coder.token, flashcards.create, { front: html, back: html })
    const exported = await call(coder.token, flashcardFiles.export, { format: 'apkg' })
    const collection = unzipSync(exported.body)['collection.anki2']
    const fields = collection ? readFields(collection) : []
    if (fields.length < markup.length) faults.push('the exported package lacks cards')
    for (const field of fields) expectWords('an exported field', field)

    let refused = 0
    for (const [title, svg] of Object.entries(EXECUTABLE_DRAWINGS)) {
      const imageUrl =
        svg.startsWith('data:') || svg.startsWith('http')
          ? svg
          : `data:image/svg+xml,${encodeURIComponent(svg)}`
      const picture = { id: 'p', name: 'x', imageUrl }
      const answers = [
        await call(coder.token, visualPictures.addSprite, { name: title, imageUrl }),
        await call(coder.token, visualPictures.addBackground, { name: title, imageUrl }),
        await call(coder.token, visualProjects.create, {
          title,
          blocks: makeProject('cat'),
          assets: { sprites: [picture], backgrounds: [picture] },
        }),
        await call(coder.token, visualProjects.create, {
          title,
          blocks: makeProject('cat'),
          thumbnail: imageUrl,
        }),
        await call(coder.token, visualProjects.create, { title, blocks: withAsset(imageUrl) }),
      ]
      for (const { status } of answers) {
        if (status === 400) refused += 1
        else faults.push(`${title}: a project or picture with it was answered with ${status}`)
      }
    }
    for (const [title, html] of markup) {
      const { status, body } = await call(coder.token, visualProjects.create, {
        title: html.slice(0, 60),
        blocks: makeProject(html),
      })
      if (status !== CREATED) continue
      const opened = await call(coder.token, visualProjects.one, { id: body.id })
      const { blocks, assets, thumbnail } = opened.body
      expectWords(
        `pictures of the project "${title}"`,
        JSON.stringify([
          assets,
          thumbnail,
          blocks.stage.backgrounds,
          blocks.sprites.map(({ costumes }: Project['sprites'][number]) => costumes),
        ]),
      )
      if (!opened.headers.get('content-type')?.startsWith('application/json'))
        faults.push('a project does not come as JSON')
    }

    for (const [title, html] of markup) {
      const dataBase64 = Buffer.from(`<!doctype html>${html}`).toString('base64')
      const { body, status } = await call(ada.token, classFiles.add, {
        classId: teacher.classId,
        name: 'work.txt',
        type: CLASS_FILE_TYPES[4],
        dataBase64,
      })
      if (status !== CREATED) continue
      const opened = await call(teacher.token, classFiles.open, { key: body.url.split('/').at(-1) })
      for (const [name, safe] of SAFE_HEADERS)
        if (!safe.test(opened.headers.get(name) ?? ''))
          faults.push(`${title}: a text is sent with ${name}: ${opened.headers.get(name)}`)
      if (/html|svg|xml/.test(opened.headers.get('content-type') ?? 'html'))
        faults.push(`${title}: a text is sent as ${opened.headers.get('content-type')}`)
    }

    return {
      times: `${markup.length} markups, ${Object.keys(EXECUTABLE_DRAWINGS).length} drawings`,
      tally,
      lost: null,
      isAlive: stage.isAlive(),
      peakMb: memory.takePeakMb(),
      faults,
      notes: [`${isKept} cards kept as words, ${fields.length} fields exported, ${refused} drawings refused`],
    }
  })
}

/** Its names and texts are what somebody typed. */
const makeProject = (words: string): Project => {
  const project = buildProject({
    sprites: [
      { id: 'cat', name: words.slice(0, 60), scripts: [[b('event_flag'), b('looks_say', { text: words })]] },
    ],
    messages: ['go'],
  })
  return { ...project, messages: [{ id: 'go', name: words.slice(0, 60) }] }
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
