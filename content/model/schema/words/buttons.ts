import { words } from './fields.ts'

export const buttonWords = words('content/words/buttons.yaml: buttons that stand in several places. A button says what happens.', {
  book: 'Opens the booking calendar.',
  bookShort: 'The same, where there is little room.',
  bookingNote: 'What screen readers add to it.',
  call: 'Dials our number, at the bottom edge of a phone. Other call buttons show the number itself.',
  callEmergency: 'The same on pages about emergencies.',
  write: 'Leads to the contact page from the bottom edge of a phone, on pages about emergencies.',
  requestEmergency: 'Leads to the contact page from a hero about emergencies.',
  getEstimate: 'Leads to the contact page from the contact card.',
  estimateCost: 'Leads to the roof cost calculator from a hero.',
  openCalculator: 'Leads to the roof cost calculator from the planning card.',
  directions: 'Opens a map with the way to our office.',
  directionsNote: 'What screen readers add to it.',
})
