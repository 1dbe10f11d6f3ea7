/** The sheet that the page starts with. It is nobody's. */
export const sheetExample = {
  who: '',
  uses: [
    {
      what: 'Semaglutide',
      form: 'Pen',
      strength: '1 mg a dose',
      last: '1 mg',
      when: 'Sunday, about 20:00',
      where: 'Belly, left',
      since: 'March',
      lot: 'EX-001',
    },
  ],
  medicines: 'Levothyroxine, in the morning',
  reactions: 'None known',
  questions: 'When do I take the next dose, and who decides it?',
} as const;

/** What a reader should know of the sheet. */
export const sheetNotes = [
  'Bring it to the appointment before the operation, not only on the day. US labels of semaglutide, tirzepatide and liraglutide ask that every care team be told before any planned operation or procedure.',
  'Write down what was bought without a prescription too. Those who treat you can only allow for what they know about.',
  'Bring the vial, pen or box along. Its label and lot are more reliable than memory.',
  'Whether a dose is left out, and when, is decided by those who treat you. The sheet tells what labels say and gives no advice.',
  'What is known of each substance comes from its page here: its record, its measured half-life and the first label that we read on the question. Newer labels may say more.',
  'The facts of all substances come as one file, whatever is typed, so that nobody learns which of them you use. A sheet is kept only when you ask for it, and only on this device; anybody who uses the device can then read it.',
] as const;
