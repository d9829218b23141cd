import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { writeJob } from './job';
import { runServed } from './served-job';
import type { Job, Runtime } from './runtime';
import type { Service } from '../tools/children';
import { startService } from '../tools/children';
import type { Outcome } from '../tools/exec';
import { run } from '../tools/exec';
import { sitePath } from '../tools/paths';
import type { Php } from '../tools/php';
import { isListening, until } from '../tools/wait';

/** A worker handles one request at a time, and an editor page sends several at once. */
const WORKERS = Math.max( 4, cpus().length );

/**
 * PHP settings that do not depend on the machine's php.ini.
 *
 * @param dir Folder of the site.
 */
export function phpSettings( dir: string ): string[] {
	return settings( {
		error_reporting: '-1',
		display_errors: '0',
		log_errors: '1',
		error_log: join( dir, 'private', 'log', 'debug.log' ),
		memory_limit: '512M',
		max_execution_time: '60',
		upload_max_filesize: '64M',
		post_max_size: '64M',
		'date.timezone': 'UTC',
		'opcache.enable': '1',
		'opcache.enable_cli': '1',
		'opcache.memory_consumption': '192',
		'opcache.max_accelerated_files': '20000',
		// Code changes take effect on the next request.
		'opcache.revalidate_freq': '0',
	} );
}

/**
 * Additional settings of the command line. Without a file cache, each start would
 * recompile WordPress, which takes most of its time.
 *
 * @param dir Folder of the site.
 */
export function commandLineSettings( dir: string ): string[] {
	const cache = join( dir, 'private', 'opcache' );
	mkdirSync( cache, { recursive: true } );
	return settings( {
		display_errors: 'stderr',
		max_execution_time: '0',
		'opcache.file_cache': cache,
		'opcache.file_cache_only': '1',
	} );
}

/**
 * Keeps OPcache from checking every file of WordPress for changes on each
 * request, for sites whose code does not change except for what tests add to
 * their folders. Symbolic links lead to files outside of those.
 *
 * @param dir Folder of the site.
 */
function settledSettings( dir: string ): string[] {
	const list = join( dir, 'private', 'changing.txt' );
	const content = join( dir, 'www', 'wp-content' );
	writeFileSync(
		list,
		[
			// A network's configuration changes with its installation.
			join( dir, 'private/' ),
			...[ 'languages/', 'mu-plugins/*.php', 'plugins/', 'themes/' ].map(
				( path ) => join( content, path )
			),
		].join( '\n' )
	);
	return settings( {
		'opcache.validate_timestamps': '0',
		'opcache.blacklist_filename': list,
	} );
}

function settings( values: Record< string, string > ): string[] {
	return Object.entries( values ).flatMap( ( [ name, value ] ) => [
		'-d',
		`${ name }=${ value }`,
	] );
}

/**
 * Runs the site with the machine's PHP and its built-in web server.
 *
 * @param php       The PHP to use.
 * @param dir       Folder of the site.
 * @param isSettled Whether the site's own code does not change while it runs.
 */
export function nativeRuntime(
	php: Php,
	dir: string,
	isSettled: boolean
): Runtime {
	let service: Service | null = null;
	let address = '';
	return {
		version: `PHP ${ php.version }`,
		async start( port: number ): Promise< void > {
			const started = await startService(
				php.command,
				[
					...phpSettings( dir ),
					...( isSettled ? settledSettings( dir ) : [] ),
					'-S',
					`127.0.0.1:${ port }`,
					'-t',
					join( dir, 'www' ),
					sitePath( 'server', 'router.php' ),
				],
				join( dir, 'private', 'log', 'server.log' ),
				{ ...process.env, PHP_CLI_SERVER_WORKERS: String( WORKERS ) }
			);
			service = started;
			let over = false;
			void started.ended.then( () => {
				over = true;
			} );
			await until( 'Starting the web server', async () => {
				if ( over ) {
					throw new Error(
						`The web server ended; its log is in ${ dir }/private/log/server.log`
					);
				}
				return isListening( port );
			} );
			address = `http://127.0.0.1:${ port }`;
		},
		run( job: Job ): Promise< Outcome > {
			const name = writeJob( dir, job );
			if ( address && job.load ) {
				return runServed( address, name );
			}
			return run( php.command, [
				...phpSettings( dir ),
				...commandLineSettings( dir ),
				sitePath( 'wordpress', 'run.php' ),
				dir,
				name,
			] );
		},
		async stop(): Promise< void > {
			address = '';
			await service?.stop();
		},
	};
}
