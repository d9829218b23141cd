/**
 * Runs the PHP tests on a clean WordPress site:
 * `tsx tests/php/run.ts --db=sqlite|mysql [--commerce=woocommerce] [--network]
 * [--short] [more arguments for PHPUnit]`.
 *
 * `--short` leaves out tests that do not depend on the database.
 *
 * Each engine has a test suite (.config/phpunit.xml): the built-in one, which is
 * the default, and those in WOOCOMMERCE_DIR and EDD_DIR.
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
	/** Whether to run the multisite suite. */
	network: boolean;
	/** Whether to run only tests that depend on the database. */
	short: boolean;
	/** Arguments passed on to PHPUnit. */
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
		throw new Error( '--db must be sqlite or mysql.' );
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

/** Name of the files below .cache/results. A partial run must not be mistaken for a full one. */
function resultsName( { commerce, db, network, rest }: Wishes ): string {
	return [
		rest.length > 0 ? 'php-part' : 'php',
		...( commerce === 'builtin' ? [] : [ commerce ] ),
		...( network ? [ 'network' ] : [] ),
		db,
	].join( '-' );
}

/** Suite name in .config/phpunit.xml. */
function suiteOf( { commerce, network, short }: Wishes ): string {
	if ( network ) {
		return 'network';
	}
	return short ? `${ commerce }-database` : commerce;
}

/** Whether the arguments for PHPUnit name a test file or folder, whose tests then run whatever their suite. */
function namesFile( rest: readonly string[] ): boolean {
	const last = rest.at( -1 );
	return last !== undefined && existsSync( last );
}

/** Capabilities that the site's engine lacks. */
async function lackingParts( site: Site ): Promise< string[] > {
	const json = await site.php( `
		$have = array_column( Vitrine\\Plugin::engine()->capabilities(), 'value' );
		$all  = array_column( Vitrine\\Commerce\\Capability::cases(), 'value' );
		echo wp_json_encode( array_values( array_diff( $all, $have ) ) );
	` );
	return JSON.parse( json ) as string[];
}

/** Excludes the tests of missing capabilities, and says so. */
async function withoutLacking( site: Site ): Promise< string[] > {
	const parts = await lackingParts( site );
	if ( parts.length === 0 ) {
		return [];
	}
	say( `Left out, not supported by the engine: ${ parts.join( ', ' ) }` );
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
		// Output on standard output would count as sent headers, so PHP could not set cookies.
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
			// An exit in a test ends the whole run with a successful exit code.
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
