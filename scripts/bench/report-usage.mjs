/**
 * Loaded into a measured build with `--import`: reports the process's resource usage to the bench.
 */
process.on('exit', () => process.send?.(process.resourceUsage()))
