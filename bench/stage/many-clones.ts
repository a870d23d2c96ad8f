import { block as b, buildProject, type Project } from '#engines/kids-code/index.ts'

/** So many clones that each run about, turn and change their costume all the time. */
export function makeManyClones(count: number): Project {
  return buildProject({
    backgrounds: ['meadow'],
    sprites: [
      {
        id: 'butterfly',
        name: 'Butterfly',
        scripts: [
          [
            b('event_flag'),
            b('looks_hide'),
            b('control_repeat', { times: count }, [
              b('motion_turn_right', { degrees: 137 }),
              b('control_make_clone'),
            ]),
          ],
          [
            b('control_clone_start'),
            b('looks_show'),
            b('control_forever', {}, [
              b('motion_move', { steps: 5 }),
              b('motion_turn_right', { degrees: 2 }),
              b('motion_bounce'),
              b('looks_next_costume'),
            ]),
          ],
        ],
      },
    ],
  })
}
