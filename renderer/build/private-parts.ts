/**
 * Everything in this file relies on internals of Vite, so any new version may break it. This is the
 * version it was tested with; a test fails if another is installed. When that happens, check each
 * part, run a build, and update the version.
 */
export const triedOn = { vite: '8.3.8' }

/** The plugins that wrap `import()` during a build. */
export const preloadPlugins = ['vite:build-import-analysis', 'native:import-analysis-build']
