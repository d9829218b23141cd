/**
 * `npm run new:proof`: creates one of each kind in a copy of the project, and
 * checks that types, lint, unit and PHP tests, build and texts pass.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyOfTree } from '../run/copy';
import { KINDS, scaffold, type Kind } from './scaffold';
import { tidy } from './tidy';

/** Unused names. */
const NAMES: Record< Kind, string > = {
	block: 'size-guide',
	island: 'gift-note',
	endpoint: 'gift-wrap',
	setting: 'gift-wrapping-on-request',
};

/** Other tests that might fail: those of all blocks, fixtures, settings, texts and names. */
const UNIT = [ 'blocks', 'contract', 'docs', 'islands', 'pot', 'spec' ];
const PHP = [
	'SizeGuideTest',
	'GiftWrapTest',
	'GiftWrappingOnRequestTest',
	'ParityTest',
	'Tests.Settings',
	'Tests.Page.BlocksTest',
	'ModulesTest',
];

const steps = ( added: readonly string[] ): [ string, string[] ][] => {
	const scripts = added.filter( ( file ) => /\.tsx?$/.test( file ) );
	const styles = added.filter( ( file ) => file.endsWith( '.scss' ) );
	const tests = scripts.filter( ( file ) => file.includes( '.test.' ) );
	return [
		[ 'npm', [ 'run', 'build' ] ],
		[ 'npm', [ 'run', 'pot' ] ],
		[ 'npx', [ 'tsc', '--noEmit' ] ],
		[
			'npx',
			[
				'eslint',
				'--config',
				'.config/eslint.config.mjs',
				'--max-warnings=0',
				...scripts,
				'tests/unit/islands/fixtures.tsx',
			],
		],
		[
			'npx',
			[
				'stylelint',
				'--config',
				'.config/stylelint.config.js',
				...styles,
			],
		],
		[
			'npx',
			[
				'jest',
				'--config',
				'.config/jest.config.js',
				...UNIT.map( ( folder ) => `tests/unit/${ folder }/` ),
				...tests,
			],
		],
		[ 'npx', [ 'tsx', 'tests/run/lint-php.ts' ] ],
		[
			'npx',
			[
				'tsx',
				'tests/php/run.ts',
				'--db=sqlite',
				'--filter',
				PHP.join( '|' ),
			],
		],
	];
};

function main(): boolean {
	const dir = copyOfTree( 'scaffold' );
	try {
		const added: string[] = [];
		for ( const kind of KINDS ) {
			const made = scaffold( dir, kind, NAMES[ kind ] );
			tidy( dir, [ ...made.added, ...made.changed ] );
			added.push( ...made.added );
			console.log(
				`${ kind }: ${ made.added.length } new files, ${ made.changed.length } changed`
			);
		}
		return steps( added ).every( ( [ command, args ] ) => {
			const { status, stdout, stderr } = spawnSync( command, args, {
				cwd: dir,
				encoding: 'utf8',
				maxBuffer: 64 * 1024 ** 2,
			} );
			const isGreen = status === 0;
			console.log(
				`${ isGreen ? 'ok' : 'FAILED' }  ${ command } ${ args
					.slice( 0, 2 )
					.join( ' ' ) }`
			);
			if ( ! isGreen ) {
				console.log( stdout, stderr );
			}
			return isGreen;
		} );
	} finally {
		rmSync( dir, { recursive: true, force: true } );
	}
}

process.exitCode = main() ? 0 : 1;
