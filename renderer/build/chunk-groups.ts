/**
 * Scripts that are always loaded together, as one file: the bundler would make a file of every set
 * of modules that the same islands share, and small files compress badly. A group may not take what
 * the script of every page imports, which would then load the group.
 */
export const chunkGroups = [
  {
    name: 'islands',
    test: /\/node_modules\/(?:react|react-dom|scheduler|final-form|react-final-form|@babel\/runtime)\/|\/renderer\/(?:browser\/(?:hydrate\.tsx|typed\.ts|load-words\.ts)|IslandRoot\.tsx)$/,
  },
]
