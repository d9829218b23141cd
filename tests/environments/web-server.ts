import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { phpSettings } from '../site/server/native';
import type { Service } from '../site/tools/children';
import { startService } from '../site/tools/children';
import { isListening, until } from '../site/tools/wait';
import { fpmConfiguration } from './configuration';
import type { WebServer } from './programs';

/** Number of PHP workers. */
const WORKERS = 6;

/** Options of a web server. */
export interface Served {
	/** Folder with `www`, and `private` with its log. */
	dir: string;
	port: number;
	/** Configuration of nginx. */
	nginx: string;
}

/**
 * Starts nginx and PHP-FPM.
 *
 * @param programs Paths of the programs.
 * @param served   What to serve.
 * @return Both services; each leads a process group.
 */
export async function startWebServer(
	programs: WebServer,
	served: Served
): Promise< Service[] > {
	const { dir, port, nginx } = served;
	const fpm = join( dir, 'fpm.conf' );
	const conf = join( dir, 'nginx.conf' );
	const socket = join( dir, 'fpm.sock' );
	const log = join( dir, 'servers.log' );
	writeFileSync( fpm, fpmConfiguration( dir, WORKERS ) );
	writeFileSync( conf, nginx );
	// Left by a killed server.
	rmSync( socket, { force: true } );
	const isRoot = process.getuid?.() === 0;
	const services = [
		await startService(
			programs.fpm,
			[
				'--nodaemonize',
				...( isRoot ? [ '--allow-to-run-as-root' ] : [] ),
				'--fpm-config',
				fpm,
				...phpSettings( dir ),
			],
			log
		),
		await startService(
			programs.nginx,
			[ '-e', join( dir, 'nginx-error.log' ), '-c', conf ],
			log
		),
	];
	await until(
		'Starting a web server',
		async () => existsSync( socket ) && ( await isListening( port ) )
	);
	return services;
}
