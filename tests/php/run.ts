/**
 * The PHP tests, on a clean WordPress of their own:
 * `tsx tests/php/run.ts --db=sqlite|mysql [--commerce=woocommerce] [--network] [--short] [further words for PHPUnit]`.
 *
 * `--short` leaves out what has nothing to do with the database.
 *
 * Each engine has a suite of tests (.config/phpunit.xml): the built-in one, which
 * is the usual, those of WOOCOMMERCE_DIR and EDD_DIR.
 *
 * Results go to .cache/results/php[-<commerce>]-<db>.xml (testdox) and -junit.xml.
 */
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { commerceNamed } from '../site/commerce/engines';
import { temporaryName } from '../site/boot/owner';
import { commandLineSettings, phpSettings } from '../site/server/native';
import { createSite } from '../site/site';
import { requirePhpunit } from '../site/tools/phpunit';
import { atSignals } from '../site/tools/children';
import { cachePath, projectRoot } from '../site/tools/paths';
import { requirePhp } from '../site/tools/php';
import { say, step } from '../site/tools/progress';
import type { Commerce, Database, Site } from '../site/types';

interface Wishes {
	db: Database;
	commerce: Commerce;
	/** On a network of sites, which has a suite of its own. */
	network: boolean;
	/** Only what another database could do otherwise. */
	short: boolean;
	/** Words that PHPUnit gets as they are. */
	rest: string[];
}

function wishes(): Wishes {
	const { values, tokens } = parseArgs( {
		options: {
			db: { type: 'string', default: 'sqlite' },
			commerce: { type: 'string', default: 'builtin' },
			network: { type: 'boolean', default: false },
			short: { type: 'boolean', default: false },
		},
		allowPositionals: true,
		strict: false,
		tokens: true,
	} );
	const { db } = values;
	if ( db !== 'sqlite' && db !== 'mysql' ) {
		throw new Error( '--db is sqlite or mysql.' );
	}
	const commerce = commerceNamed( String( values.commerce ) );
	const words = process.argv.slice( 2 );
	const ours = tokens.flatMap( ( token ) =>
		token.kind === 'option' &&
		token.name in values &&
		( token.name === 'db' ||
			token.name === 'commerce' ||
			token.name === 'network' ||
			token.name === 'short' )
			? [
					token.index,
					...( token.inlineValue ||
					token.name === 'network' ||
					token.name === 'short'
						? []
						: [ token.index + 1 ] ),
			  ]
			: []
	);
	return {
		db,
		commerce,
		network: values.network === true,
		short: values.short === true,
		rest: words.filter( ( _, i ) => ! ours.includes( i ) ),
	};
}

/** Of the files below .cache/results. A part of the tests must not pass for all of them. */
function resultsName( { commerce, db, network, rest }: Wishes ): string {
	return [
		rest.length > 0 ? 'php-part' : 'php',
		...( commerce === 'builtin' ? [] : [ commerce ] ),
		...( network ? [ 'network' ] : [] ),
		db,
	].join( '-' );
}

/** As .config/phpunit.xml calls it. */
function suiteOf( { commerce, network, short }: Wishes ): string {
	if ( network ) {
		return 'network';
	}
	return short ? `${ commerce }-database` : commerce;
}

/** Whether the words for PHPUnit name a file or a folder of tests, whose tests then run whatever suite they are of. */
function namesFile( rest: readonly string[] ): boolean {
	const last = rest.at( -1 );
	return last !== undefined && existsSync( last );
}

/** The parts of the port that the site's engine has not. */
async function lackingParts( site: Site ): Promise< string[] > {
	const json = await site.php( `
		$have = array_column( Vitrine\\Plugin::engine()->capabilities(), 'value' );
		$all  = array_column( Vitrine\\Commerce\\Capability::cases(), 'value' );
		echo wp_json_encode( array_values( array_diff( $all, $have ) ) );
	` );
	return JSON.parse( json ) as string[];
}

/** Leaves out the tests of what the engine has not, in so many words. */
async function withoutLacking( site: Site ): Promise< string[] > {
	const parts = await lackingParts( site );
	if ( parts.length === 0 ) {
		return [];
	}
	say( `Left out, since the engine has none of it: ${ parts.join( ', ' ) }` );
	return [
		'--exclude-group',
		parts.map( ( part ) => `needs-${ part }` ).join(),
	];
}

async function phpunit( site: Site, wanted: Wishes ): Promise< number > {
	const { command } = await requirePhp( 'tests' );
	const results = cachePath( 'results', resultsName( wanted ) );
	const written = `${ results }-junit.xml`;
	mkdirSync( dirname( results ), { recursive: true } );
	rmSync( written, { force: true } );
	const args = [
		...phpSettings( site.dir ),
		...commandLineSettings( site.dir ),
		await requirePhpunit(),
		'--configuration',
		join( projectRoot(), '.config', 'phpunit.xml' ),
		// What goes to standard output counts as the start of a page, after which PHP refuses to set a cookie.
		'--stderr',
		'--testdox-xml',
		`${ results }.xml`,
		'--log-junit',
		written,
		...( namesFile( wanted.rest )
			? []
			: [ '--testsuite', suiteOf( wanted ) ] ),
		...( await withoutLacking( site ) ),
		...wanted.rest,
	];
	const child = spawn( command, args, {
		stdio: 'inherit',
		env: {
			...process.env,
			VITRINE_SITE_DIR: site.dir,
			VITRINE_SITE_URL: site.url,
			VITRINE_PHP: command,
		},
	} );
	return new Promise( ( done, fail ) => {
		child.once( 'error', fail );
		child.once( 'close', ( code ) => {
			// A test that comes upon an exit ends them all, with the code of success.
			const isWhole =
				existsSync( written ) && statSync( written ).size > 0;
			if ( code === 0 && ! isWhole ) {
				say( 'PHPUnit ended before its tests did.' );
			}
			done( isWhole ? code ?? 1 : 1 );
		} );
	} );
}

async function main(): Promise< void > {
	const wanted = wishes();
	await requirePhp( 'tests' );
	const site = await step(
		`A clean WordPress (${ wanted.commerce }, ${ wanted.db })`,
		() =>
			createSite( {
				name: temporaryName( `php-${ wanted.db }` ),
				temporary: true,
				settled: true,
				db: wanted.db,
				commerce: wanted.commerce,
				network: wanted.network,
			} )
	);
	atSignals( () => site.stop() );
	copyFileSync(
		join( projectRoot(), 'tests/php/mu-plugin.php' ),
		join( site.dir, 'www/wp-content/mu-plugins/between-tests.php' )
	);
	try {
		process.exitCode = await phpunit( site, wanted );
		say(
			`PHP tests on ${ wanted.commerce }, ${ wanted.db }, ${
				site.php_version
			}: ${ process.exitCode === 0 ? 'passed' : 'FAILED' }.`
		);
	} finally {
		await site.stop();
	}
}

main().catch( ( error: unknown ) => {
	say( error instanceof Error ? error.message : String( error ) );
	process.exitCode = 1;
} );
