import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawClock } from '../../figures/clock.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName } from '../../tools/words.ts'

function writeTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 12 || 12
  return `${hour}:${String(minutes % 60).padStart(2, '0')}`
}

const DOINGS = [
  'plays chess',
  'practices the drum',
  'walks the dog',
  'bakes bread',
  'paints',
  'swims',
  'reads',
] as const

export const elapsedTime = definePractice('math.3.elapsed-time', (dice, difficulty) => {
  if (difficulty === 1) return readClock(dice)
  if (difficulty === 2) return findLength(dice)
  return dice.coin() ? findEnd(dice) : findStart(dice)
})

function readClock(dice: Dice): Problem {
  const hour = dice.int(1, 12)
  const minute = dice.intExcept(1, 59, [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55])
  const time = writeTime(hour * 60 + minute)
  const [fives, ones] = [Math.floor(minute / 5), minute % 5]
  return {
    prompt: dice.pick([
      `What time does the clock show? ${pickName(dice)} looks at it. Write the time like 12:00.`,
      `${pickName(dice)} ${dice.pick(DOINGS)} at this time. Read the clock and write the time like 12:00.`,
    ]),
    figure: drawClock(hour, minute),
    answer: { kind: 'text', value: time, accept: hour < 10 ? [`0${time}`] : [] },
    steps: [
      { say: `The short hand is past ${hour}, so the hour is ${hour}.` },
      {
        say: `Count the minutes at the long hand: $${fives} \\times 5 + ${ones} = ${minute}$.`,
        claims: [`${fives}*5 + ${ones} = ${minute}`],
      },
      { say: `It is ${time}.` },
    ],
    hints: [
      'Which hand shows the minutes?',
      'Count by 5s to the last number the long hand has passed. Then count the small marks by ones.',
      'The long hand is 2 marks past the 3: 15 and 2 more are 17 minutes.',
    ],
    proof: [`${hour}*60 + ${fives}*5 + ${ones} = ${hour * 60 + minute}`],
  }
}

function findLength(dice: Dice): Problem {
  const start = dice.int(2, 9) * 60 + dice.int(3, 11) * 5
  const rolled = dice.int(5, 18) * 5
  const length = (start + rolled) % 60 === 0 ? rolled + 5 : rolled
  const end = start + length
  const hour = Math.ceil(start / 60) * 60
  const isCrossing = end > hour && start < hour
  const name = pickName(dice)
  return {
    prompt: dice.pick([
      `${name} ${dice.pick(DOINGS)} from ${writeTime(start)} to ${writeTime(end)}. How many minutes is that?`,
      `A show starts at ${writeTime(start)} and ends at ${writeTime(end)}. How many minutes long is it?`,
      `The bus leaves at ${writeTime(start)} and arrives at ${writeTime(end)}. How many minutes does the ride take?`,
    ]),
    answer: {
      kind: 'number',
      value: String(length),
      unit: 'minutes',
      accept: [`${length} minutes`, `${length} min`],
    },
    steps: isCrossing
      ? [
          {
            say: `From ${writeTime(start)} to ${writeTime(hour)} it is ${hour - start} minutes.`,
            claims: [`60 - ${start % 60} = ${hour - start}`],
          },
          { say: `From ${writeTime(hour)} to ${writeTime(end)} it is ${end - hour} minutes.` },
          {
            say: `$${hour - start} + ${end - hour} = ${length}$. That is ${length} minutes.`,
            claims: [`${hour - start} + ${end - hour} = ${length}`],
          },
        ]
      : [
          { say: 'Both times are in the same hour. Subtract the minutes.' },
          {
            say: `$${end % 60} - ${start % 60} = ${length}$. That is ${length} minutes.`,
            claims: [`${end % 60} - ${start % 60} = ${length}`],
          },
        ],
    hints: [
      'Can you jump to the next full hour first?',
      isCrossing
        ? `Count the minutes from ${writeTime(start)} to ${writeTime(hour)}. Then go on to ${writeTime(end)}.`
        : `Count on from ${writeTime(start)} to ${writeTime(end)} by 5s.`,
      'From 10:50 to 11:10: 10 minutes to 11:00, and 10 more. That is 20 minutes.',
    ],
    proof: [`${start} + ${length} = ${end}`],
  }
}

