import { MISSIONS } from '#content/kids-code/all-missions.ts'
import { missions } from '#contract/kids-code/missions.ts'
import { block as b, buildProject, type Project, type ProjectDraft } from '#engines/kids-code/index.ts'
import { say } from '../print.ts'
import { askBeside, judgeBeside } from './ask-beside.ts'
import type { Fault, Outcome, Scene } from './fault.ts'
import { type Person, takeTurns } from './school.ts'
import { onStage } from './stage.ts'
import { createCall, describeAnswer, findFaults, Tally } from './tally.ts'

/** A program is given up after 15 s. */
const LONGEST_ALONE_MS = 20_000
const SLOW_MS = 3_000
const AT_ONCE = 12
/** Of a child who sends a good program while one other sends endless ones. */
const LONGEST_OF_OTHERS_MS = 30_000

type Scripts = NonNullable<ProjectDraft['sprites'][number]['scripts']>

const forever = (...body: Parameters<typeof b>[2] & object[]) => b('control_forever', {}, [...body])
const inside = (depth: number, inner: ReturnType<typeof b>): ReturnType<typeof b> =>
  depth === 0 ? inner : b('control_repeat', { times: 1e9 }, [inside(depth - 1, inner)])
const grow = () =>
  b('variable_set', {
    variable: 'score',
    value: b('operator_join', {
      a: b('variable_value', { variable: 'score' }),
      b: b('variable_value', { variable: 'score' }),
    }),
  })
const many = (count: number, script: Scripts[number]): Scripts => Array.from({ length: count }, () => script)

/** Programs that never end, each in a way of its own. */
const ENDLESS: Record<string, Scripts> = {
  'counts for ever in 199 scripts': many(199, [
    b('event_flag'),
    forever(b('variable_change', { variable: 'score' })),
  ]),
  'repeats within repeats': many(20, [
    b('event_flag'),
    inside(90, b('variable_change', { variable: 'score' })),
  ]),
  'clones that make clones': [
    [b('event_flag'), forever(b('control_make_clone', { target: 'myself' }))],
    [
      b('control_clone_start'),
      b('control_make_clone', { target: 'myself' }),
      forever(b('motion_move', { steps: 10 }), b('motion_bounce')),
    ],
  ],
  'a text that doubles': many(50, [
    b('event_flag'),
    b('variable_set', { variable: 'score', value: 'ab' }),
    forever(grow()),
  ]),
  'lists that grow and are searched': many(50, [
    b('event_flag'),
    forever(
      b('list_add', { list: 'things', item: 'x'.repeat(1_000) }),
      b('list_insert', { list: 'things', item: 'y', place: 1 }),
      b('control_if', { condition: b('list_contains', { list: 'things', item: 'z' }) }, [
        b('list_clear', { list: 'things' }),
      ]),
    ),
  ]),
  'a block of its own that calls itself': [
    [b('event_flag'), forever(b('own_call', { 'own-block': 'again' }))],
    [
      b('own_define', { 'own-block': 'again' }),
      b('own_call', { 'own-block': 'again' }),
      b('own_call', { 'own-block': 'again' }),
    ],
  ],
  'messages that send themselves': many(60, [
    b('event_message', { message: 'go' }),
    b('event_send', { message: 'go' }),
    b('event_send_and_wait', { message: 'go' }),
  ]).concat([[b('event_flag'), b('event_send', { message: 'go' })]]),
  'touches and distances of clones': many(100, [
    b('event_flag'),
    forever(
      b('control_make_clone', { target: 'myself' }),
      b('control_if', { condition: b('sensing_touching') }, [b('looks_next_costume')]),
    ),
  ]),
}

const makeEndless = (scripts: Scripts): Project =>
  buildProject({
    sprites: [
      { id: 'cat', scripts },
      { id: 'flag', scripts },
    ],
    variables: { score: 0 },
    lists: { things: [] },
    messages: ['go'],
    ownBlocks: { again: [] },
  })

/** The first, the one that runs a program most often, and the last. */
const TRIED = [
  MISSIONS[0],
  MISSIONS.toSorted((a, b) => b.runs.length - a.runs.length)[0],
  MISSIONS.at(-1),
].filter((mission) => mission !== undefined)

/** Endless programs, judged by the server that runs them itself. */
export const programs: Fault = { name: 'programs', databases: ['embedded'], run }

function run(scene: Scene): Promise<Outcome> {
  return onStage(scene, { pupils: 60 }, async (stage) => {
    const { school, product, memory } = stage
    const [bystander, coder, greedy, ...crowd] = school.pupils
    const [mission] = MISSIONS
    if (!bystander || !coder || !greedy || !mission) throw new Error('there is nobody to ask')
    const tally = new Tally()
    const call = createCall(product.url, tally)
    const faults: string[] = []
    const beside = askBeside(product.url, bystander)
    const pupil = takeTurns(crowd, 20)
    const projects = Object.entries(ENDLESS).map(([title, scripts]) => ({
      title,
      blocks: makeEndless(scripts),
    }))

    let longestAlone = 0
    for (const { title, blocks } of projects)
      for (const { id } of TRIED) {
        const answer = await call(pupil().token, missions.attempt, { mission: id, blocks })
        longestAlone = Math.max(longestAlone, answer.ms)
        const what = `${title}, mission ${id}`
        faults.push(...findFaults(what, answer, LONGEST_ALONE_MS))
        if (answer.ms > SLOW_MS) say(`  ${describeAnswer(what, answer)}`)
      }

    const worst = TRIED[1] ?? mission
    /** A good program, sent while many endless ones are judged. */
    const solveBeside = async (sender: () => Person) => {
      const endless = Array.from({ length: AT_ONCE }, (_, n) =>
        call(sender().token, missions.attempt, {
          mission: worst.id,
          blocks: projects[n % projects.length]?.blocks ?? {},
        }),
      )
      const solved = await call(coder.token, missions.attempt, {
        mission: mission.id,
        blocks: mission.solution,
      })
      await Promise.all(endless)
      return solved
    }
    const amongMany = await solveBeside(pupil)
    const besideOne = await solveBeside(() => greedy)
    for (const solved of [amongMany, besideOne])
      if (solved.status !== 200 || solved.body.isDone !== true)
        faults.push(`a good program was answered with ${solved.status ?? 'nothing'}`)
    if (besideOne.ms > LONGEST_OF_OTHERS_MS)
      faults.push(`a good program waited ${Math.round(besideOne.ms)} ms for those of one other child`)

    const others = judgeBeside(await beside.stop())
    return {
      times: `${projects.length} programs, ${TRIED.length} missions`,
      tally,
      lost: null,
      isAlive: stage.isAlive(),
      peakMb: memory.takePeakMb(),
      faults: [...faults, ...others.faults],
      notes: [
        `alone at most ${Math.round(longestAlone)} ms; a good program among ${AT_ONCE} of others ${Math.round(amongMany.ms)} ms, beside ${AT_ONCE} of one child ${Math.round(besideOne.ms)} ms`,
        others.note,
      ],
    }
  })
}
