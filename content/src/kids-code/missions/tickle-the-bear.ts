import { block as b } from '#engines/kids-code/index.ts'
import { defineMission } from '../define-mission.ts'

export const TICKLE_THE_BEAR = defineMission({
  id: 'tickle-the-bear',
  title: 'Tickle the bear',
  grades: [1, 2],
  level: 'pictures',
  topic: 'events',
  skills: [],
  goal: 'When somebody clicks the bear, it says something and looks different. Until then it is quiet.',
  hints: [
    'The bear must wait for a click. Which block starts when the bear is clicked?',
    'Take the block with the pointing hand. Put what the bear does under it.',
    'Under the block with the hand put a say block and the block for the next look.',
  ],
  scene: { backgrounds: ['forest'], sprites: [{ id: 'bear', name: 'Bear' }] },
  blocks: ['event_flag', 'event_click', 'looks_say', 'looks_next_costume', 'looks_change_size'],
  runs: [
    { seconds: 3, seed: 'mission', inputs: [{ atSeconds: 1, input: { clicks: ['bear'] } }] },
    { seconds: 3, seed: 'mission' },
  ],
  checks: [
    { kind: 'uses', anyOf: ['event_click'], tells: 'Something starts with a click on the bear.' },
    { kind: 'says', sprite: 'bear', text: '', isPart: true, run: 0, tells: 'After a click the bear speaks.' },
    {
      kind: 'costume-changes',
      sprite: 'bear',
      least: 1,
      run: 0,
      tells: 'After a click the bear looks different.',
    },
    { kind: 'is-silent', sprite: 'bear', run: 1, tells: 'Without a click the bear is quiet.' },
  ],
  starter: { bear: [[b('event_flag'), b('looks_say', { text: 'Hee hee!' })]] },
  solution: { bear: [[b('event_click'), b('looks_say', { text: 'Hee hee!' }), b('looks_next_costume')]] },
})