function findEnd(dice: Dice): Problem {
  const start = dice.int(2, 9) * 60 + dice.int(25, 55)
  const length = dice.int(8, 17) * 5
  const end = start + length
  const right = writeTime(end)
  const minutes = (start % 60) + length
  const name = pickName(dice)
  return {
    prompt: dice.pick([
      `${name} starts to read at ${writeTime(start)} and reads for ${length} minutes. When does ${name} stop?`,
      `Bread goes into the oven at ${writeTime(start)} and bakes for ${length} minutes. When is it ready?`,
      `A film starts at ${writeTime(start)} and is ${length} minutes long. When does it end?`,
    ]),
    answer: makeChoice(
      dice,
      right,
      [
        [writeTime(start - length), 'goes back and not forward'],
        [
          `${writeTime(start).split(':')[0]}:${String(minutes % 60).padStart(2, '0')}`,
          'forgets the new hour',
        ],
        [
          writeTime(start + length + 40 > 780 ? end + 60 : start + length + 40),
          'counts 100 minutes in an hour',
        ],
      ],
      [[writeTime(end + 60), 'adds an hour too many']],
    ),
    steps: [
      {
        say: `Add the minutes: $${start % 60} + ${length} = ${minutes}$.`,
        claims: [`${start % 60} + ${length} = ${minutes}`],
      },
      {
        say: `60 minutes make an hour: $${minutes} - ${Math.floor(minutes / 60) * 60} = ${minutes % 60}$ ${minutes % 60 === 1 ? 'minute is' : 'minutes are'} left. The time is ${right}.`,
        claims: [`${minutes} - ${Math.floor(minutes / 60) * 60} = ${minutes % 60}`],
      },
    ],
    hints: [
      'How many minutes are there until the next full hour?',
      `Start at ${writeTime(start)}. Go to the next full hour first, then use up the rest of the ${length} minutes.`,
      'From 10:40, 30 minutes on: 20 minutes to 11:00, then 10 more. It is 11:10.',
    ],
    proof: [`${end} - ${length} = ${start}`],
  }
}

function findStart(dice: Dice): Problem {
  const end = dice.int(3, 10) * 60 + dice.int(1, 5) * 5
  const length = dice.int(7, 11) * 5
  const start = end - length
  const time = writeTime(start)
  return {
    prompt: dice.pick([
      `${pickName(dice)} ${dice.pick(DOINGS)} for ${length} minutes and stops at ${writeTime(end)}. When was the start? Write it like 12:00.`,
      `A game takes ${length} minutes and ends at ${writeTime(end)}. When did it start? Write it like 12:00.`,
    ]),
    answer: { kind: 'text', value: time, accept: time.length === 4 ? [`0${time}`] : [] },
    steps: [
      {
        say: `Go back from ${writeTime(end)} to the full hour: ${end % 60} minutes.`,
        claims: [`${end} - ${end % 60} = ${end - (end % 60)}`],
      },
      {
        say: `$${length} - ${end % 60} = ${length - (end % 60)}$ minutes are still to go back.`,
        claims: [`${length} - ${end % 60} = ${length - (end % 60)}`],
      },
      {
        say: `$60 - ${length - (end % 60)} = ${60 - length + (end % 60)}$. The start was at ${time}.`,
        claims: [`60 - ${length - (end % 60)} = ${start % 60}`],
      },
    ],
    hints: [
      'Do you have to go forward or back in time?',
      `Go back from ${writeTime(end)} to the full hour first. Then go back the rest of the ${length} minutes.`,
      'A walk of 20 minutes ends at 11:05. Back 5 minutes to 11:00, then 15 more: it started at 10:45.',
    ],
    proof: [`${start} + ${length} = ${end}`],
  }
}
