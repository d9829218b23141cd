/**
 * What the facets of a large shop cost the server.
 */
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { say } from '../../site/tools/progress';
import type { Site } from '../../site/types';
import type { Check } from '../budgets';
import { fetchNonce, readTiming } from '../endpoints';
import { measureGrown } from '../site/grown';
import { table } from '../table';
import { median } from '../timing';

const ROUNDS = 15;

type Chosen = Readonly< Record< string, readonly string[] > >;

/** What is chosen, by the number of the round: no choice is asked for twice. */
const CHOICES: Readonly< Record< string, ( round: number ) => Chosen > > = {
	'a category': ( round ) => ( {
		vitrine_product_cat: [ `bench-${ round }` ],
	} ),
	'an attribute': ( round ) => ( {
		attribute_bench3: [ `v3-${ round }` ],
	} ),
	'two attributes of variations': ( round ) => ( {
		attribute_bench1: [ `v1-${ round }`, `v1-${ round + 1 }` ],
		attribute_bench2: [ `v2-${ round + 2 }` ],
	} ),
	'an attribute, in stock, at a price': ( round ) => ( {
		attribute_bench1: [ `v1-${ round }` ],
		stock_status: [ 'instock' ],
		price_range: [ `${ 20 + round }-400` ],
	} ),
	'on sale, four stars': ( round ) => ( {
		on_sale: [ '1' ],
		rating: [ '4' ],
		attribute_bench5: [ `v5-${ round }` ],
	} ),
	'in stock': () => ( { stock_status: [ 'instock' ] } ),
};

/** Milliseconds of the server that each may take. */
const BUDGETS: Readonly< Record< string, number > > = {
	filter: 60,
	page: 80,
	suggestions: 40,
};

/** One kind of request. */
export interface FacetsFigures {
	request: string;
	kind: 'filter' | 'page' | 'suggestions';
	products: number;
	/** Server milliseconds, median. */
	ms: number;
	/** SQL queries, the most that a request needed. */
	queries: number;
}

const measure = async (
	ask: ( round: number ) => Promise< { ms: number; sql: number } >
): Promise< { ms: number; queries: number } > => {
	const times: number[] = [];
	let queries = 0;
	for ( let round = -3; round < ROUNDS; round++ ) {
		const { ms, sql } = await ask( round + 3 );
		if ( round >= 0 ) {
			times.push( ms );
			queries = Math.max( queries, sql );
		}
	}
	return { ms: median( times ), queries };
};

/** Makes the indexes, and says in seconds how long that took. */
const REBUILD = `
	use Vitrine\\Commerce\\Builtin\\Catalogue\\FacetIndex\\FacetIndex;
	use Vitrine\\Commerce\\Builtin\\Catalogue\\Index\\Rebuild;
	$begin = microtime( true );
	Rebuild::start();
	Rebuild::run( 1200 );
	FacetIndex::start();
	FacetIndex::work( 1200 );
	global $wpdb;
	$wpdb->query( 'ANALYZE TABLE ' . $wpdb->posts . ', ' . $wpdb->term_relationships . ', ' . implode( ', ', Vitrine\\Commerce\\Builtin\\Database\\Schema::names() ) );
	echo microtime( true ) - $begin, ' ', get_page_by_path( 'bench-facets' )->ID;
`;

