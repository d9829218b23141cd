/**
 * `npm run pot`: writes all translatable texts of the plugin to
 * languages/vitrine.pot. `--check` writes nothing, and fails if a text of the
 * code is missing in the file.
 *
 * A script's text lists its source file and the built scripts that contain it:
 * WordPress looks up a script's translations by its built path.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import glob from 'fast-glob';
import { requirePhp } from '../site/tools/php';
import { textsOfBlock } from './blocks';
import type { Text } from './entries';
import { keyOf, keysIn, merge, render } from './entries';
import { textsOfScript } from './scripts';

const FILE = 'languages/vitrine.pot';

const found = ( ...patterns: string[] ) => glob.sync( patterns ).sort();

/** Texts of the plugin header, which the plugins screen shows. */
function textsOfHeader(): Text[] {
	const header = readFileSync( 'plugin.php', 'utf8' );
	return [ 'Plugin Name', 'Description', 'Author' ].map( ( name ) => ( {
		text:
			header.match(
				new RegExp( `^ \\* ${ name }:\\s+(.+)$`, 'm' )
			)?.[ 1 ] ?? '',
		comment: `${ name } of the plugin`,
		file: 'plugin.php',
	} ) );
}

async function textsOfPhp(): Promise< Text[] > {
	const { command } = await requirePhp( 'sqlite' );
	const json = execFileSync( command, [ 'tests/pot/php-strings.php' ], {
		input: found( '*.php', '{includes,blocks}/**/*.php' ).join( '\n' ),
		encoding: 'utf8',
		maxBuffer: 32 * 1024 * 1024,
	} );
	return JSON.parse( json ) as Text[];
}

async function main(): Promise< void > {
	const own = [
		...textsOfHeader(),
		...( await textsOfPhp() ),
		...found( 'blocks/*/block.json' ).flatMap( textsOfBlock ),
		...found( '{src,blocks}/**/*.{ts,tsx}' ).flatMap( textsOfScript ),
	];
	if ( process.argv.includes( '--check' ) ) {
		check( own );
		return;
	}
	if ( ! existsSync( 'build/loader.js' ) ) {
		throw new Error( 'Run `npm run build` first.' );
	}
	const built = found( 'build/**/*.js' ).flatMap( textsOfScript );
	const { version } = JSON.parse(
		readFileSync( 'package.json', 'utf8' )
	) as { version: string };
	const entries = merge( [ ...own, ...built ] );
	mkdirSync( dirname( FILE ), { recursive: true } );
	writeFileSync( FILE, render( entries, version ) );
	console.log( `${ FILE }: ${ entries.length } texts.` );
}

function check( texts: readonly Text[] ): void {
	const there = existsSync( FILE )
		? keysIn( readFileSync( FILE, 'utf8' ) )
		: new Set();
	const missing = texts.filter( ( text ) => ! there.has( keyOf( text ) ) );
	for ( const { text, file } of missing ) {
		console.log( `${ file }: “${ text }”` );
	}
	console.log(
		missing.length === 0
			? `${ FILE } has every text.`
			: `${ FILE } lacks ${ missing.length } texts: npm run pot.`
	);
	process.exitCode = missing.length === 0 ? 0 : 1;
}

main().catch( ( error: unknown ) => {
	console.error( error instanceof Error ? error.message : error );
	process.exitCode = 1;
} );
