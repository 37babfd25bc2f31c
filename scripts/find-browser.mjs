import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * The path of an installed Chromium or Chrome, or null where there is none.
 * `CHROME_PATH` goes first, so that a person can name another one; then the search path, then the usual places.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {NodeJS.Platform} [platform]
 * @returns {string | null}
 */
export function findBrowser(env = process.env, platform = process.platform) {
  return candidates(env, platform).find(isExecutable) ?? null;
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 */
function candidates(env, platform) {
  const named = env.CHROME_PATH ? [env.CHROME_PATH] : [];
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...named, ...onPath, ...usualPlaces(env, platform)];
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 */
function usualPlaces(env, platform) {
  if (platform === 'darwin') {
    const apps = ['/Applications', join(homedir(), 'Applications')];
    const bundles = ['Google Chrome', 'Chromium'];
    return apps.flatMap((folder) => bundles.map((app) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)));
  }
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    const programs = [['Google', 'Chrome'], ['Chromium']];
    return roots.flatMap((root) =>
      root ? programs.map((program) => join(root, ...program, 'Application', 'chrome.exe')) : [],
    );
  }
  return ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'].flatMap((folder) =>
    NAMES.map((name) => join(folder, name)),
  );
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // not there, or not ours to start: the next place may do
  }
}
