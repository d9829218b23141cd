/**
 * `npm run plugin-zip`: builds an archive with the runtime files, for WordPress's
 * upload form. `--no-build` uses the existing build/.
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

/** Loaded by plugin.php; only in the archive, since a checkout's files change. */
const CLASSES = 'build/classes.php';

/** Runtime files, and what WordPress and the license require. */
const RUNTIME = [
	'plugin.php',
	'uninstall.php',
	'readme.txt',
	'LICENSE',
	'build/**',
	'includes/**',
	'languages/**',
	// PHP and scripts read the contract from the same file.
	'src/contract/contract.json',
];

/** Files without which the plugin does not work. */
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
 * The date of this version: that of the commit, so that it is reproducible, or of
 * the newest file without a repository. `SOURCE_DATE_EPOCH`, in seconds,
 * overrides both.
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
