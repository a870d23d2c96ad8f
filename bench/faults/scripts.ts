import type { Fault, Outcome, Scene } from './fault.ts'
import { EXECUTABLE_DRAWINGS, EXECUTABLE_MARKUP } from './scripts/executable.ts'
import { exportCards, importCards } from './scripts/send-cards.ts'
import { sendDrawings, sendProjects } from './scripts/send-projects.ts'
import { sendTexts } from './scripts/send-texts.ts'
import { onStage } from './stage.ts'
import { createCall, Tally } from './tally.ts'

/** Decks, tables, projects and files with scripts in them: what is stored comes back as words, or was refused. */
export const scripts: Fault = { name: 'scripts', databases: ['embedded'], run }

function run(scene: Scene): Promise<Outcome> {
  return onStage(scene, { pupils: 2, teachers: 1 }, async (stage) => {
    const { school, product, memory } = stage
    const [ada, coder] = school.pupils
    const [teacher] = school.teachers
    if (!ada || !coder || !teacher) throw new Error('there is nobody to ask')
    const tally = new Tally()
    const faults: string[] = []
    const attempt = { call: createCall(product.url, tally), faults }
    const kept = await importCards(attempt, ada)
    const exported = await exportCards(attempt, coder)
    const refused = await sendDrawings(attempt, coder)
    await sendProjects(attempt, coder)
    await sendTexts(attempt, ada, teacher)
    return {
      times: `${Object.keys(EXECUTABLE_MARKUP).length} markups, ${Object.keys(EXECUTABLE_DRAWINGS).length} drawings`,
      tally,
      lost: null,
      isAlive: stage.isAlive(),
      peakMb: memory.takePeakMb(),
      faults,
      notes: [`${kept} cards kept as words, ${exported} fields exported, ${refused} drawings refused`],
    }
  })
}
