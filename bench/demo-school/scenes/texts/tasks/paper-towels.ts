import type { WrittenTask } from './written-task.ts'

/** 5B: “Lab report: which paper towel holds the most water?” */
export const PAPER_TOWELS: WrittenTask = {
  between: '\n\n',
  closings: [
    'I enjoyed reading this one.',
    'You work like a scientist at your table, and it shows here.',
    'Bring this to science on Monday so we can compare graphs.',
  ],
  parts: [
    {
      id: 'question',
      title: 'Question and hypothesis',
      missing: 'Start with your question and what you thought would happen. A reader needs both.',
      ways: [
        [
          'My question: Which brand of paper towel soaks up the most water? My hypothesis: I think Brand B will hold the most because it feels {thicker|softer and thicker|bumpier} and the bumps can trap water.',
          4,
          'Your hypothesis gives a reason (the bumps trapping water), which makes it a real prediction and not a guess.',
        ],
        [
          'Question: Which paper towel holds the most water? Hypothesis: If a towel is {thicker|heavier}, then it will hold more water, because there is more paper for the water to go into.',
          4,
          'I like your “if, then, because” hypothesis. It told me exactly what you expected.',
        ],
        [
          'I wanted to know which paper towel is best. I think Brand B will win because it {costs the most|is the one from the commercial}.',
          3,
          '“Best” can mean many things. “Holds the most water” is the question we can measure.',
        ],
        [
          'We tested paper towels. I think Brand B will win.',
          2,
          'Tell me why you picked that brand. A hypothesis needs a “because.”',
        ],
      ],
    },
    {
      id: 'procedure',
      title: 'Procedure and fair test',
      missing: 'I could not find your steps. Someone else should be able to repeat your test from them.',
      ways: [
        [
          'Procedure: 1. Cut one square sheet of each brand, {20 cm by 20 cm|25 cm by 25 cm}. 2. Fill a bowl with 200 mL of water. 3. Put the sheet in for {30|20} seconds. 4. Hold it up until it stops dripping. 5. Measure how much water is left in the bowl and subtract. We did three trials for every brand. We kept the size, the time and the water the same.',
          4,
          'Three trials, and you named everything you kept the same. I could do this at home from your steps.',
        ],
        [
          'Procedure: We put each towel in 200 mL of water for {30|20} seconds, let it drip, and measured what was left. We did it three times. The sheets were all the same size so it was fair.',
          4,
          'You explained what made the test fair, and that is the heart of this lab.',
        ],
        [
          'Procedure: First we put the towel in the water. Then we took it out and measured the water. We did this for all three brands.',
          3,
          'Add how long each towel stayed in and how big the sheets were. Those details make it a fair test.',
        ],
        [
          'We dipped them in water and looked which one was {the wettest|heavier}.',
          2,
          'Write the steps as a numbered list, with amounts. “Dipped them in” could mean one second or one minute.',
        ],
      ],
    },
    {
      id: 'data',
      title: 'Data',
      missing: 'The data table is missing. You had numbers in your notebook on Thursday, so copy those in.',
      ways: [
        [
          'Data (water soaked up, average of 3 trials): Brand A {31|33|34} mL, Brand B {46|48|51} mL, Brand C {22|24|26} mL.',
          4,
          'Averages with units: your data are easy to compare at a glance.',
        ],
        [
          'Data: Brand A: {30, 33, 32|32, 35, 34} mL. Brand B: {47, 49, 48|45, 50, 47} mL. Brand C: {23, 22, 26|25, 24, 22} mL.',
          4,
          'You showed all three trials, so I can see how close together they are. That builds trust.',
        ],
        [
          'Brand A got {32|33}. Brand B got {48|47}. Brand C got {24|23}.',
          3,
          'Your numbers need a unit. Milliliters? Drops? Always write it.',
        ],
        [
          'Brand B soaked up {a lot|way more}, A was medium and C was not that good.',
          2,
          'Words like “a lot” are a good start. Now give me the numbers you measured.',
        ],
      ],
    },
    {
      id: 'conclusion',
      title: 'Conclusion',
      missing: 'Finish with a conclusion: was your hypothesis right, and which numbers show it?',
      ways: [
        [
          'Conclusion: My hypothesis was supported. Brand B held about twice as much water as Brand C, and it is also the thickest one. So thicker towels with bumps seem to hold more.',
          4,
          '“About twice as much” uses your data to make the point, just what a conclusion should do.',
        ],
        [
          'Conclusion: I was right about Brand B, but I was surprised by Brand A. {It feels almost as thick|My family buys it}, and it held a lot less in all three trials.',
          4,
          'You were right and still found something that surprised you. Scientists look for exactly that.',
        ],
        [
          'Conclusion: Brand B won, so my hypothesis was right.',
          3,
          'Back up your conclusion with two numbers from your table.',
        ],
        [
          'So now we know which one is {the best|good}.',
          2,
          'Say which towel it was, and connect it to your hypothesis.',
        ],
      ],
    },
    {
      id: 'next',
      title: 'What I would change',
      missing: 'Add one thing you would do differently. Every test has something.',
      ways: [
        [
          'If I did this again I would {use a clip to hang the towels so they all drip for the same time|weigh the towels before and after, because pouring the water back lost a few drops}.',
          4,
          'You found a real source of error and a way to fix it. Excellent thinking.',
        ],
        [
          'Next time I would test {warm water too|a cloth and a sponge, too} and see if that changes anything.',
          3,
          'That would be a fun new test. For this part, also look for something that went wrong in this one.',
        ],
        ['Next time I would {be more careful|go slower}.', 2, '“More careful” at which step? Name it.'],
      ],
    },
  ],
  own: {
    'demo-student': {
      text: 'Question and hypothesis: Which paper towel holds the most water? I think Brand B will, because it has little pillows in it and I think water can hide in the pillows.\n\nProcedure: We cut every sheet to 20 cm by 20 cm. We put it in 200 mL of water for 30 seconds, held it up and counted to 20 while it dripped, and measured the water that was left. Aiko timed and I measured. We did three trials for each brand.\n\nData: Brand A 33 mL, Brand B 49 mL, Brand C 24 mL (averages of three trials).\n\nConclusion: My hypothesis was supported. Brand B held 16 mL more than Brand A and about twice as much as Brand C. When I looked with the magnifying glass, Brand B really had two layers with space in between.\n\nWhat I would change: Our count to 20 got faster when we were tired, so I would use the timer for dripping, too.',
      points: 20,
      scores: { question: 4, procedure: 4, data: 4, conclusion: 4, next: 4 },
      feedback:
        'Maya, “water can hide in the pillows” is a hypothesis with a picture in it, and then you checked it with a magnifying glass. Noticing that your counting sped up is exactly how scientists hunt for errors. Would you show the class your two-layer drawing?',
    },
    'tyler.brooks': {
      text: 'I think the thick one will win because its thick.\n\nWe put it in water and squeezed it out in the cup. Brand A 20 Brand B 35 Brand C 18\n\nBrand B won so I was right',
      points: 11,
      scores: { question: 3, procedure: 2, data: 3, conclusion: 3, next: 0 },
      feedback:
        'Tyler, you had a reason for your guess and your numbers back it up, so the science part is there. Two things to add: how long the towels were in the water, and mL after each number. And tell me one thing you would change. Come see me at lunch recess on Tuesday and we will finish it together in ten minutes.',
    },
    'aiko.tanaka': {
      text: 'Question: Which brand of paper towel absorbs the most water per sheet?\n\nHypothesis: If a towel has more layers, then it absorbs more, because water is held in the gaps between the fibers and between the layers.\n\nProcedure: 1. Cut sheets to 20 cm × 20 cm. 2. Weigh each dry sheet. 3. Soak for 30 s in 200 mL of water. 4. Hang by a clip for 20 s. 5. Measure the water left. Three trials per brand, same bowl, same water temperature.\n\nData (mL absorbed): A: 32, 34, 33 (mean 33). B: 48, 50, 49 (mean 49). C: 23, 24, 25 (mean 24).\n\nConclusion: The data support my hypothesis. Brand B has two layers and absorbed 49 mL, more than twice as much as Brand C with one layer (24 mL). But B also weighs more, so per gram the difference is smaller than it looks.\n\nWhat I would change: I would compare water per gram of towel, not per sheet, so a heavy towel does not win just for being heavy.',
      points: 20,
      scores: { question: 4, procedure: 4, data: 4, conclusion: 4, next: 4 },
      feedback:
        'Aiko, asking about water per gram is the question an engineer at a paper towel company would ask. You even weighed the dry sheets so you could answer it. How about computing it for our bulletin board? Full marks.',
    },
  },
}
