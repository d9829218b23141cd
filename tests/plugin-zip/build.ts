/**
 * `npm run plugin-zip`: an archive of what runs, to install by WordPress's own
 * upload form. `--no-build` takes build/ as it is.
 */
import { execFileSync } from 'node:child_process';
import {
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import glob from 'fast-glob';
import names from './classes.json';
import { joinClasses } from './classes';
import { zip } from './zip';

const ARCHIVE = '.cache/vitrine.zip';
const FOLDER = 'vitrine';

/** Read by plugin.php; in the archive only, since the files of a checkout change. */
const CLASSES = 'build/classes.php';

/** What runs, or what WordPress and the licence ask for. */
const RUNTIME = [
	'plugin.php',
	'uninstall.php',
	'readme.txt',
	'LICENSE',
	'build/**',
	'includes/**',
	'languages/**',
	// PHP reads the contract from the same file as the scripts.
	'src/contract/contract.json',
];

/** Without these there is no plugin to install. */
const NEEDED = [
	'plugin.php',
	'uninstall.php',
	'readme.txt',
	'LICENSE',
	'build/loader.js',
	'build/manifest.php',
	'build/contract.php',
	'build/languages/vitrine-de_DE.l10n.php',
	'src/contract/contract.json',
];

function build(): void {
	rmSync( 'build', { recursive: true, force: true } );
	execFileSync( 'npm', [ 'run', 'build' ], {
		stdio: [ 'ignore', 1, 1 ],
		env: { ...process.env, NODE_ENV: 'production' },
	} );
}

/**
 * When this version was made: of its commit, as everybody who builds it says; of
 * the newest file where there is no repository. `SOURCE_DATE_EPOCH` decides over
 * both, in seconds.
 */
function dateOf( files: string[] ): Date {
	const { SOURCE_DATE_EPOCH: said } = process.env;
	if ( said !== undefined ) {
		return new Date( Number( said ) * 1000 );
	}
	if ( existsSync( '.git' ) ) {
		const seconds = execFileSync( 'git', [ 'log', '-1', '--format=%ct' ], {
			encoding: 'utf8',
		} );
		return new Date( Number( seconds ) * 1000 );
	}
	return new Date(
		Math.max( ...files.map( ( file ) => statSync( file ).mtimeMs ) )
	);
}

function pack(): void {
	const files = glob
		.sync( RUNTIME, { ignore: [ '**/*.map', '**/*.po' ] } )
		.sort();
	const missing = NEEDED.filter( ( file ) => ! files.includes( file ) );
	if ( missing.length > 0 ) {
		throw new Error( `Nothing to pack without ${ missing.join( ', ' ) }.` );
	}
	const classes = joinClasses(
		names.map( ( file ) => ( {
			file,
			text: readFileSync( file, 'utf8' ),
		} ) )
	);
	const archive = zip(
		[
			...files.map( ( file ) => ( {
				name: `${ FOLDER }/${ file }`,
				content: readFileSync( file ),
			} ) ),
			{
				name: `${ FOLDER }/${ CLASSES }`,
				content: Buffer.from( classes ),
			},
		],
		dateOf( files )
	);
	mkdirSync( dirname( ARCHIVE ), { recursive: true } );
	writeFileSync( ARCHIVE, archive );
	const size = ( archive.length / 1024 ).toFixed( 0 );
	console.log( `${ ARCHIVE }: ${ files.length + 1 } files, ${ size } KB.` );
}

if ( ! process.argv.includes( '--no-build' ) ) {
	build();
}
pack();
