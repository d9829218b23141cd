/**
 * `npm run mutants:score -- core/cart`: measures with Stryker how many mutants of
 * a file or folder of src the unit tests detect. Skips what has not changed since
 * the last run. Without an argument, covers all of src/core and src/stores, which
 * takes hours.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';

/** Nice value of the process, so that it uses only idle CPU time. */
const PATIENT = 10;

const wanted = process.argv.slice( 2 );
const folders = wanted.length > 0 ? wanted : [ 'core', 'stores' ];
const paths = folders.map( ( name ) => join( 'src', name ) );
const missing = paths.filter( ( path ) => ! existsSync( path ) );

if ( missing.length > 0 ) {
	console.error( `Not found: ${ missing.join( ', ' ) }.` );
	process.exitCode = 1;
} else {
	setPriority( 0, PATIENT );
	const { status } = spawnSync(
		'npx',
		[
			'stryker',
			'run',
			'.config/stryker.config.mjs',
			'--mutate',
			paths
				.map( ( path ) =>
					statSync( path ).isDirectory()
						? `${ path }/**/*.{ts,tsx}`
						: path
				)
				.join( ',' ),
		],
		{ stdio: 'inherit' }
	);
	process.exitCode = status ?? 1;
}
