import {
	cpSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
	existsSync,
} from 'node:fs';
import { join } from 'node:path';
import { linkTree } from '../../site/core/link-tree';
import { must } from '../../site/tools/exec';
import { nodeConfiguration } from '../configuration';
import { freePorts } from '../ports';
import type { WebServer } from '../programs';
import { startWebServer } from '../web-server';

/** Directory layouts of WordPress on web hosts. */
export const LAYOUTS = [
	'sub-folder',
	'split folders',
	'https proxy',
] as const;

export type Layout = ( typeof LAYOUTS )[ number ];

/** A shop on a host. */
export interface Host {
	/** Its URL without a trailing slash. */
	url: string;
	complaints: () => string;
	stop: () => Promise< void >;
}

/** What a layout needs to copy a shop. */
interface Shop {
	/** Folder of an SQLite site with a snapshot. */
	from: string;
	/** Folder of the host, which does not exist yet. */
	dir: string;
	port: number;
	/** Port of the proxy, if any. */
	front: number;
}

/** Changes a site's configuration. */
function configure(
	file: string,
	replacements: Record< string, string >
): void {
	let text = readFileSync( file, 'utf8' );
	for ( const [ from, to ] of Object.entries( replacements ) ) {
		if ( ! text.includes( from ) ) {
			throw new Error( `${ file } does not say ${ from }` );
		}
		text = text.replace( from, to );
	}
	// Break the hard link to the other site's file.
	rmSync( file );
	writeFileSync( file, text );
}

/** Creates the files of a shop whose URL becomes `url`. */
function lay( { from, dir }: Shop, www: string, url: string ): void {
	linkTree( join( from, 'www' ), www );
	for ( const part of [ 'log', 'mail', 'db' ] ) {
		mkdirSync( join( dir, 'private', part ), { recursive: true } );
	}
	cpSync(
		join( from, 'private', 'db', 'snapshot.sqlite' ),
		join( dir, 'private', 'db', 'wordpress.sqlite' )
	);
	const config = readFileSync(
		join( from, 'private', 'config.php' ),
		'utf8'
	);
	writeFileSync(
		join( dir, 'private', 'config.php' ),
		config.replace( /"url":"[^"]*"/, () => `"url":"${ url }"` )
	);
}

/** WordPress in a subdirectory, with an empty root. */
function subFolder( shop: Shop ): { url: string; nginx: string } {
	const { dir, port } = shop;
	const url = `http://127.0.0.1:${ port }/blog`;
	const www = join( dir, 'www', 'blog' );
	lay( shop, www, url );
	configure( join( www, 'wp-config.php' ), {
		'require dirname( __DIR__ )': 'require dirname( __DIR__, 2 )',
		'= dirname( __DIR__ ) .': '= dirname( __DIR__, 2 ) .',
	} );
	return { url, nginx: nodeConfiguration( dir, port, '/blog/index.php' ) };
}

/** WordPress and its content in separate folders, with the site at the root. */
function splitFolders( shop: Shop ): { url: string; nginx: string } {
	const { dir, port } = shop;
	const url = `http://127.0.0.1:${ port }`;
	const root = join( dir, 'www' );
	const core = join( root, 'core' );
	lay( shop, core, url );
	renameSync( join( core, 'wp-content' ), join( root, 'content' ) );
	renameSync( join( core, 'wp-config.php' ), join( root, 'wp-config.php' ) );
	configure( join( root, 'wp-config.php' ), {
		"define( 'WP_SITEURL', $vitrine_site['url'] );": `define( 'WP_SITEURL', $vitrine_site['url'] . '/core' );
	define( 'WP_CONTENT_DIR', __DIR__ . '/content' );
	define( 'WP_CONTENT_URL', $vitrine_site['url'] . '/content' );`,
	} );
	writeFileSync(
		join( root, 'index.php' ),
		"<?php\ndefine( 'WP_USE_THEMES', true );\nrequire __DIR__ . '/core/wp-blog-header.php';\n"
	);
	return { url, nginx: nodeConfiguration( dir, port ) };
}

/** HTTPS ends at a proxy, which tells the web server with a header. */
async function httpsProxy(
	shop: Shop
): Promise< { url: string; nginx: string } > {
	const { dir, port, front } = shop;
	const url = `https://127.0.0.1:${ front }`;
	const www = join( dir, 'www' );
	lay( shop, www, url );
	configure( join( www, 'wp-config.php' ), {
		'declare(strict_types=1);': `declare(strict_types=1);
if ( 'https' === ( $_SERVER['HTTP_X_FORWARDED_PROTO'] ?? '' ) ) {
	$_SERVER['HTTPS'] = 'on';
}`,
	} );
	const [ key, certificate ] = [ 'key.pem', 'certificate.pem' ].map(
		( name ) => join( dir, name )
	);
	await must( 'openssl', [
		...[ 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2' ],
		...[ '-subj', '/CN=127.0.0.1' ],
		...[ '-keyout', key ?? '', '-out', certificate ?? '' ],
	] );
	const proxy = `server {
		listen 127.0.0.1:${ front } ssl;
		ssl_certificate ${ certificate };
		ssl_certificate_key ${ key };
		location / {
			proxy_pass http://127.0.0.1:${ port };
			proxy_set_header Host $http_host;
			proxy_set_header X-Forwarded-Proto https;
			proxy_buffers 64 16k;
			proxy_buffer_size 64k;
		}
	}`;
	return { url, nginx: nodeConfiguration( dir, port, '/index.php', proxy ) };
}

const LAY = {
	'sub-folder': subFolder,
	'split folders': splitFolders,
	'https proxy': httpsProxy,
} as const;

/**
 * Copies a shop to a host with another layout.
 *
 * @param layout   The layout.
 * @param programs Web server and PHP.
 * @param from     Folder of an SQLite site with a snapshot.
 * @param dir      Folder of the host, which does not exist yet.
 */
export async function startHost(
	layout: Layout,
	programs: WebServer,
	from: string,
	dir: string
): Promise< Host > {
	const [ port = 0, front = 0 ] = await freePorts( 2 );
	const { url, nginx } = await LAY[ layout ]( { from, dir, port, front } );
	const services = await startWebServer( programs, { dir, port, nginx } );
	const log = join( dir, 'private', 'log', 'debug.log' );
	return {
		url,
		complaints: () =>
			existsSync( log ) ? readFileSync( log, 'utf8' ) : '',
		async stop(): Promise< void > {
			await Promise.all( services.map( ( one ) => one.stop() ) );
			rmSync( dir, { recursive: true, force: true } );
		},
	};
}
