import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createConnection, type Connection } from 'mysql2/promise';
import type { DatabaseServer } from './database';
import { canInstall, install } from '../tools/apt';
import type { Service } from '../tools/children';
import { startService } from '../tools/children';
import { exists, must, run } from '../tools/exec';
import { step } from '../tools/progress';
import { until } from '../tools/wait';
import { changeBack, COPYING, keep, type Ask } from './mysql-snapshot';

const NAME = 'wordpress';

/** Database with the saved state; it is in the same folder, so copies of the folder include it. */
const KEPT = 'wordpress_kept';

/** Maximum length of a socket path; the kernel's limit is 107 bytes. */
const LONGEST_SOCKET = 100;

/** Connections of requests that are still running, which would write into the restored state. */
const OTHERS = `SELECT COUNT(*) FROM information_schema.PROCESSLIST WHERE USER = 'root' AND ID <> CONNECTION_ID()`;

/**
 * Time limit for creating an empty database in seconds; takes a few seconds on
 * any machine, unless something hangs.
 */
const PREPARING = 120;

/** Settings for a small shop; the defaults are for large machines. */
const SETTINGS = [
	'--no-defaults',
	'--skip-networking',
	'--skip-name-resolve',
	'--innodb-log-file-size=16M',
	'--innodb-flush-log-at-trx-commit=2',
	'--max-connections=200',
	'--character-set-server=utf8mb4',
];

/**
 * A MariaDB server of the site's own, on a socket, without a network port.
 *
 * @param dir    Folder of the site.
 * @param memory Memory for its tables in megabytes.
 * @param more   More settings of the server.
 */
export function mysqlDatabase(
	dir: string,
	memory = 64,
	more: readonly string[] = []
): DatabaseServer {
	const folder = join( dir, 'private', 'mysql' );
	const data = join( folder, 'data' );
	// A starting server deletes other servers' files in a shared temporary folder.
	const temporary = join( folder, 'tmp' );
	const socket = socketPath( folder );
	const client = [ '--no-defaults', `--socket=${ socket }`, '--user=root' ];
	// One connection for all queries: starting a client for each would take longer than the query.
	let line: Connection | null = null;
	const ask: Ask = async ( statement ) => {
		if ( line === null ) {
			line = await createConnection( {
				socketPath: socket,
				user: 'root',
				rowsAsArray: true,
			} );
			// The connection ends with its server; the next query opens another.
			line.on( 'error', () => {
				line = null;
			} );
			await line.query( COPYING );
		}
		const [ rows ] = await line.query( statement );
		return Array.isArray( rows )
			? rows.map( ( row ) =>
					Array.isArray( row ) ? row.map( String ) : []
			  )
			: [];
	};
	let service: Service | null = null;
	return {
		connection: {
			name: NAME,
			user: 'root',
			password: '',
			host: `localhost:${ socket }`,
		},
		async start(): Promise< void > {
			const server = await requireMariadb();
			mkdirSync( temporary, { recursive: true } );
			if ( ! existsSync( join( data, 'mysql' ) ) ) {
				await step( 'Preparing MariaDB', () =>
					prepare( data, temporary )
				);
			}
			service = await startService(
				server,
				[
					...SETTINGS,
					...more,
					`--innodb-buffer-pool-size=${ memory }M`,
					`--user=${ userInfo().username }`,
					`--datadir=${ data }`,
					`--tmpdir=${ temporary }`,
					`--socket=${ socket }`,
					`--pid-file=${ join( folder, 'server.pid' ) }`,
				],
				join( dir, 'private', 'log', 'mysql.log' )
			);
			await until( 'Starting MariaDB', async () => {
				const { code } = await run( 'mariadb-admin', [
					...client,
					'ping',
				] );
				return code === 0;
			} );
			await ask( `CREATE DATABASE IF NOT EXISTS ${ NAME }` );
		},
		snapshot: () => keep( ask, NAME, KEPT ),
		async restore(): Promise< void > {
			await until( 'Completing all requests', async () =>
				( await ask( OTHERS ) ).every( ( [ count ] ) => count === '0' )
			);
			await changeBack( ask, NAME, KEPT );
		},
		async stop(): Promise< void > {
			await line?.end();
			line = null;
			await service?.stop();
			rmSync( socket, { force: true } );
		},
	};
}

function socketPath( folder: string ): string {
	const path = join( folder, 'server.sock' );
	if ( path.length <= LONGEST_SOCKET ) {
		return path;
	}
	const name = createHash( 'sha256' ).update( folder ).digest( 'hex' );
	return join( tmpdir(), `vitrine-${ name.slice( 0, 16 ) }.sock` );
}

/**
 * Returns the path of MariaDB's server.
 *
 * @throws Error A one-line message about how to get it.
 */
export async function requireMariadb(): Promise< string > {
	let path = await findServer();
	if ( path === undefined && ( await canInstall() ) ) {
		await install( [ 'mariadb-server' ] );
		path = await findServer();
	}
	if ( path === undefined ) {
		throw new Error(
			'MariaDB is missing (Debian, Ubuntu: sudo apt install mariadb-server; macOS: brew install mariadb).'
		);
	}
	return path;
}

async function findServer(): Promise< string | undefined > {
	// Debian's server programs are not in the PATH of ordinary users.
	for ( const name of [ 'mariadbd', '/usr/sbin/mariadbd' ] ) {
		if ( await exists( name ) ) {
			return name;
		}
	}
	return undefined;
}

async function prepare( data: string, temporary: string ): Promise< void > {
	mkdirSync( data, { recursive: true } );
	try {
		await must(
			'mariadb-install-db',
			[
				'--no-defaults',
				// Without this, it would resolve the host name and wait for the network.
				'--force',
				`--user=${ userInfo().username }`,
				`--datadir=${ data }`,
				`--tmpdir=${ temporary }`,
				'--auth-root-authentication-method=normal',
				'--skip-test-db',
			],
			{ timeout: PREPARING * 1000 }
		);
	} catch ( error ) {
		// The next start would take an incomplete database for a complete one.
		rmSync( data, { recursive: true, force: true } );
		throw error;
	}
}
