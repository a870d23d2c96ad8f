import { expect, test } from 'vitest'
import { block as b, buildProject, findDefinition, writeCode } from '../index.ts'
import { listRunningBlocks } from '../program/walk-blocks.ts'
import { createRandomProject } from '../testing/random-project.ts'

const score = b('variable_value', { variable: 'score' })
const project = buildProject({
  sprites: [
    {
      id: 'cat',
      name: 'Cat 1',
      scripts: [
        [
          b('event_flag'),
          b('variable_set', { variable: 'score', value: 0 }),
          b('control_repeat', { times: 4 }, [
            b('own_call', {
              'own-block': 'jump',
              height: b('operator_multiply', { a: b('operator_add', { a: score, b: 1 }), b: 10 }),
            }),
            b(
              'control_if_else',
              { condition: b('operator_not', { a: b('operator_less', { a: score, b: 3 }) }) },
              [b('looks_say_for', { text: 'Done "now"', seconds: 1 })],
              [b('variable_change', { variable: 'score', change: -1 })],
            ),
          ]),
          b('control_forever', {}, [
            b('motion_move', { steps: 5 }),
            b('control_repeat_until', { condition: b('sensing_touching', { target: 'dog' }) }, []),
          ]),
        ],
        [
          b('own_define', { 'own-block': 'jump' }),
          b('motion_change_y', { change: b('own_parameter', { parameter: 'height' }) }),
        ],
        [
          b('event_message', { message: 'go' }),
          b('control_count', { variable: 'score', from: 1, to: 3 }, [
            b('list_add', { list: 'class', item: score }),
          ]),
          b('variable_set'),
        ],
      ],
    },
    { id: 'dog', name: '犬' },
  ],
  variables: { score: 0 },
  ownVariables: { cat: { lives: 3 } },
  lists: { class: ['a', 2] },
  messages: ['go'],
  ownBlocks: { jump: ['height'] },
})

const read = (language: 'python' | 'javascript') => writeCode(project, language).map(({ text }) => text)

test('a program reads as Python', { tags: ['T1'] }, () => {
  expect(read('python').join('\n')).toBe(`cat_1 = Sprite("Cat 1")
犬 = Sprite("犬")
score = 0
cat_1.lives = 3
class_2 = ["a", 2]

@when_flag_clicked
def cat_1_on_flag():
    global score
    score = 0
    for _ in range(4):
        jump((score + 1) * 10)
        if not score < 3:
            cat_1.say_for("Done \\"now\\"", 1)
        else:
            score -= 1
    while True:
        cat_1.move(5)
        while not cat_1.is_touching(犬):
            pass

def jump(height):
    cat_1.y += height

@when_message("go")
def cat_1_on_message_go():
    global score
    for score in range(1, 4):
        class_2.append(score)
    # …`)
})

test('a program reads as JavaScript', { tags: ['T1'] }, () => {
  expect(read('javascript').join('\n')).toBe(`const cat1 = new Sprite("Cat 1");
const 犬 = new Sprite("犬");
let score = 0;
cat1.lives = 3;
const class2 = ["a", 2];

whenFlagClicked(async () => {
  score = 0;
  for (let i = 0; i < 4; i++) {
    await jump((score + 1) * 10);
    if (!(score < 3)) {
      await cat1.sayFor("Done \\"now\\"", 1);
    } else {
      score -= 1;
    }
  }
  while (true) {
    cat1.move(5);
    while (!cat1.isTouching(犬)) {
    }
  }
});

async function jump(height) {
  cat1.y += height;
}

whenMessage("go", async () => {
  for (score = 1; score <= 3; score++) {
    class2.push(score);
  }
  // …
});`)
})

test('every line knows its block, and every block that runs has a line', { tags: ['T2'] }, () => {
  for (const language of ['python', 'javascript'] as const) {
    const lines = writeCode(project, language)
    const flag = lines.findIndex(({ text }) => /flag/i.test(text))
    expect(lines.slice(0, flag).every(({ blockId }) => blockId === null)).toBe(true)
    const statements = listRunningBlocks(project).filter(({ opcode }) =>
      /hat|statement|c-block/.test(findDefinition(opcode).kind),
    )
    const withLines = new Set(lines.map(({ blockId }) => blockId))
    expect(statements.filter(({ id }) => !withLines.has(id))).toEqual([])
    const move = statements.find(({ opcode }) => opcode === 'motion_move')
    expect(lines.find(({ text }) => text.includes('move(5)'))?.blockId).toBe(move?.id)
  }
})

test('names stay the same, are told apart and never are words of the language', { tags: ['T3'] }, () => {
  const sprites = ['for', 'for', '', '1st', 'my class!', '🐱'].map((name, index) => ({
    id: `s${index}`,
    name,
  }))
  const names = writeCode(buildProject({ sprites }), 'python').map(({ text }) => text.split(' = ')[0])
  expect(names).toEqual(['for_2', 'for_3', 'sprite', 'sprite_1st', 'my_class', 'sprite_2'])
})

test('the depth of indentation in Python follows the blocks', { tags: ['T4'] }, () => {
  const depth = (text: string) => (text.length - text.trimStart().length) / 4
  for (let index = 0; index < 50; index++) {
    const lines = writeCode(createRandomProject(`text ${index}`), 'python').map(({ text }) => text)
    const wrong = lines.filter((line, at) => {
      const step = depth(lines[at + 1] ?? '') - depth(line)
      return line.endsWith(':') ? step !== 1 : step > 0
    })
    expect(wrong).toEqual([])
  }
})
