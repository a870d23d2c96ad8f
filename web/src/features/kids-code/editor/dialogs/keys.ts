/** Each way is a list of keys that are pressed together. `Mod` is Ctrl, or Cmd on an Apple. */
export const KEY_GROUPS = [
  {
    group: 'find',
    rows: [
      { what: 'toolbox', ways: [['T']] },
      { what: 'pick', ways: [['Arrows']] },
      { what: 'insert', ways: [['Enter']] },
      { what: 'drop', ways: [['Enter']] },
      { what: 'cancel', ways: [['Escape']] },
    ],
  },
  {
    group: 'walk',
    rows: [
      { what: 'workspace', ways: [['W']] },
      { what: 'blocks', ways: [['Up'], ['Down']] },
      { what: 'inside', ways: [['Right'], ['Left']] },
      { what: 'stacks', ways: [['N'], ['B']] },
    ],
  },
  {
    group: 'change',
    rows: [
      { what: 'edit', ways: [['Enter']] },
      { what: 'move', ways: [['M']] },
      { what: 'moveStack', ways: [['Shift', 'M']] },
      { what: 'detach', ways: [['X']] },
      { what: 'duplicate', ways: [['D']] },
      { what: 'delete', ways: [['Delete']] },
      { what: 'undo', ways: [['Mod', 'Z']] },
      { what: 'redo', ways: [['Mod', 'Shift', 'Z']] },
      {
        what: 'copy',
        ways: [
          ['Mod', 'C'],
          ['Mod', 'X'],
          ['Mod', 'V'],
        ],
      },
      { what: 'menu', ways: [['Mod', 'Enter']] },
      { what: 'tidy', ways: [['C']] },
    ],
  },
  {
    group: 'listen',
    rows: [
      { what: 'tell', ways: [['I']] },
      { what: 'tellMore', ways: [['Shift', 'I']] },
      { what: 'help', ways: [['/'], ['F1']] },
    ],
  },
] as const

export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}
