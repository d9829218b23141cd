/**
 * Measures the server time of a listing by number of posts.
 */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { say } from '../../site/tools/progress';
import type { Site } from '../../site/types';
import { fetchNonce, readTiming } from '../endpoints';
import { measureGrown } from '../site/grown';
import { median } from '../timing';

/** Numbers of posts; the difference shows the cost of additional ones. */
const SIZES = [ 50_000, 100_000 ];
const CATEGORIES = 10;

interface Call {
	name: string;
	rounds: number;
	/** Selected values by round. */
	fields: ( round: number ) => Record< string, string >;
}

const FIRST = 'category, first request';
const AGAIN = 'category, a different page each time';

/** The requests that have a budget: a page with a filter. */
export const FILTERED_PAGES = [ FIRST, AGAIN ];

const CALLS: Call[] = [
	{
		name: FIRST,
		rounds: CATEGORIES,
		fields: ( round ) => ( { category: `bench-${ round + 1 }` } ),
	},
	{
		name: AGAIN,
		rounds: 15,
		fields: ( round ) => ( {
			category: `bench-${ ( round % CATEGORIES ) + 1 }`,
			paged: String( round + 2 ),
		} ),
	},
	{
		name: 'two checkboxes, by title',
		rounds: 15,
		fields: ( round ) => ( {
			checkbox: `["bench-${ ( round % 5 ) + 1 }","bench-9"]`,
			sorting: 'title',
		} ),
	},
	{
		name: 'page 1000 of all posts',
		rounds: 5,
		fields: () => ( { paged: '1000' } ),
	},
	{
		name: 'word in all posts',
		rounds: 5,
		fields: ( round ) => ( {
			search: 'bench',
			paged: String( round + 1 ),
		} ),
	},
	{
		name: 'word in one post',
		rounds: 5,
		fields: ( round ) => ( { search: `post ${ 4000 + round }` } ),
	},
];

/** Figures of a kind of request at a number of posts. */
export interface PostsFigures {
	request: string;
	posts: number;
	/** Median server time in milliseconds. */
	ms: number;
	/** Maximum number of SQL queries. */
	queries: number;
	/** Gzip bytes of the last response. */
	bytes: number;
}

const measure = async (
	client: APIRequestContext,
	site: Site,
	page: string,
	security: string,
	{ rounds, fields }: Call
): Promise< Pick< PostsFigures, 'ms' | 'queries' | 'bytes' > > => {
	const times: number[] = [];
	let queries = 0;
	let bytes = 0;
	for ( let round = 0; round < rounds; round++ ) {
		const response = await client.post(
			`${ site.url }/wp-admin/admin-ajax.php`,
			{
				form: {
					action: 'vitrine_update_loop_builder_content',
					postId: page,
					postType: 'page',
					queryId: '1',
					block_id: 'journal',
					security,
					...fields( round ),
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

const measureAt = async (
	client: APIRequestContext,
	site: Site,
	page: string,
	posts: number
): Promise< PostsFigures[] > => {
	const security = await fetchNonce( client, site );
	const each = ( call: Call ) =>
		measure( client, site, page, security, call );
	// Warm up until every worker of the server has its opcode cache filled.
	await each( {
		name: '',
		rounds: 12,
		fields: ( round ) => ( { paged: String( round + 1 ) } ),
	} );
	const figures: PostsFigures[] = [];
	for ( const call of CALLS ) {
		const { name } = call;
		const found = await each( call );
		say( `  ${ posts } posts, ${ name }: ${ found.ms.toFixed( 1 ) } ms` );
		figures.push( { request: name, posts, ...found } );
	}
	return figures;
};

/**
 * Fills a site with posts and requests its listing, on MariaDB.
 *
 * @return One for each kind of request and number of posts.
 */
export const measurePosts = (): Promise< PostsFigures[] > =>
	measureGrown(
		'posts',
		SIZES,
		join( __dirname, 'fill.php' ),
		( client, site, posts, page ) =>
			measureAt( client, site, page.trim(), posts )
	);
