import { type ChildProcess, fork } from 'node:child_process'

/** Runs something again after the present run, once, however often that is asked for meanwhile. */
const oneAfterAnother = <T>(run: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined
  const start = () => {
    next = undefined
    running = run().finally(() => {
      running = undefined
    })
    return running
  }
  return () => {
    next ??= running?.then(start, start)
    return next ?? start()
  }
}

/**
 * Checks the content of a project in a process of its own, which remembers what it has checked: no
 * page waits for it.
 */
export const contentChecker = (root: string) => {
  let child: ChildProcess | undefined
  let answer = (_report: string | undefined) => {}

  const start = () => {
    const started = fork('scripts/quick.mjs', ['dev-content', root])
    started.on('message', (report) => answer(typeof report === 'string' ? report : undefined))
    const fail = () => {
      if (child === started) child = undefined
      answer(undefined)
    }
    started.on('error', fail)
    started.on('exit', fail)
    return started
  }

  /** What is wrong in the content as it stands; undefined if nothing is, or if the check fails. */
  const check = oneAfterAnother(
    () =>
      new Promise<string | undefined>((found) => {
        answer = found
        child ??= start()
        child.send('check')
      }),
  )

  /** Ends the process. The next check starts it again, with the code as it is then. */
  const stop = () => {
    child?.kill()
    child = undefined
  }

  return { check, stop }
}
