import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, install } from '../site/tools/apt';
import { run } from '../site/tools/exec';
import type { Php } from '../site/tools/php';

/** Debian's server programs are not in the PATH of ordinary users. */
const FOLDERS = [ '/usr/sbin', '/usr/local/sbin', '/usr/bin' ];

/** Paths of the web server's programs. */
export interface WebServer {
	nginx: string;
	fpm: string;
}

/** Paths of a cluster's programs. */
export interface Programs extends WebServer {
	/** Path of Redis or Valkey. */
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

/** Finds programs, and installs them first if possible. */
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
 * Returns nginx and PHP-FPM; installs them if possible.
 *
 * @param php PHP whose FPM is needed.
 * @throws Error A one-line message about what is missing and how to get it.
 */
export function requireWebServer( php: Php ): Promise< WebServer > {
	// The same PHP as for jobs; Debian's names include the version.
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
 * Returns the programs of a cluster; installs them if possible.
 *
 * @param php PHP whose FPM and Redis extension are needed.
 * @throws Error A one-line message about what is missing and how to get it.
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
