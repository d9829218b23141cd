import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, install } from '../site/tools/apt';
import { run } from '../site/tools/exec';
import type { Php } from '../site/tools/php';

/** Debian keeps servers out of the PATH of ordinary users. */
const FOLDERS = [ '/usr/sbin', '/usr/local/sbin', '/usr/bin' ];

/** What serves pages, by its paths. */
export interface WebServer {
	nginx: string;
	fpm: string;
}

/** The servers of a cluster, by their paths. */
export interface Programs extends WebServer {
	/** Redis or Valkey. */
	cache: string;
}

function find( pattern: RegExp ): string | undefined {
	for ( const folder of FOLDERS.filter( existsSync ) ) {
		const name = readdirSync( folder )
			.filter( ( entry ) => pattern.test( entry ) )
			.sort()
			.pop();
		if ( name !== undefined ) {
			return join( folder, name );
		}
	}
	return undefined;
}

/** Finds what is there, after it was installed where that is possible. */
async function required< T >(
	look: () => Promise< T | undefined >,
	packages: string[],
	what: string
): Promise< T > {
	const here = await look();
	if ( here ) {
		return here;
	}
	if ( await canInstall() ) {
		await install( packages );
	}
	const then = await look();
	if ( ! then ) {
		throw new Error(
			`${ what } (Debian, Ubuntu: sudo apt install ${ packages.join(
				' '
			) }).`
		);
	}
	return then;
}

/**
 * nginx and PHP-FPM, installed first where that is possible.
 *
 * @param php The PHP whose FPM it is to be.
 * @throws Error One line that says what is missing and how to get it.
 */
export function requireWebServer( php: Php ): Promise< WebServer > {
	// The same PHP as that of the jobs; Debian names it by its version.
	const [ branch = '' ] = /^\d+\.\d+/.exec( php.version ) ?? [];
	return required(
		() => {
			const nginx = find( /^nginx$/ );
			const fpm =
				find(
					new RegExp( `^php-fpm${ branch.replace( '.', '\\.' ) }$` )
				) ?? find( /^php-fpm$/ );
			return Promise.resolve( nginx && fpm ? { nginx, fpm } : undefined );
		},
		[ 'nginx-light', 'php-fpm' ],
		'nginx or PHP-FPM is missing'
	);
}

/**
 * The servers of a cluster, installed first where that is possible.
 *
 * @param php The PHP whose FPM it is to be, with its extension for Redis.
 * @throws Error One line that says what is missing and how to get it.
 */
export async function requirePrograms( php: Php ): Promise< Programs > {
	const cache = await required(
		async () => {
			const modules = await run( php.command, [ '-m' ] );
			return /^redis$/m.test( modules.stdout )
				? find( /^(redis|valkey)-server$/ )
				: undefined;
		},
		[ 'redis-server', 'php-redis' ],
		'Redis or Valkey, or PHP’s extension for it, is missing'
	);
	return { ...( await requireWebServer( php ) ), cache };
}
