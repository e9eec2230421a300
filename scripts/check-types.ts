import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './run-command.ts'
import { repositoryRoot } from './source-files.ts'
import { readWorkspaces } from './workspaces.ts'

const atOnce = 2

/** Checks the types of every workspace that has a tsconfig, and of the scripts; gives back what was wrong. */
export async function checkTypes(): Promise<string> {
  const generators = readWorkspaces().filter(({ scripts }) => scripts.typegen)
  const generated = await Promise.all(
    generators.map(({ name }) => runCommand('npm', ['run', '--silent', 'typegen', '-w', name])),
  )
  const failures = generated.filter(({ code }) => code !== 0).map(({ output }) => output)
  const folders = ['scripts', ...readWorkspaces().map(({ folder }) => folder)].filter(hasTypes)
  const checkNext = async (): Promise<void> => {
    for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
      const { code, output } = await runCommand('tsc', ['-p', folder, '--pretty', 'false'])
      if (code !== 0) failures.push(output)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, checkNext))
  return failures.join('\n')
}

function hasTypes(folder: string): boolean {
  return existsSync(join(repositoryRoot, folder, 'tsconfig.json'))
}
