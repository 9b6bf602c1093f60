/** What a visitor can ask for, as the relay's e-mail shows it. */
export const serviceChoices = [
  'Roof Replacement',
  'Roof Repair',
  'Tile Roofing',
  'Metal Roofing',
  'Flat Roofing',
  'Commercial Roofing',
  'Emergency Repair',
  'Roof Inspection',
  'Wind Mitigation Report',
] as const
