/**
 * Fault injection for orders: `npm run faults [-- --only=killed --share=0.2]`.
 * Boots a shop on MariaDB, kills its PHP workers, database and connections while
 * orders are placed, then counts lost, duplicate, incomplete and wrongly
 * confirmed orders. Fails if there are any.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { temporaryName } from '../site/boot/owner';
import { createSite } from '../site/site';
import { atSignals } from '../site/tools/children';
import { projectRoot } from '../site/tools/paths';
import { say, step } from '../site/tools/progress';
import type { Site } from '../site/types';
import { audit, type State } from './audit';
import { Database } from './database';
import { type Scenario, scenarios, type Measures } from './scenarios';
import { buy, type Shopper, type Told } from './shopper';
import { faults, type Row, table } from './table';
import { results, Worker } from './workers';

const FOLDER = join( projectRoot(), 'tests', 'faults' );

const wait = ( ms: number ) =>
	new Promise( ( done ) => setTimeout( done, ms ) );

/** State of a run. */
interface Bench {
	site: Site;
	database: Database;
	workers: [ Worker, Worker, Worker, Worker ];
	/** Number of shoppers so far; numbers are never reused. */
	made: number;
}

function addFaults( site: Site ): void {
	writeFileSync(
		join( site.dir, 'www/wp-content/mu-plugins/faults.php' ),
		`<?php\nrequire '${ join( FOLDER, 'site', 'load.php' ) }';\n`
	);
}

async function shoppers(
	bench: Bench,
	count: number,
	wallet: boolean
): Promise< Shopper[] > {
	const made = await bench.site.php( join( FOLDER, 'php', 'prepare.php' ), {
		args: { count, from: bench.made, wallet },
		user: 0,
	} );
	bench.made += count;
	return JSON.parse( made ) as Shopper[];
}

async function state( bench: Bench, all: readonly Told[] ): Promise< State > {
	const args = { shoppers: all.map( ( { shopper } ) => shopper ) };
	return JSON.parse(
		await bench.site.php( join( FOLDER, 'php', 'audit.php' ), {
			args,
			user: 0,
		} )
	) as State;
}

/** Runs the shop's background tasks repeatedly, and its cleanup two days later. */
async function settle( { site }: Bench ): Promise< void > {
	// Leases last two seconds here.
	for ( let n = 0; n < 3; n++ ) {
		await wait( 2500 );
		await site.php(
			`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}vitrine_outbox SET due = 0 WHERE done IS NULL" ); do_action( 'vitrine_work' );`,
			{ user: 0 }
		);
	}
	await wait( 1500 );
	await site.php(
		`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}vitrine_orders SET created = created - INTERVAL 2 DAY WHERE payment_url = ''" ); do_action( 'vitrine_cancel_unpaid_orders' ); do_action( 'vitrine_work' );`,
		{ user: 0 }
	);
}

async function measure( bench: Bench ): Promise< Measures > {
	const measures: Measures = {};
	// The first one is for warming up.
	for ( const method of [ 'cod', 'cod', 'bank', 'till', 'wallet' ] ) {
		const [ shopper ] = await shoppers( bench, 1, method === 'wallet' );
		const begin = performance.now();
		const told = await buy(
			shopper as Shopper,
			{ method, fault: 'count sql' },
			bench.workers[ 0 ]
		);
		if ( told[ 0 ]?.word !== 'success' ) {
			throw new Error(
				`No purchase possible (${ method }): ${ told[ 0 ]?.way.join() }`
			);
		}
		const time = performance.now() - begin;
		await wait( 300 );
		const statements = Number(
			await bench.site.php(
				`echo file_get_contents( VITRINE_SITE_PRIVATE . '/statements' );`
			)
		);
		measures[ method ] = { statements, time: Math.round( time ) };
	}
	return measures;
}

/** Makes every purchase of a scenario, with two workers at a time unless other faults occur. */
async function purchase(
	bench: Bench,
	scenario: Scenario,
	all: Shopper[]
): Promise< Told[] > {
	const { trouble = 'none' } = scenario;
	const told: Told[] = [];
	const next = scenario.purchases.map(
		( one, index ) => [ one, all[ index ] as Shopper ] as const
	);
	const lane = async ( worker: Worker, other: Worker ): Promise< void > => {
		for ( let one = next.shift(); one; one = next.shift() ) {
			const bought = buy( one[ 1 ], one[ 0 ], worker, other );
			if ( trouble === 'killed' ) {
				await wait( 40 + ( ( bench.database.kills * 37 ) % 360 ) );
				await bench.database.kill();
			}
			told.push( ...( await bought ) );
		}
	};
	const [ a, b, c, d ] = bench.workers;
	await Promise.all(
		trouble === 'killed' ? [ lane( a, c ) ] : [ lane( a, c ), lane( b, d ) ]
	);
	return told;
}

