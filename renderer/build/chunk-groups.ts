/**
 * Scripts that are always loaded together, as one file each: the bundler would make a file of every
 * set of modules that the same islands share, and small files compress badly. Earlier groups take
 * their modules first.
 */
export const chunkGroups = [
  {
    name: 'react',
    test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/renderer\/(?:browser\/hydrate|browser\/typed|IslandRoot)\.tsx?$|rolldown[/-]runtime/,
  },
  {
    name: 'forms',
    test: /\/node_modules\/(?:final-form|react-final-form|@babel\/runtime)\/|\/components\/form\/(?:attempted|use-answer|Field|FieldError|TextField)\.tsx?$|\/components\/toast\/toast(?:s|-store)\.ts$|\/components\/ui\/(?:Button|Callout|Icon|motion)\.tsx?$|\/content\/model\/message\.ts$/,
  },
  {
    name: 'wizard',
    test: /\/components\/calculators\/engine\/(?!document\/|result\/(?!ResultBoundary|Waiting)).*\.tsx?$/,
  },
]
