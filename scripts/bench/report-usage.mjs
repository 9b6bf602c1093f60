/** Loaded into a measured build by `--import`: tells the bench what resources the process used. */
process.on('exit', () => process.send?.(process.resourceUsage()))
