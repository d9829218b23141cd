import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryName } from '../../site/boot/owner';
import { createSite } from '../../site/site';
import type { Service } from '../../site/tools/children';
import { startService } from '../../site/tools/children';
import { run } from '../../site/tools/exec';
import { requirePhp } from '../../site/tools/php';
import { isListening, until } from '../../site/tools/wait';
import type { Commerce, Site } from '../../site/types';
import { balancerConfiguration } from '../configuration';
import { Node } from './node';
import { unpackPlugin } from '../plugin';
import { freePorts } from '../ports';
import { requirePrograms } from '../programs';
import type { Stock } from './walks';

/** A shop on two nodes behind a balancer. */
export interface Cluster {
	/** Public URL. */
	url: string;
	/** Folder of the balancer with its cached pages. */
	balancer: string;
	nodes: [ Node, Node ];
	/** The site with the database. */
	site: Site;
	stock: Stock;
	stop: () => Promise< void >;
}

/** Changes a site's URL to one of the same length, so that serialized strings stay valid. */
async function moveTo( site: Site, url: string ): Promise< void > {
	const [ from, to ] = [ site.url, url ].map(
		( address ) => new URL( address ).host
	);
	const dump = join( site.dir, 'private', 'mysql', 'snapshot.sql' );
	const config = join( site.dir, 'private', 'config.php' );
	await site.snapshot();
	for ( const file of [ dump, config ] ) {
		writeFileSync(
			file,
			readFileSync( file, 'utf8' ).replaceAll( from ?? '', to ?? '' )
		);
	}
	await site.reset();
}

/**
 * Starts a cluster with the sample shop and the plugin's archive.
 *
 * @param commerce Commerce engine.
 * @throws Error A one-line message about what is missing.
 */
export async function startCluster( commerce: Commerce ): Promise< Cluster > {
	const programs = await requirePrograms( await requirePhp( 'mysql' ) );
	const dir = mkdtempSync( join( tmpdir(), 'vitrine-cluster-' ) );
	const services: { stop: () => Promise< void > }[] = [];
	const stop = async (): Promise< void > => {
		for ( const service of services.reverse() ) {
			await service.stop();
		}
		rmSync( dir, { recursive: true, force: true } );
	};
	try {
		const site = await createSite( {
			name: temporaryName( `cluster-${ commerce }` ),
			temporary: true,
			db: 'mysql',
			memory: 128,
			seed: true,
			commerce,
			plugin: await unpackPlugin( dir ),
		} );
		services.push( site );
		const [ front = 0, one = 0, two = 0 ] = await freePorts( 3 );
		const url = `http://127.0.0.1:${ front }`;
		await moveTo( site, url );
		const stock = JSON.parse(
			await site.php( 'tests/environments/cluster/php/prepare.php' )
		) as Stock;
		const cache = join( dir, 'cache.sock' );
		services.push( await startCache( programs.cache, cache, dir ) );
		const nodes: [ Node, Node ] = [
			new Node(
				{
					dir: join( dir, 'one' ),
					port: one,
					site: site.dir,
					age: 1,
					cache,
				},
				programs
			),
			new Node(
				{
					dir: join( dir, 'two' ),
					port: two,
					site: site.dir,
					age: 2,
					cache,
				},
				programs
			),
		];
		services.push( ...nodes );
		await Promise.all( nodes.map( ( node ) => node.start() ) );
		const conf = join( dir, 'balancer.conf' );
		writeFileSync(
			conf,
			balancerConfiguration( dir, front, [ one, two ] )
		);
		services.push(
			await startService(
				programs.nginx,
				[ '-e', join( dir, 'nginx-error.log' ), '-c', conf ],
				join( dir, 'balancer.log' )
			)
		);
		await until( 'Starting the load balancer', () => isListening( front ) );
		return { url, balancer: dir, nodes, site, stock, stop };
	} catch ( error ) {
		await stop();
		throw error;
	}
}

async function startCache(
	program: string,
	socket: string,
	dir: string
): Promise< Service > {
	const service = await startService(
		program,
		[
			...[ '--port', '0' ],
			...[ '--unixsocket', socket ],
			...[ '--save', '' ],
			...[ '--appendonly', 'no' ],
			...[ '--dir', dir ],
		],
		join( dir, 'cache.log' )
	);
	await until( 'Starting the object cache', async () => {
		const { stdout } = await run( program.replace( /-server$/, '-cli' ), [
			'-s',
			socket,
			'ping',
		] );
		return stdout.includes( 'PONG' );
	} );
	return service;
}
