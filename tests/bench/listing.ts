/**
 * What a listing of content costs: the server's time for a filtered page, by the
 * number of posts, and one change of a filter against the whole page.
 *
 * `tsx tests/bench/listing.ts --db=mysql --posts=100000`
 */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { request, type APIRequestContext } from '@playwright/test';
import { createSite } from '../site/site';
import type { Site } from '../site/types';
import { readTiming } from './endpoints';
import { median } from './timing';

const ROUNDS = 15;
/** Milliseconds of server time that a filtered page may take at the median. */
const BUDGET = 150;

interface Call {
	name: string;
	/** What is chosen, by the number of the round: no two alike. */
	fields: ( round: number ) => Record< string, string >;
}

const CALLS: Call[] = [
	{
		name: 'a category, another page each time',
		fields: ( round ) => ( {
			category: `bench-${ ( round % 10 ) + 1 }`,
			paged: String( round + 1 ),
		} ),
	},
	{
		name: 'two boxes, by title',
		fields: ( round ) => ( {
			checkbox: `["bench-${ ( round % 5 ) + 1 }","bench-9"]`,
			sorting: 'title',
		} ),
	},
	{ name: 'page 1000 of all', fields: () => ( { paged: '1000' } ) },
	{
		name: 'a word that all have',
		fields: ( round ) => ( {
			search: 'bench',
			paged: String( round + 1 ),
		} ),
	},
	{
		name: 'a word that one has',
		fields: ( round ) => ( { search: `post ${ 4000 + round }` } ),
	},
];

/** Medians of one kind of call: server milliseconds and SQL queries, and bytes after gzip. */
const measure = async (
	client: APIRequestContext,
	site: Site,
	page: string,
	call: Call
) => {
	const nonce = ( await (
		await client.get( `${ site.url }/?wc-ajax=vitrine_nonces&for=listing`, {
			headers: { 'sec-fetch-site': 'same-origin' },
		} )
	).json() ) as { security: string };
	const times: number[] = [];
	let queries = 0;
	let bytes = 0;
	for ( let round = 0; round < ROUNDS; round++ ) {
		const response = await client.post(
			`${ site.url }/wp-admin/admin-ajax.php`,
			{
				form: {
					action: 'vitrine_update_loop_builder_content',
					postId: page,
					postType: 'page',
					queryId: '1',
					block_id: 'journal',
					security: nonce.security,
					...call.fields( round ),
				},
			}
		);
		const { ms, sql } = readTiming( response );
		times.push( ms );
		queries = Math.max( queries, sql );
		bytes = gzipSync( await response.body() ).length;
	}
	return { ms: median( times ), queries, bytes };
};

const wholePage = async ( client: APIRequestContext, site: Site ) => {
	const times: number[] = [];
	let bytes = 0;
	for ( let round = 0; round < ROUNDS; round++ ) {
		const response = await client.get(
			`${ site.url }/journal/?category-1=bench-${ ( round % 10 ) + 1 }`
		);
		times.push( readTiming( response ).ms );
		bytes = gzipSync( await response.body() ).length;
	}
	return { ms: median( times ), bytes };
};

const main = async (): Promise< number > => {
	const { values } = parseArgs( {
		options: {
			db: { type: 'string', default: 'sqlite' },
			posts: { type: 'string', default: '100000' },
			step: { type: 'string', default: '50000' },
		},
	} );
	const db = values.db === 'mysql' ? 'mysql' : 'sqlite';
	const [ most, step ] = [ Number( values.posts ), Number( values.step ) ];
	const site = await createSite( {
		name: `bench-listing-${ process.pid }`,
		temporary: true,
		seed: true,
		db,
	} );
	try {
		const probes = join( site.dir, 'www/wp-content/mu-plugins' );
		mkdirSync( probes, { recursive: true } );
		copyFileSync(
			join( __dirname, 'probe.php' ),
			join( probes, 'bench-probe.php' )
		);
		const client = await request.newContext();
		const lines: string[] = [];
		let slowest = 0;
		let first = 0;
		for ( let posts = 0; posts < most; posts += step ) {
			const page = await site.php( join( __dirname, 'listing.php' ), {
				args: { from: posts + 1, to: posts + step },
			} );
			for ( const call of CALLS ) {
				const { ms, queries, bytes } = await measure(
					client,
					site,
					page.trim(),
					call
				);
				lines.push(
					`| ${ posts + step } | ${ call.name } | ${ ms.toFixed(
						1
					) } | ${ queries } | ${ ( bytes / 1024 ).toFixed( 1 ) } |`
				);
				if ( call === CALLS[ 0 ] ) {
					first ||= ms;
					slowest = ms;
				}
			}
		}
		const whole = await wholePage( client, site );
		const per = ( slowest - first ) / ( ( most - step ) / 10_000 || 1 );
		process.stdout.write(
			`${ db }\n| posts | request | server ms | SQL queries | KB gzip |\n|---|---|---|---|---|\n${ lines.join(
				'\n'
			) }\n| ${ most } | the whole page, filtered | ${ whole.ms.toFixed(
				1
			) } | - | ${ ( whole.bytes / 1024 ).toFixed(
				1
			) } |\neach further 10,000 posts: ${ per.toFixed( 2 ) } ms\n`
		);
		return slowest <= BUDGET ? 0 : 1;
	} finally {
		await site.stop();
	}
};

main().then(
	( code ) => process.exit( code ),
	( error: unknown ) => {
		process.stderr.write( `${ String( error ) }\n` );
		process.exit( 1 );
	}
);
