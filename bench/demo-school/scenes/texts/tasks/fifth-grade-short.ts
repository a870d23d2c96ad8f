import type { WrittenTask } from './written-task.ts'

/** 5B: “Fractions on a number line: exit ticket”. */
export const NUMBER_LINE_TICKET: WrittenTask = {
  between: '\n\n',
  closings: ['Thanks for showing your thinking.', 'You can move on to the challenge cards.'],
  parts: [
    {
      id: 'place',
      title: 'Place 3/4 and 5/8',
      missing: 'Question 1 is blank. Try it with eighths: both numbers fit on that line.',
      ways: [
        [
          '1. I split the line from 0 to 1 into 8 parts. 3/4 is the same as 6/8, so it goes on the sixth mark. 5/8 goes on the fifth mark.',
          3,
          'Changing 3/4 into 6/8 first made it easy to place both. Smart move.',
        ],
        [
          '1. 5/8 is at the fifth mark and 3/4 is one mark after it because 3/4 = 6/8.',
          3,
          'You saw that they are just one eighth apart.',
        ],
        [
          '1. I made 4 parts and put 3/4 on the third one. 5/8 is {a bit before it|somewhere before it}.',
          2,
          '3/4 is right. To place 5/8 exactly, cut each fourth in half.',
        ],
        [
          '1. 5/8 is bigger so it goes after 3/4.',
          1,
          'A bigger bottom number means smaller pieces. Let’s look at eighths and fourths together.',
        ],
      ],
    },
    {
      id: 'explain',
      title: 'Which is greater, and how do you know?',
      missing: 'Tell me which one is greater and how you know.',
      ways: [
        [
          '2. 3/4 is greater because it is farther to the right on the line. {It is 1/8 more.|The difference is 1/8.}',
          2,
          'You used the number line as your proof.',
        ],
        [
          '2. 3/4 > 5/8 because 6/8 > 5/8.',
          2,
          'Short and complete, with the same denominator on both sides.',
        ],
        ['2. 3/4 is greater.', 1, 'Right! Next time add one “because.”'],
        [
          '2. 5/8 because 8 is more than 4.',
          0,
          'Look at the size of the pieces before you look at how many there are.',
        ],
      ],
    },
  ],
  own: {
    'demo-student': {
      text: '1. I made eighths. 3/4 is 6/8, so it is one jump to the right of 5/8.\n\n2. 3/4 is greater. I checked it with money: 3/4 of a dollar is 75 cents and 5/8 of a dollar is 62 and a half cents.',
      points: 5,
      feedback: 'Checking fractions with money is a habit to keep, Maya. And yes, 62 and a half!',
    },
  },
}

/** 5B: “Planetarium write-up: one thing that surprised me”. Nobody has graded it yet. */
export const PLANETARIUM: WrittenTask = {
  between: ' ',
  closings: [],
  parts: [
    {
      id: 'surprise',
      title: 'What surprised you',
      missing: 'Tell me what surprised you.',
      ways: [
        [
          'I was surprised that the light from some stars left before {I was born|the dinosaurs died out}. So we do not see the star, we see its old light.',
          2,
          '',
        ],
        [
          'What surprised me the most is that the sun is a star and not even a very big one. It only looks {huge|so bright} because it is close to us.',
          2,
          '',
        ],
        ['I was surprised that a day on Venus is longer than a year on Venus.', 2, ''],
        ['It was cool that the {ceiling|dome} turned into the sky.', 1, ''],
      ],
    },
    {
      id: 'why',
      title: 'Why it surprised you',
      missing: 'Say why.',
      ways: [
        [
          'I always thought {all stars are the same distance away|the sky was flat}. Now I want to know how they measure how far away a star is.',
          2,
          '',
        ],
        ['Before the trip I thought a year was always longer than a day, because it is on Earth.', 2, ''],
        ['I did not know that before.', 1, ''],
      ],
    },
    {
      id: 'thanks',
      title: 'A question for the guide',
      missing: 'Ask one question.',
      ways: [
        [
          'My question for the guide is: {Could there be a planet with two suns?|How do you know how hot a star is?|Will the sun ever stop shining?}',
          1,
          '',
        ],
        ['I do not have a question.', 0, ''],
      ],
    },
  ],
  own: {
    'demo-student': {
      text: 'What surprised me is that when the guide turned off the city lights on the dome, there were suddenly thousands of stars. They are there every night and we just cannot see them from our street. It made me a little sad and then it made me want to go camping. My question for the guide: Is there a place close to us where it is really dark?',
      points: 5,
      feedback: '',
    },
  },
}
