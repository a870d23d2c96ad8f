import { block as b } from '#engines/kids-code/index.ts'
import { defineMission } from '../define-mission.ts'

const drum = (name: string) => b('sound_drum', { drum: name, beats: 0.5 })

export const DRUM_MACHINE = defineMission({
  id: 'drum-machine',
  title: 'Build a drum machine',
  grades: [3, 5],
  level: 'blocks',
  topic: 'sounds',
  skills: ['computing.3.loops'],
  goal: 'Let the drummer play a beat of kick and snare, at least 8 sounds, with no more than 2 drum blocks. After each sound of the snare the drummer moves.',
  hints: [
    'Kick, snare, kick, snare: which part comes again and again?',
    'Put one kick and one snare into a loop. How often must it go round for 8 sounds?',
    'Repeat 4 times: drum kick, drum snare, next costume.',
  ],
  scene: {
    backgrounds: ['concert'],
    sprites: [{ id: 'drummer', name: 'Drummer', looks: ['sticks-up', 'sticks-down'] }],
  },
  blocks: ['event_flag', 'sound_drum', 'sound_note', 'sound_rest', 'control_repeat', 'looks_next_costume'],
  runs: [{ seconds: 15, seed: 'mission' }],
  checks: [
    { kind: 'plays', least: 8, tells: 'There are at least 8 sounds.' },
    { kind: 'costume-changes', sprite: 'drummer', least: 4, tells: 'The drummer moves to the beat.' },
    { kind: 'uses', anyOf: ['sound_drum'], least: 2, tells: 'You use the kick and the snare.' },
    { kind: 'uses', anyOf: ['control_repeat'], tells: 'You use a loop.' },
    { kind: 'blocks-at-most', most: 6, tells: 'You need no more than 6 blocks.' },
  ],
  starter: { drummer: [[b('event_flag'), drum('kick'), drum('snare')]] },
  solution: {
    drummer: [
      [
        b('event_flag'),
        b('control_repeat', { times: 4 }, [drum('kick'), drum('snare'), b('looks_next_costume')]),
      ],
    ],
  },
})
