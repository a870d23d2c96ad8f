import type { WrittenTask } from './written-task.ts'

/** 2A: “Three sentences about my weekend”. */
export const MY_WEEKEND: WrittenTask = {
  between: ' ',
  closings: ['I loved reading this!', 'Please read it to the class.'],
  parts: [
    {
      id: 'who',
      title: 'Who and where',
      missing: 'Tell me where you were.',
      ways: [
        [
          'On Saturday I went to {the zoo|the pumpkin farm|the lake} with my {mom and my brother|dad|cousins}.',
          2,
          'Your first sentence tells who, when and where.',
        ],
        [
          'I went to {my grandmas house|the park|the libary} on Sunday.',
          2,
          'I know right away where you were.',
        ],
        [
          'We staid home becuse it was rainy.',
          1,
          'Rainy days make good stories! Look at our word wall for “stayed” and “because.”',
        ],
        ['i played.', 1, 'Start with a capital I, and tell me where you played.'],
      ],
    },
    {
      id: 'what',
      title: 'What happened',
      missing: 'What did you do there?',
      ways: [
        [
          'We saw a {frog|turtle|really big dog} and I got to {touch it|draw it}.',
          2,
          'I can see it in my mind.',
        ],
        [
          'We made {pancakes shaped like bears|a fort out of blankets} and it {fell down|was so funny}.',
          2,
          'What a fun detail!',
        ],
        ['It was fun.', 1, 'What was the fun part? Tell me one thing I could see or hear.'],
        ['I plade with my frend {Sam|Ellie}.', 1, 'Good job sounding out the words. What did you two play?'],
      ],
    },
    {
      id: 'feel',
      title: 'How you felt',
      missing: 'How did you feel?',
      ways: [
        [
          'I felt {happy because we were all together|proud because I was brave}.',
          2,
          'You told me how you felt and why. Wow!',
        ],
        ['I want to go {again|back} next weekend!', 2, 'I can tell that you had a great time.'],
        ['I was happy.', 1, 'Add “because” and tell me why you were happy.'],
      ],
    },
  ],
}

/** 2A: “My bean plant: day 10”. */
export const BEAN_PLANT: WrittenTask = {
  between: ' ',
  closings: ['Keep watering!', 'Your bean is lucky to have you.'],
  parts: [
    {
      id: 'look',
      title: 'What I see',
      missing: 'Tell me what your plant looks like today.',
      ways: [
        [
          'My bean plant has {two|three|four} green leaves and one is {shaped like a heart|still curled up}.',
          3,
          'You looked so closely at the leaves, just like a scientist.',
        ],
        [
          'It has a long {white root|green stem} and {two|three} leaves.',
          3,
          'You used the words we learned: root, stem, leaves.',
        ],
        ['It is green and tall.', 2, 'Good start! How many leaves can you count?'],
        ['it grew', 1, 'It sure did! What color is it? How many leaves are there?'],
      ],
    },
    {
      id: 'measure',
      title: 'How tall it is',
      missing: 'Measure your plant with the ruler on Monday.',
      ways: [
        [
          'It is {9|11|12|13} centimeters tall. Last time it was {4|5|6}.',
          3,
          'You measured and compared with last time.',
        ],
        ['It is {10|12|14} cm.', 3, 'Nice measuring, with the unit.'],
        ['It is {11|12}.', 2, '11 what? Centimeters, inches or elephants? Write the unit.'],
        ['It is as tall as my {pencil|thumb}.', 2, 'I like how you compared it. Now use the ruler, too.'],
      ],
    },
    {
      id: 'need',
      title: 'What it needs',
      missing: 'What does your plant need so it can grow?',
      ways: [
        [
          'It needs water and light. The one in the closet {turned yellow|got thin and pale}, so I know it needs light.',
          3,
          'You used the closet plant as proof!',
        ],
        [
          'It needs water and light and {some air|room to grow}.',
          3,
          'You remembered everything a plant needs.',
        ],
        [
          'It needs water evry day.',
          2,
          'Water, yes. What about the plant in the closet? What was it missing?',
        ],
      ],
    },
  ],
}