/** The bank reports each payment page as paid, twice at once. */
async function payPages(
	bench: Bench,
	told: readonly Told[]
): Promise< void > {
	for ( const { redirect } of told ) {
		const path = `/?faults_paid=${
			new URL( redirect ).searchParams.get( 'pay' ) ?? ''
		}`;
		await Promise.all(
			bench.workers
				.slice( 0, 2 )
				.map( ( worker ) => worker.send( { path, fields: {} } ) )
		);
	}
}

async function run(
	bench: Bench,
	scenario: Scenario
): Promise< { row: Row; lines: string[] } > {
	const wallet = scenario.purchases.some(
		( { method } ) => method === 'wallet'
	);
	const all = await shoppers( bench, scenario.purchases.length, wallet );
	if ( scenario.cart !== undefined ) {
		await bench.site.php(
			`global $wpdb; $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}vitrine_carts SET data = %s", $args['cart'] ) );`,
			{ args: { cart: scenario.cart } }
		);
	}
	const start = await state( bench, [] );
	const kills = Worker.kills + bench.database.kills;
	const full = join( bench.site.dir, 'private', 'post-is-full' );
	let told: Told[];
	if ( scenario.trouble === 'full' ) {
		await bench.database.onSmallDisk();
		say( `  full: ${ await bench.database.fill() }` );
		const bought = purchase( bench, scenario, all );
		await wait( 3000 );
		await bench.database.free();
		told = await bought;
	} else {
		if ( scenario.noPost ) {
			writeFileSync( full, '' );
		}
		told = await purchase( bench, scenario, all );
		rmSync( full, { force: true } );
	}
	if ( scenario.pages ) {
		await payPages( bench, told );
	}
	await settle( bench );
	const { counts, lines } = audit( told, await state( bench, told ), start );
	return {
		row: {
			name: scenario.name,
			kills: Worker.kills + bench.database.kills - kills,
			counts,
		},
		lines,
	};
}

async function everything(
	bench: Bench,
	only: string,
	share: number
): Promise< void > {
	const measures = await measure( bench );
	say( `Purchase without faults: ${ JSON.stringify( measures ) }` );
	const rows: Row[] = [];
	const wanted = scenarios( measures, share ).filter( ( { name } ) =>
		name.toLowerCase().includes( only.toLowerCase() )
	);
	for ( const scenario of wanted ) {
		const { row, lines } = await step( scenario.name, () =>
			run( bench, scenario )
		);
		rows.push( row );
		lines.forEach( say );
	}
	const text = table( rows );
	const file = results( 'faults.md' );
	mkdirSync( dirname( file ), { recursive: true } );
	writeFileSync( file, `${ text }\n` );
	say( text );
	const found = rows.reduce(
		( sum, { counts } ) => sum + faults( counts ),
		0
	);
	say(
		`${ Worker.kills } workers and ${ bench.database.kills } databases were killed; ${ found } faults.`
	);
	process.exitCode = found === 0 ? 0 : 1;
}

async function main(): Promise< void > {
	const { values } = parseArgs( {
		options: {
			only: { type: 'string', default: '' },
			share: { type: 'string', default: '1' },
		},
	} );
	const site = await step( 'Shop on MariaDB', () =>
		createSite( {
			name: temporaryName( 'faults' ),
			temporary: true,
			db: 'mysql',
		} )
	);
	const bench: Bench = {
		site,
		database: new Database( site ),
		workers: [
			new Worker( site ),
			new Worker( site ),
			new Worker( site ),
			new Worker( site ),
		],
		made: 0,
	};
	const stop = async (): Promise< void > => {
		bench.workers.forEach( ( worker ) => worker.stop() );
		await bench.database.stop();
		await site.stop();
	};
	atSignals( stop );
	try {
		addFaults( site );
		await everything( bench, values.only, Number( values.share ) );
	} finally {
		await stop();
	}
}

main().catch( ( error: unknown ) => {
	say(
		error instanceof Error ? error.stack ?? error.message : String( error )
	);
	process.exitCode = 1;
} );
