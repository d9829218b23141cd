import { join } from 'node:path';
import type { RunCLIServer } from '@wp-playground/cli';
import { writeJob } from './job';
import type { Job, Runtime } from './runtime';
import type { Outcome } from '../tools/exec';
import { projectRoot } from '../tools/paths';

/** The one it has unless another is asked for. */
export const PLAYGROUND_PHP = '8.3';

/** Those that a site can be asked to have. */
export type PlaygroundPhp = '8.1' | '8.3' | '8.5';

/** Where Playground's PHP sees the site; it serves /wordpress and nothing else. */
const SITE = '/site';
const SERVED = '/wordpress';

/**
 * WordPress Playground: PHP compiled to WebAssembly, which comes with the
 * project's development tools. Many times slower than a machine's own PHP, so
 * the fallback where there is none.
 *
 * @param dir     Folder of the site.
 * @param folders Folders beyond the site's own that its links lead to.
 * @param php     Its version.
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
				throw new Error( 'Playground is not started.' );
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
				// It throws whenever the exit code is not 0, with what PHP said.
				return { code: 1, stdout: '', stderr: String( error ) };
			}
		},
		async stop(): Promise< void > {
			await server?.[ Symbol.asyncDispose ]();
		},
	};
}

/** The path by which Playground's PHP knows a file of the site. */
function seen( dir: string, file: string ): string {
	return file.startsWith( dir ) ? SITE + file.slice( dir.length ) : file;
}
