export const PUBLIC_DEMO_TEXTS = {
  demoAccountsStay: 'Accounts and passwords can’t be changed in the public demo.',
  demoFull: 'The demo is full right now. Try again in {{minutes}} min.',
  demoHasNoAdmin: 'The public demo has no admins.',
  demoMadeElsewhere: 'Too many people started the demo from your network. Try again in {{minutes}} min.',
  demoNobodyReads: 'Nobody reads messages in the public demo, and it sends no email.',
  demoOpensNoAddresses: 'The public demo doesn’t open web addresses.',
  demoStartedOver: 'The demo has started over. Choose who you want to be.',
  demoStartsOver: 'The demo is starting over. Try again in a moment.',
  demoTakesNoFiles: 'You can’t add files or pictures in the public demo.',
} as const
