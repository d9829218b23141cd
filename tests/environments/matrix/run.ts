/**
 * `npm run matrix [-- --only=proxy]`: buys something as a guest, with and without
 * JavaScript, in every environment that readme.txt lists, with the plugin's
 * archive. Fails if a purchase is not completed, or PHP logs errors.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { temporaryName } from '../../site/boot/owner';
import { buildIfStale } from '../../site/build';
import { createSite } from '../../site/site';
import { atSignals } from '../../site/tools/children';
import { requirePhp } from '../../site/tools/php';
import { say, step } from '../../site/tools/progress';
import type { Site, SiteOptions } from '../../site/types';
import { unpackPlugin } from '../plugin';
import { requireWebServer } from '../programs';
import { type Row, table } from '../table';
import { oldestCore } from './cores';
import { type Hands, inChromium, inFirefox } from './hands';
import { LAYOUTS, startHost } from './hosts';
import { walk } from './walk';

/** A shop to test. */
interface Place {
	/** URL of its shop page. */
	shop: string;
	/** Description, for example its versions. */
	said: string;
	complaints: () => string;
	leave: () => Promise< void >;
}

const VERSIONS = `echo 'WordPress ', wp_get_wp_version(), ', PHP ', PHP_VERSION;`;

const SHOP = `echo Vitrine\\Plugin::engine()->page_url( 'shop' );`;

/** What the environments share. */
class Matrix {
	/** Cleanup functions. */
	readonly left: ( () => Promise< void > )[] = [];

	/** The newest WordPress with the machine's own PHP, which most environments copy. */
	private newest: Site | undefined;

	private constructor(
		readonly dir: string,
		private readonly plugin: string
	) {}

	static async start(): Promise< Matrix > {
		const dir = mkdtempSync( join( tmpdir(), 'vitrine-matrix-' ) );
		return new Matrix( dir, await unpackPlugin( dir ) );
	}

	/** Boots a site, to be stopped at the end. */
	async site(
		name: string,
		options: Partial< SiteOptions > = {}
	): Promise< Site > {
		const site = await createSite( {
			name: temporaryName( `matrix-${ name }` ),
			temporary: true,
			seed: true,
			plugin: this.plugin,
			...options,
		} );
		this.left.push( () => site.stop() );
		return site;
	}

	async stock(): Promise< Site > {
		this.newest ??= await this.site( 'newest' );
		return this.newest;
	}

	async stop(): Promise< void > {
		for ( const leave of this.left.reverse() ) {
			await leave();
		}
		rmSync( this.dir, { recursive: true, force: true } );
	}
}

/** The place of a site. */
async function placeOf( site: Site, from = '' ): Promise< Place > {
	const versions = await site.php( VERSIONS );
	return {
		shop: await site.php( SHOP ),
		said: from === '' ? versions : `${ versions }, from ${ from }`,
		complaints: () => site.debugLog(),
		leave: () => Promise.resolve(),
	};
}

async function onOldest( matrix: Matrix ): Promise< Place > {
	const { dir, from } = await oldestCore();
	const before = process.env.WP_CORE_DIR;
	process.env.WP_CORE_DIR = dir;
	try {
		return await placeOf( await matrix.site( 'oldest' ), from );
	} finally {
		if ( before === undefined ) {
			delete process.env.WP_CORE_DIR;
		} else {
			process.env.WP_CORE_DIR = before;
		}
	}
}

async function onPlain( matrix: Matrix ): Promise< Place > {
	const site = await matrix.stock();
	await site.php( `update_option( 'permalink_structure', '' );` );
	await site.php( `flush_rewrite_rules();` );
	return { ...( await placeOf( site ) ), leave: () => site.reset() };
}

const onPlayground =
	( playground: '8.1' | '8.5' ) =>
	async ( matrix: Matrix ): Promise< Place > => {
		const { name } = await matrix.stock();
		return placeOf(
			await matrix.site( `php-${ playground }`, {
				copyOf: name,
				playground,
			} )
		);
	};

/** Setup of each environment, in the order of the table. */
const PLACES: Record< string, ( matrix: Matrix ) => Promise< Place > > = {
	'Newest WordPress': async ( matrix ) => placeOf( await matrix.stock() ),
	'Oldest WordPress': onOldest,
	'PHP 8.1': onPlayground( '8.1' ),
	'PHP 8.5': onPlayground( '8.5' ),
	'Plain permalinks': onPlain,
	...Object.fromEntries(
		LAYOUTS.map( ( layout ) => [
			layout,
			async ( matrix: Matrix ): Promise< Place > => {
				const { dir: from } = await matrix.stock();
				const host = await startHost(
					layout,
					await requireWebServer( await requirePhp( 'sqlite' ) ),
					from,
					join( matrix.dir, layout.replace( ' ', '-' ) )
				);
				return {
					shop: `${ host.url }/shop/`,
					said: host.url,
					complaints: host.complaints,
					leave: host.stop,
				};
			},
		] )
	),
	Firefox: async ( matrix ) => placeOf( await matrix.stock() ),
};

/** The test runs of an environment. */
const walks = (
	name: string
): [ string, () => Promise< Hands >, boolean ][] =>
	name === 'Firefox'
		? [ [ 'Guest, with JavaScript', inFirefox, true ] ]
		: [
				[ 'Guest, with JavaScript', () => inChromium( true ), true ],
				[
					'Guest, without JavaScript',
					() => inChromium( false ),
					false,
				],
		  ];

async function visit( matrix: Matrix, name: string ): Promise< Row[] > {
	const rows: Row[] = [];
	const go = PLACES[ name ];
	const place = await go?.( matrix );
	if ( ! place ) {
		return [];
	}
	for ( const [ what, open, hasScript ] of walks( name ) ) {
		const hands = await open();
		const faults: string[] = [];
		try {
			await walk( hands, place.shop, hasScript );
		} catch ( error ) {
			faults.push( error instanceof Error ? error.message : 'Unknown' );
		}
		await hands.close();
		const complaints = place.complaints();
		rows.push( {
			where: name,
			what,
			said: place.said,
			faults:
				complaints === ''
					? faults
					: [ ...faults, complaints.slice( 0, 2000 ) ],
		} );
	}
	await place.leave();
	return rows;
}

async function main(): Promise< void > {
	const { values } = parseArgs( {
		options: { only: { type: 'string', default: '' } },
	} );
	buildIfStale();
	const matrix = await Matrix.start();
	atSignals( () => matrix.stop() );
	const rows: Row[] = [];
	try {
		for ( const name of Object.keys( PLACES ) ) {
			if ( name.toLowerCase().includes( values.only.toLowerCase() ) ) {
				rows.push(
					...( await step( name, () =>
						visit( matrix, name ).catch(
							( error: unknown ): Row[] => [
								{
									where: name,
									what: 'Getting there',
									said: '',
									faults: [ String( error ) ],
								},
							]
						)
					) )
				);
			}
		}
	} finally {
		await matrix.stop();
	}
	process.stdout.write( `${ table( rows ) }\n` );
	const isGood =
		rows.length > 0 && rows.every( ( { faults } ) => faults.length === 0 );
	process.exitCode = isGood ? 0 : 1;
}

main().catch( ( error: unknown ) => {
	say( error instanceof Error ? error.message : String( error ) );
	process.exitCode = 1;
} );