/** Says what the database makes of the queries of a choice. */
const EXPLAIN = `
	$_POST = array();
	$page  = get_page_by_path( 'bench-facets' );
	$block = Vitrine\\Loop\\Finder::find( $page->ID, 'facets' );
	$state = new Vitrine\\Loop\\State( facets: $args );
	$loop  = Vitrine\\Loop\\Builder::for_request( $block, Vitrine\\Loop\\Context::of_request( 'facets', 'page', $page->ID ), Vitrine\\Loop\\Address::of_page( $page->ID, 1 ), 'facets', $state );
	global $wpdb;
	$asked = array();
	add_filter( 'query', function ( $sql ) use ( &$asked ) {
		$asked[] = $sql;
		return $sql;
	} );
	Vitrine\\View\\Loop\\Update::of( $loop, $block );
	remove_all_filters( 'query' );
	foreach ( array_unique( $asked ) as $sql ) {
		if ( 0 !== stripos( ltrim( $sql, ' (' ), 'SELECT' ) ) {
			continue;
		}
		echo substr( preg_replace( '/\\s+/', ' ', $sql ), 0, 160 ), "\\n";
		foreach ( $wpdb->get_results( 'EXPLAIN ' . $sql, ARRAY_A ) as $row ) {
			echo '    ', implode( ' | ', array( $row['table'], $row['type'], $row['key'] ?? 'no key', $row['rows'], $row['Extra'] ) ), "\\n";
		}
	}
`;

const measureAt = async (
	client: APIRequestContext,
	site: Site,
	products: number
): Promise< FacetsFigures[] > => {
	const [ seconds = '', page = '' ] = ( await site.php( REBUILD ) ).split(
		' '
	);
	say( `  ${ products } products, indexes made: ${ seconds } s` );
	const security = await fetchNonce( client, site );
	const figures: FacetsFigures[] = [];
	const take = async (
		kind: FacetsFigures[ 'kind' ],
		request: string,
		ask: ( round: number ) => Promise< { ms: number; sql: number } >
	): Promise< void > => {
		const found = await measure( ask );
		say(
			`  ${ products } products, ${ request }: ${ found.ms.toFixed(
				1
			) } ms, ${ found.queries } queries`
		);
		figures.push( { kind, request, products, ...found } );
	};
	for ( const [ request, choice ] of Object.entries( CHOICES ) ) {
		await take( 'filter', request, async ( round ) =>
			readTiming(
				await client.post( `${ site.url }/wp-admin/admin-ajax.php`, {
					form: {
						action: 'vitrine_update_loop_builder_content',
						postId: page,
						postType: 'page',
						queryId: '1',
						block_id: 'facets',
						security,
						facets: JSON.stringify( choice( round ) ),
					},
				} )
			)
		);
		say( await site.php( EXPLAIN, { args: choice( 4 ) } ) );
	}
	await take( 'page', 'first page with facets', async () =>
		readTiming( await client.get( `${ site.url }/bench-facets/` ) )
	);
	await take( 'page', 'shop', async () =>
		readTiming( await client.get( `${ site.url }/shop/` ) )
	);
	await take( 'suggestions', 'suggestions', async ( round ) =>
		readTiming(
			await client.get(
				`${ site.url }/?wc-ajax=vitrine_search&s=${ encodeURIComponent(
					`model ${ round + 10 }`
				) }`
			)
		)
	);
	return figures;
};

/** Each request against what it may take. */
export const facetsChecks = ( figures: readonly FacetsFigures[] ): Check[] =>
	figures.map( ( { request, kind, products, ms } ) => ( {
		name: `server time with ${ products } products: ${ request }`,
		value: ms,
		budget: BUDGETS[ kind ] ?? NaN,
	} ) );

/** The figures as Markdown. */
export const renderFacets = ( figures: readonly FacetsFigures[] ): string =>
	table(
		[
			'twelve facets, 300 values, on MariaDB',
			'products',
			'ms',
			'SQL queries',
		],
		figures.map( ( { request, products, ms, queries } ) => [
			request,
			String( products ),
			ms.toFixed( 1 ),
			String( queries ),
		] )
	);

/**
 * Fills a shop with products and asks for them by facets, on MariaDB.
 *
 * @param products How many.
 */
export const measureFacets = ( products: number ): Promise< FacetsFigures[] > =>
	measureGrown(
		'facets',
		[ products ],
		join( __dirname, 'fill-facets.php' ),
		measureAt
	);