/** 2A: “Which pet is best? Say what you think”. */
export const BEST_PET: WrittenTask = {
  between: ' ',
  closings: ['You almost changed my mind!', 'Draw a picture of it for our wall.'],
  parts: [
    {
      id: 'think',
      title: 'What I think',
      missing: 'Which pet do you think is best?',
      ways: [
        [
          'I think {a dog|a cat|a hamster|a guinea pig} is the best pet.',
          2,
          'You say what you think in a clear sentence.',
        ],
        ['The best pet is a {fish|rabbit|turtle}.', 2, 'I know your opinion right away.'],
        ['I like {dogs|cats|lizerds}.', 1, 'Now say it as an opinion: “I think … is the best pet.”'],
      ],
    },
    {
      id: 'why',
      title: 'Two reasons',
      missing: 'Tell me why. Use “because.”',
      ways: [
        [
          'One reason is that it can {play with you|cheer you up when you are sad}. Another reason is that it {is fun to watch|does not talk back|is quiet at night}.',
          3,
          'Two different reasons, and both make sense.',
        ],
        [
          'It is best because it is {funny|calm} and it does not need {much room|a lot of food}.',
          3,
          '“Because” and two reasons. Super!',
        ],
        ['Because it is {cute|nice}.', 2, 'Cute is one reason. Can you think of one more?'],
        ['they are cool', 1, 'What do they do that is cool? That would be your reason.'],
      ],
    },
    {
      id: 'end',
      title: 'Ending',
      missing: 'Add an ending sentence.',
      ways: [
        ['That is why I want one {for my birthday|someday}.', 2, 'Your ending goes with your opinion.'],
        ['So if you want a freind, get one!', 2, 'What an ending! (Check the word “friend.”)'],
        ['The end', 1, 'Try an ending that says your opinion one more time.'],
      ],
    },
  ],
  own: {
    'demo-kid': {
      text: 'I think a frog is the best pet. One reason is you can hear it at night and it is like a song. Another reason is it can jump rilly far and you can measure it. My mom says no but I think she will say yes if it stays in the yard.',
      points: 7,
      feedback:
        'Leo, “it is like a song” is so lovely that I want to hear it too. You have two great reasons, and measuring the jumps is such a Leo idea. Next time check one word on our wall: really.',
    },
  },
}

/** 2A, for the coding club: “Make it move”. What they write beside their project. */
export const MAKE_IT_MOVE: WrittenTask = {
  between: ' ',
  closings: ['Show it to a friend!'],
  parts: [
    {
      id: 'works',
      title: 'It moves',
      missing: 'Press the flag and tell me what happens.',
      ways: [
        [
          'When you press the flag it {moves|hops} all by itself.',
          3,
          'It really runs. I pressed the flag three times!',
        ],
        ['You have to click it and then it goes.', 3, 'You found the click block on your own.'],
        ['It moves a littel bit.', 2, 'It moves! Try a repeat block so it goes farther.'],
      ],
    },
    {
      id: 'explain',
      title: 'How I did it',
      missing: 'Tell me which block you liked.',
      ways: [
        [
          'I used the repeat block so I did not have to do it {five|four|ten} times.',
          3,
          'You know why we use a repeat block.',
        ],
        [
          'First I tried {move|turn} and then I changed the number and it was better.',
          3,
          'Trying a number and changing it is what programmers do all day.',
        ],
        ['I just tried stuff.', 2, 'Trying stuff is how it starts. Which block did the most?'],
      ],
    },
  ],
  own: {
    'demo-kid': {
      text: 'I made the cat hop to the flag. First he went too far and fell off the screen. So I changed the number and now he stops.',
      points: 6,
      feedback:
        'Leo, you found a bug and fixed it: he went too far, so you changed the number. That is real programming. I pressed the flag and cheered!',
    },
  },
}
