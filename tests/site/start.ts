/**
 * `npm start`: boots WordPress with this plugin and the sample shop, prints its
 * URL, and serves it until Ctrl-C.
 *
 * --db=mysql              MariaDB instead of SQLite
 * --commerce=woocommerce  another engine than the built-in one (or: downloads)
 * --theme=/path           a theme: its folder, or the name of one of WordPress's own
 * --style=evening         a style variation of the theme, by its title; default: none
 * --port=8800             port on 127.0.0.1
 * --fresh                 forget what an earlier run left
 * --playground            PHP of WordPress Playground instead of the machine's own
 */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { commerceFromEnvironment, commerceNamed } from './commerce/engines';
import { buildIfStale } from './build';
import { createSite } from './site';
import { atSignals } from './tools/children';
import { sitePath } from './tools/paths';
import { findPhp, howToGetPhp } from './tools/php';
import { isFree } from './tools/ports';
import { say, step } from './tools/progress';
import type { Database, Site, SiteOptions } from './types';
import { createSandbox, type Sandbox } from './wallet/sandbox';

const USUAL_PORT = 8800;
const WALLET_PORT = 8900;

/** Options of the site, and its style. */
interface Wishes {
	options: SiteOptions;
	style: string | undefined;
}

async function wishes(): Promise< Wishes > {
	const { values } = parseArgs( {
		options: {
			db: { type: 'string', default: 'sqlite' },
			commerce: { type: 'string', default: commerceFromEnvironment() },
			theme: { type: 'string', default: process.env.THEME_DIR },
			style: { type: 'string' },
			port: { type: 'string' },
			fresh: { type: 'boolean', default: false },
			playground: { type: 'boolean', default: false },
		},
	} );
	const { db, fresh, theme, style } = values;
	if ( db !== 'sqlite' && db !== 'mysql' ) {
		throw new Error( '--db must be sqlite or mysql.' );
	}
	const port = await choosePort( values.port );
	const playground = values.playground || ( await mustUsePlayground( db ) );
	const commerce = commerceNamed( values.commerce );
	const kind = playground ? 'playground' : db;
	const options: SiteOptions = {
		name: [ 'shop', commerce, kind, theme ? basename( theme ) : '' ]
			.filter( Boolean )
			.join( '-' ),
		db,
		seed: 'demo',
		fresh,
		playground,
		commerce,
		...( theme ? { theme } : {} ),
		...( port === undefined ? {} : { port } ),
	};
	return { options, style };
}

async function choosePort( wanted?: string ): Promise< number | undefined > {
	if ( wanted === undefined ) {
		// The same URL on each start, if the port is free.
		return ( await isFree( USUAL_PORT ) ) ? USUAL_PORT : undefined;
	}
	const port = Number( wanted );
	if ( ! Number.isInteger( port ) || port < 1 || port > 65_535 ) {
		throw new Error( '--port must be a number from 1 to 65535.' );
	}
	return port;
}

async function mustUsePlayground( db: Database ): Promise< boolean > {
	if ( db === 'mysql' || ( await findPhp( db ) ) ) {
		return false;
	}
	say(
		`This machine's own PHP is missing, so WordPress Playground's is used, which takes about a second a page. Better: ${ howToGetPhp(
			db
		) }`
	);
	return true;
}

async function addresses( site: Site, wallet?: Sandbox ): Promise< string > {
	const pages = JSON.parse(
		await site.php( sitePath( 'wordpress', 'addresses.php' ) )
	) as Record< string, string >;
	const rows = Object.entries( pages ).map(
		( [ name, address ] ) => `  ${ name.padEnd( 10 ) } ${ address }`
	);
	return [
		'',
		...rows,
		...( wallet
			? [
					`  ${ 'Wallet'.padEnd( 10 ) } ${
						wallet.url
					}  (a sandbox: log in there, or have it misbehave)`,
			  ]
			: [] ),
		'',
		'  Administrator: admin / password',
		'  Customer: customer / password',
		'',
		`  ${ site.php_version }, ${ site.db }. Stop it by Ctrl-C.`,
	].join( '\n' );
}

/** The wallet of the shop's direct checkout; none for shops with a checkout page of their own. */
async function sandboxOf(
	{ commerce }: SiteOptions,
	site: Site
): Promise< Sandbox | undefined > {
	if ( commerce === 'downloads' ) {
		return undefined;
	}
	// The same URL on each start, so that a browser stays logged in.
	const wallet = await createSandbox(
		( await isFree( WALLET_PORT ) ) ? WALLET_PORT : 0
	);
	wallet.behave( { loggedIn: 'cookie' } );
	await wallet.connect( site );
	return wallet;
}

async function main(): Promise< void > {
	const { options, style } = await wishes();
	buildIfStale();
	const site = await step( 'Starting the shop', () => createSite( options ) );
	const wallet = await sandboxOf( options, site );
	atSignals( async () => {
		await wallet?.stop();
		await site.stop();
	} );
	if ( style !== undefined ) {
		await site.php( sitePath( 'wordpress', 'style.php' ), {
			args: { style },
			user: 1,
		} );
	}
	process.stdout.write( `${ await addresses( site, wallet ) }\n` );
}

main().catch( ( error: unknown ) => {
	say( error instanceof Error ? error.message : String( error ) );
	process.exit( 1 );
} );
