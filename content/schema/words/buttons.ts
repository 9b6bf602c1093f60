import { words } from './fields.ts'

export const buttonWords = words(
  'content/words/buttons.yaml: buttons used in several places. A button says what happens when it is pressed.',
  {
    book: 'Opens the booking calendar.',
    bookShort: 'The same, where space is tight.',
    bookingNote: 'Added for screen readers.',
    call: 'Dials our number, at the bottom of the screen on phones. Other call buttons show the number itself.',
    callEmergency: 'The same on pages about emergencies.',
    write:
      'Leads to the contact page, at the bottom of the screen on phones, on pages about emergencies.',
    requestEmergency: 'Leads to the contact page from a hero about emergencies.',
    getEstimate: 'Leads to the contact page from the contact card.',
    estimateCost: 'Leads to the roof cost calculator from a hero.',
    openCalculator: 'Leads to the roof cost calculator from the planning card.',
    directions: 'Opens a map with directions to our office.',
    directionsNote: 'Added for screen readers.',
  },
)
