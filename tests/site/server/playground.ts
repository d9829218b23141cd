import { join } from 'node:path';
import type { RunCLIServer } from '@wp-playground/cli';
import { writeJob } from './job';
import type { Job, Runtime } from './runtime';
import type { Outcome } from '../tools/exec';
import { projectRoot } from '../tools/paths';

/** Default PHP version. */
export const PLAYGROUND_PHP = '8.3';

/** Available PHP versions. */
export type PlaygroundPhp = '8.1' | '8.3' | '8.5';

/** Where Playground's PHP sees the site; it serves only /wordpress. */
const SITE = '/site';
const SERVED = '/wordpress';

/**
 * Runs the site with WordPress Playground: PHP compiled to WebAssembly, from the
 * project's development dependencies. Many times slower than native PHP, so only
 * the fallback without one.
 *
 * @param dir     Folder of the site.
 * @param folders Folders outside the site that its links lead to.
 * @param php     PHP version.
 */
export function playgroundRuntime(
	dir: string,
	folders: string[],
	php: PlaygroundPhp
): Runtime {
	let server: RunCLIServer | null = null;
	return {
		version: `WordPress Playground, PHP ${ php }`,
		async start( port: number ): Promise< void > {
			const { runCLI } = await import( '@wp-playground/cli' );
			server = await runCLI( {
				command: 'server',
				php,
				port,
				'site-url': `http://127.0.0.1:${ port }`,
				verbosity: 'quiet',
				wordpressInstallMode: 'do-not-attempt-installing',
				skipSqliteSetup: true,
				'mount-before-install': [
					{ hostPath: join( dir, 'www' ), vfsPath: SERVED },
					{ hostPath: join( dir, 'private' ), vfsPath: '/private' },
					{ hostPath: dir, vfsPath: SITE },
					...folders.map( ( path ) => ( {
						hostPath: path,
						vfsPath: path,
					} ) ),
				],
			} );
		},
		async run( job: Job ): Promise< Outcome > {
			if ( ! server ) {
				throw new Error( 'Playground is not running.' );
			}
			const name = writeJob( dir, {
				...job,
				file: seen( dir, job.file ),
			} );
			const run = join( projectRoot(), 'tests/site/wordpress/run.php' );
			const code = `<?php $argv = array( '', '${ SITE }', '${ name }' ); require '${ run }';`;
			try {
				const { text } = await server.playground.run( { code } );
				return { code: 0, stdout: text, stderr: '' };
			} catch ( error ) {
				// It throws whenever the exit code is not 0, with PHP's output.
				return { code: 1, stdout: '', stderr: String( error ) };
			}
		},
		async stop(): Promise< void > {
			await server?.[ Symbol.asyncDispose ]();
		},
	};
}

/** The path of a site's file in Playground's PHP. */
function seen( dir: string, file: string ): string {
	return file.startsWith( dir ) ? SITE + file.slice( dir.length ) : file;
}
