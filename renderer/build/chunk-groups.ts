/**
 * Scripts that are always loaded together, as one file: the bundler would make a file of every set
 * of modules that the same islands share, and small files compress badly. A group may not take what
 * the script of every page imports, which would then load the group.
 */
export const chunkGroups = [
  {
    name: 'react',
    test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/renderer\/(?:browser\/hydrate\.tsx|browser\/typed\.ts|IslandRoot\.tsx)$/,
  },
]
