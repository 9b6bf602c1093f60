import { message, words } from './fields.ts'

export const placeWords = words(
  'content/words/places.yaml: how places are named, on the map and elsewhere.',
  {
    map: 'What screen readers say for the map.',
    officeMap: 'The same for the map that marks the office.',
    office: 'The office on the map.',
    county: message('A county. The map puts its name and the rest on separate lines.', ['county']),
    countyInState: message('A county, for search engines.', ['county']),
    cityInState: message('A city, for search engines.', ['city']),
  },
)
