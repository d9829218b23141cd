import { spawnSync } from 'node:child_process';
import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './tools/paths';
import { say } from './tools/progress';

/** Sources of the build. */
const SOURCES = [
	'src',
	'blocks',
	'languages',
	'.config/webpack.config.js',
	'package-lock.json',
];

/**
 * Builds the scripts and styles, unless the existing build is newer than its
 * sources.
 *
 * @throws Error When the build fails; its output is on the screen then.
 */
export function buildIfStale(): void {
	const root = projectRoot();
	const build = join( root, 'build' );
	const changed = Math.max(
		...SOURCES.map( ( source ) => newest( join( root, source ) ) )
	);
	if ( newest( build ) > changed ) {
		return;
	}
	say( 'Building scripts and styles' );
	const { status } = spawnSync( 'npm', [ 'run', '--silent', 'build' ], {
		cwd: root,
		// Keep standard output for results.
		stdio: [ 'ignore', 2, 2 ],
	} );
	if ( status !== 0 ) {
		throw new Error( 'The build failed.' );
	}
	// A change that does not affect the build leaves its files as they are, so update the time stamp.
	const now = new Date();
	utimesSync( build, now, now );
}

/** Time of the last change at or below a path in milliseconds; 0 if it does not exist. */
function newest( path: string ): number {
	const stat = statSync( path, { throwIfNoEntry: false } );
	if ( ! stat ) {
		return 0;
	}
	const below = stat.isDirectory()
		? readdirSync( path ).map( ( name ) => newest( join( path, name ) ) )
		: [];
	return Math.max( stat.mtimeMs, ...below );
}
