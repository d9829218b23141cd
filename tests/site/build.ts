import { spawnSync } from 'node:child_process';
import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './tools/paths';
import { say } from './tools/progress';

/** What the build is made from. */
const SOURCES = [
	'src',
	'blocks',
	'languages',
	'.config/webpack.config.js',
	'package-lock.json',
];

/**
 * Builds the scripts and styles, unless those that are there are newer than
 * everything they are made from.
 *
 * @throws Error When the build fails; its own words are on the screen then.
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
		// Results alone go to standard output.
		stdio: [ 'ignore', 2, 2 ],
	} );
	if ( status !== 0 ) {
		throw new Error( 'The build failed.' );
	}
	// A change without effect on the result leaves every file of it as it is.
	const now = new Date();
	utimesSync( build, now, now );
}

/** When the last change at or below a path was, in ms; 0 when it is not there. */
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
