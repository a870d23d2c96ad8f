type Program = { example: string } | { mission: string }

type KidsProject = {
  username: string
  day: number
  time: string
  title: string
  description: string
  from: Program
  saved?: readonly { day: number; time: string; description: string }[]
  shared?: {
    day: number
    time: string
    decided?: { day: number; outcome: 'approved' | 'declined'; message?: string }
  }
}

export const PROJECTS: readonly KidsProject[] = [
  {
    ...{ username: 'demo-kid', day: 36, time: '16:10', from: { mission: 'walk-to-the-flag' } },
    ...{ title: 'Hop to the flag', description: 'He hops all the way.' },
  },
  {
    ...{ username: 'demo-kid', day: 42, time: '16:05', from: { mission: 'hop-hop-hop' } },
    ...{ title: 'Hop hop hop', description: 'Three hops and then a rest.' },
    saved: [{ day: 44, time: '16:20', description: 'Now he hops more. I used repeat!' }],
  },
  {
    ...{ username: 'demo-kid', day: 45, time: '16:30', from: { example: 'dancing-cat' } },
    ...{ title: 'Cat concert', description: 'Click the cat and it sings!' },
    shared: { day: 46, time: '16:40' },
  },
  {
    ...{ username: 'mei.chen', day: 31, time: '16:00', from: { example: 'dancing-cat' } },
    ...{ title: 'My dancing cat', description: 'It dances to the drum.' },
    shared: { day: 32, time: '16:15', decided: { day: 35, outcome: 'approved' } },
  },
  {
    ...{ username: 'adaeze.nwosu', day: 31, time: '16:25', from: { mission: 'let-it-snow' } },
    ...{ title: 'Snow on the hill', description: 'I want it to snow for real.' },
  },
  {
    ...{ username: 'isla.campbell', day: 30, time: '16:35', from: { mission: 'tickle-the-bear' } },
    ...{ title: 'Tickle the bear', description: 'Click the bear. He laughs.' },
  },
  {
    ...{ username: 'demo-student', day: 18, time: '16:30', from: { example: 'flower-of-hearts' } },
    ...{
      title: 'Flower for Mom',
      description: 'It draws hearts in a circle. 360 divided by the number of petals!',
    },
    shared: { day: 21, time: '16:10', decided: { day: 22, outcome: 'approved' } },
  },
  {
    ...{ username: 'arjun.patel', day: 25, time: '17:05', from: { example: 'owl-quiz' } },
    ...{
      title: 'Owl quiz',
      description: 'The owl asks you questions. Next I will change them to space questions.',
    },
    shared: { day: 39, time: '17:20', decided: { day: 42, outcome: 'approved' } },
  },
  {
    ...{ username: 'kwame.mensah', day: 37, time: '17:15', from: { example: 'mouse-maze' } },
    ...{ title: 'Mouse maze', description: 'Use the arrow keys. Don’t touch the walls.' },
    shared: { day: 45, time: '18:00' },
  },
]

type MissionDone = { username: string; day: number; time: string; mission: string; hintsSeen: number }

export const MISSIONS_DONE: readonly MissionDone[] = [
  { username: 'demo-kid', day: 32, time: '16:20', mission: 'walk-to-the-flag', hintsSeen: 1 },
  { username: 'demo-kid', day: 35, time: '16:35', mission: 'around-the-pond', hintsSeen: 2 },
  { username: 'demo-kid', day: 39, time: '16:15', mission: 'hop-hop-hop', hintsSeen: 0 },
  { username: 'demo-kid', day: 44, time: '16:45', mission: 'tickle-the-bear', hintsSeen: 1 },
  { username: 'mei.chen', day: 30, time: '16:30', mission: 'walk-to-the-flag', hintsSeen: 0 },
  { username: 'mei.chen', day: 31, time: '16:40', mission: 'hop-hop-hop', hintsSeen: 0 },
  { username: 'isla.campbell', day: 31, time: '16:45', mission: 'tickle-the-bear', hintsSeen: 1 },
  { username: 'demo-student', day: 11, time: '16:20', mission: 'walk-a-square', hintsSeen: 0 },
  { username: 'demo-student', day: 16, time: '16:50', mission: 'steer-the-mouse', hintsSeen: 1 },
  { username: 'kwame.mensah', day: 30, time: '17:00', mission: 'steer-the-mouse', hintsSeen: 0 },
]
