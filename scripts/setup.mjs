/**
 * What `npm start` and `npm test` do first. Plain Node without packages, for a fresh clone has none yet.
 * `--browser` also sees to it that there is a browser for the end-to-end tests.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './find-browser.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

checkNode();
installPackages();
if (process.argv.includes('--browser')) installBrowser();

function checkNode() {
  const wanted = String(readJson('package.json').engines.node).replace('>=', '');
  if (isOlder(process.versions.node, wanted)) {
    fail(`Layerscope needs Node.js ${wanted} or later; this is ${process.versions.node}. See https://nodejs.org.`);
  }
}

function installPackages() {
  if (!isStale()) return;
  console.log('Installing packages…');
  if (!run('npm', ['ci', '--no-audit', '--no-fund'])) {
    fail('The packages could not be installed. Is there a connection to the npm registry? `npm ci` says more.');
  }
}

function installBrowser() {
  if (findBrowser() !== null) return;
  console.log('No Chromium or Chrome is installed; getting the one of Playwright…');
  if (!run('npx', ['playwright', 'install', 'chromium'])) {
    fail(
      'The browser tests need Chromium or Chrome. None was found, and none could be downloaded. ' +
        'Install one, or name it in the environment variable CHROME_PATH.',
    );
  }
}

/** npm writes what it installed beside it: stale is what lacks a package, or has another version, of the lock file. */
function isStale() {
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return true;
  const wanted = Object.entries(readJson('package-lock.json').packages);
  const installed = readJson(join('node_modules', '.package-lock.json')).packages;
  return wanted.some(([path, entry]) => {
    if (path === '') return false;
    const found = installed[path];
    return found === undefined ? !entry.optional && !entry.peer : found.version !== entry.version;
  });
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

/**
 * @param {string} version
 * @param {string} wanted
 */
function isOlder(version, wanted) {
  const numeric = new Intl.Collator('en', { numeric: true }); // '20.9' goes before '20.19'
  return numeric.compare(version, wanted) < 0;
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  // On Windows npm and npx are batch files, which only a shell starts; all arguments are our own.
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  return status === 0;
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
