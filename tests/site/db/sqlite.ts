import { copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseServer } from './database';
import type { Outcome } from '../tools/exec';

/** Runs a PHP file of tests/site/db with arguments, without loading WordPress. */
export type RunScript = ( file: string, args: unknown ) => Promise< Outcome >;

/**
 * A single-file database, which needs no server.
 *
 * @param dir Folder of the site.
 * @param php Runs a script with the site's PHP.
 */
export function sqliteDatabase( dir: string, php: RunScript ): DatabaseServer {
	const folder = join( dir, 'private', 'db' );
	const file = join( folder, 'wordpress.sqlite' );
	const kept = join( folder, 'snapshot.sqlite' );
	return {
		connection: { name: 'wordpress', user: '', password: '', host: '' },
		async start(): Promise< void > {
			mkdirSync( folder, { recursive: true } );
		},
		async snapshot(): Promise< void > {
			rmSync( kept, { force: true } );
			const { code, stderr } = await php( 'sqlite-snapshot.php', {
				target: 'snapshot.sqlite',
			} );
			if ( code !== 0 ) {
				throw new Error( `No snapshot: ${ stderr }` );
			}
		},
		async restore(): Promise< void > {
			const next = `${ file }.next`;
			copyFileSync( kept, next );
			// The old write-ahead log would be replayed on the restored file.
			rmSync( `${ file }-wal`, { force: true } );
			rmSync( `${ file }-shm`, { force: true } );
			renameSync( next, file );
		},
		stop: async () => undefined,
	};
}
