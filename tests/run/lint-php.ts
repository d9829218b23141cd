/**
 * `npm run lint:php`: checks the syntax of every PHP file, and coding style and
 * static analysis if Composer can reach its registry. `--fix` first fixes what
 * can be fixed; `--renew` first updates composer.lock.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import { requirePhp } from '../site/tools/php';
import { installTools, renewLock } from './php-tools';

const SOURCES = [ 'plugin.php', 'uninstall.php', 'includes', 'blocks' ].filter(
	( path ) => existsSync( path )
);

// Disabled rules that exist only in WPCS 2 or only in WPCS 3: PHPCS refuses unknown names in a ruleset, but not
// on the command line.
const NOT_OURS = [
	'WordPress.PHP.DisallowShortTernary',
	'Universal.Arrays.DisallowShortArraySyntax',
	'Universal.Operators.DisallowShortTernary',
].join( ',' );

function run( command: string, args: string[] ): boolean {
	const { status, error } = spawnSync( command, args, {
		stdio: [ 'ignore', 1, 1 ],
	} );
	return error === undefined && status === 0;
}

/** PHP settings for compiling thousands of files in one process. */
const COMPILER = [
	'opcache.enable=1',
	'opcache.enable_cli=1',
	'opcache.memory_consumption=256',
	'opcache.max_accelerated_files=20000',
	'display_errors=0',
	'error_log=/dev/null',
].flatMap( ( setting ) => [ '-d', setting ] );

/**
 * Returns the files to check one by one: those that do not compile in one
 * process, which takes a second for all. Without OPcache, returns all files.
 */
function suspects( php: string, files: string[] ): string[] {
	const { stdout } = spawnSync(
		php,
		[ ...COMPILER, join( __dirname, 'compile.php' ), ...files ],
		{ encoding: 'utf8' }
	);
	const named = stdout.split( '\n' ).filter( Boolean );
	return named.pop() === 'all seen' ? named : files;
}

/** Whether every file parses; prints the files that do not. */
function parses( php: string ): boolean {
	const files = glob.sync( [
		'{plugin,uninstall}.php',
		'{includes,blocks,tests}/**/*.php',
	] );
	const broken = suspects( php, files ).filter( ( file ) => {
		const { status, stdout } = spawnSync( php, [ '-l', file ], {
			encoding: 'utf8',
		} );
		if ( status !== 0 ) {
			console.log( stdout.trim() );
		}
		return status !== 0;
	} );
	console.log(
		`php -l: ${ files.length } files, ${ broken.length } broken.`
	);
	return broken.length === 0;
}

function analyse( php: string ): boolean {
	const words = [
		'--standard=.config/phpcs.xml',
		`--exclude=${ NOT_OURS }`,
		...SOURCES,
		'tests',
	];
	if ( process.argv.includes( '--fix' ) ) {
		run( php, [ 'vendor/bin/phpcbf', ...words ] );
	}
	const style = run( php, [ 'vendor/bin/phpcs', ...words ] );
	console.log( `PHPCS: ${ style ? 'nothing found' : 'failed' }.` );
	const types = run( php, [
		'vendor/bin/phpstan',
		'analyse',
		'--configuration=.config/phpstan.neon',
		'--autoload-file=.config/phpstan/autoload.php',
		'--memory-limit=2G',
		'--no-progress',
		...SOURCES,
	] );
	console.log( `PHPStan: ${ types ? 'nothing found' : 'failed' }.` );
	return style && types;
}

async function main(): Promise< boolean > {
	if ( process.argv.includes( '--renew' ) ) {
		renewLock();
	}
	const { command } = await requirePhp( 'sqlite' );
	const sound = parses( command );
	if ( ! installTools() ) {
		console.log(
			'PHPCS and PHPStan are skipped: Composer or its registry is not available.'
		);
		return sound;
	}
	return analyse( command ) && sound;
}

main().then(
	( passed ) => {
		process.exitCode = passed ? 0 : 1;
	},
	( error: unknown ) => {
		console.error( error instanceof Error ? error.message : error );
		process.exitCode = 1;
	}
);
