import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { CONTENT_SECURITY_POLICY } from '../scripts/content-security-policy';
import { keptOf } from '../scripts/service-worker';

const BUILT = process.env.E2E_BUILT ?? 'dist';

/** The built page in a subfolder of a site of its own, where a newer version can be published, and which can go away. */
export class Published {
  static async begin(): Promise<Published> {
    const site = mkdtempSync(join(tmpdir(), 'layerscope-site-'));
    const folder = join(site, 'tools', 'layerscope');
    cpSync(BUILT, folder, { recursive: true });
    const server = await preview({
      configFile: false,
      logLevel: 'silent',
      root: site,
      appType: 'mpa', // only what is there is served
      build: { outDir: '.' },
      preview: { port: 0, headers: { 'Content-Security-Policy': CONTENT_SECURITY_POLICY } },
    });
    const [origin = ''] = server.resolvedUrls?.local ?? [];
    return new Published(site, folder, `${origin}tools/layerscope/`, () => server.close());
  }

  private constructor(
    private readonly site: string,
    private readonly folder: string,
    readonly address: string,
    private readonly close: () => Promise<void>,
  ) {}

  /** A newer version: its document is marked with a word, and a file of the older is not there any more. */
  publishNewer(mark: string, gone: string): void {
    const page = join(this.folder, 'index.html');
    writeFileSync(page, readFileSync(page, 'utf8').replace('<html ', `<html data-version="${mark}" `));
    for (const file of this.filesOf(gone)) rmSync(file);
    const worker = join(this.folder, 'service-worker.js');
    const kept = JSON.stringify(keptOf(this.folder));
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(/\{"version":[^}]*\}/, kept));
  }

  /** A page that lies in the same folder and is not ours. */
  publishNeighbour(name: string, text: string): void {
    writeFileSync(join(this.folder, name), text);
  }

  private filesOf(chunk: string): readonly string[] {
    const assets = join(this.folder, 'assets');
    const files = readdirSync(assets).filter((name) => name.startsWith(`${chunk}-`));
    if (files.length === 0) throw new Error(`${chunk} has no file of its own`);
    return files.map((name) => join(assets, name));
  }

  /** The server is gone, for good. */
  async end(): Promise<void> {
    await this.close();
    rmSync(this.site, { recursive: true, force: true });
  }
}
