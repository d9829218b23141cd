/**
 * `npm run new block|island|endpoint|setting NAME [-- --group=Checkout]`: creates
 * the files with their tests, then runs the build, updates the texts for
 * translators and fixes the coding style.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { projectRoot } from '../site/tools/paths';
import { KINDS, NEXT, isKind, scaffold } from './scaffold';
import { tidy } from './tidy';

function run( command: string, args: string[] ): void {
	const { status, error } = spawnSync( command, args, {
		cwd: projectRoot(),
		stdio: [ 'ignore', 'ignore', 'inherit' ],
	} );
	if ( error || status !== 0 ) {
		throw new Error( `${ command } ${ args.join( ' ' ) } failed.` );
	}
}

function main(): void {
	const { values, positionals } = parseArgs( {
		options: { group: { type: 'string' } },
		allowPositionals: true,
	} );
	const [ kind, name, ...rest ] = positionals;
	if ( ! isKind( kind ) || ! name || rest.length > 0 ) {
		throw new Error( `npm run new ${ KINDS.join( '|' ) } NAME` );
	}
	const { added, changed } = scaffold(
		projectRoot(),
		kind,
		name,
		values.group
	);
	tidy( projectRoot(), [ ...added, ...changed ] );
	run( 'npm', [ 'run', 'build' ] );
	run( 'npm', [ 'run', 'pot' ] );
	console.log(
		[
			...added.map( ( file ) => `new      ${ file }` ),
			...changed.map( ( file ) => `changed  ${ file }` ),
			'changed  languages/vitrine.pot, by `npm run pot`',
			'',
			NEXT[ kind ],
			'Next: npm run check, and add an entry to CHANGELOG.md.',
		].join( '\n' )
	);
}

try {
	main();
} catch ( error ) {
	console.error( error instanceof Error ? error.message : error );
	process.exitCode = 1;
}
