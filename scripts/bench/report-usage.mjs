/** Loaded before a build that is measured: tells the bench what the process used. */
process.on('exit', () => process.send?.(process.resourceUsage()))
