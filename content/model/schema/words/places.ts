import { message, words } from './fields.ts'

export const placeWords = words('content/words/places.yaml: how places are named, on the map and elsewhere.', {
  map: 'What screen readers say of the map.',
  county: message('A county. The map writes its name and the rest on lines of their own.', ['county']),
  countyInState: message('A county, for search engines.', ['county']),
  cityInState: message('A city, for search engines.', ['city']),
})
