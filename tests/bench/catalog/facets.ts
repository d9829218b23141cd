/**
 * Measures the server time of facets in a large shop.
 */
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { say } from '../../site/tools/progress';
import type { Commerce, Site } from '../../site/types';
import type { Check } from '../budgets';
import { fetchNonce, readTiming } from '../endpoints';
import { measureGrown } from '../site/grown';
import { table } from '../table';
import { median } from '../timing';
import { measureBeside, renderBeside } from './product-filters';

const ROUNDS = 15;

type Chosen = Readonly< Record< string, readonly string[] > >;

/** The measured shops. */
type Shop = Exclude< Commerce, 'downloads' >;

/** Names of the facets in each shop. */
const NAMES: Readonly<
	Record<
		Shop,
		{ category: string; tag: string; attribute: string; shop: string }
	>
> = {
	builtin: {
		category: 'vitrine_product_cat',
		tag: 'vitrine_product_tag',
		attribute: 'attribute_bench',
		shop: 'built-in shop',
	},
	woocommerce: {
		category: 'product_cat',
		tag: 'product_tag',
		attribute: 'attribute_pa_bench',
		shop: 'WooCommerce',
	},
};

/** Selections by round; none is requested twice. */
const choicesOf = (
	commerce: Shop
): Readonly< Record< string, ( round: number ) => Chosen > > => {
	const { category, attribute } = NAMES[ commerce ];
	return {
		'a category': ( round ) => ( { [ category ]: [ `bench-${ round }` ] } ),
		'an attribute': ( round ) => ( {
			[ `${ attribute }3` ]: [ `v3-${ round }` ],
		} ),
		'two attributes of variations': ( round ) => ( {
			[ `${ attribute }1` ]: [ `v1-${ round }`, `v1-${ round + 1 }` ],
			[ `${ attribute }2` ]: [ `v2-${ round + 2 }` ],
		} ),
		'an attribute, in stock, at a price': ( round ) => ( {
			[ `${ attribute }1` ]: [ `v1-${ round }` ],
			stock_status: [ 'instock' ],
			price_range: [ `${ 20 + round }-400` ],
		} ),
		'on sale, four stars': ( round ) => ( {
			on_sale: [ '1' ],
			rating: [ '4' ],
			[ `${ attribute }5` ]: [ `v5-${ round }` ],
		} ),
		'in stock': () => ( { stock_status: [ 'instock' ] } ),
	};
};

type Kind = 'filter' | 'page' | 'suggestions' | 'empty';

/**
 * Budgets in server milliseconds. For WooCommerce, the time of a request without
 * facets is subtracted.
 */
const BUDGETS: Readonly< Record< Shop, Partial< Record< Kind, number > > > > = {
	builtin: { filter: 60, page: 80, suggestions: 40 },
	woocommerce: { filter: 25, page: 40 },
};

/** A kind of request. */
export interface FacetsFigures {
	request: string;
	kind: Kind;
	products: number;
	commerce: Shop;
	/** Median server time in milliseconds. */
	ms: number;
	/** Median CPU time of PHP in milliseconds, which other processes hardly affect. */
	cpu: number;
	/** Maximum number of SQL queries. */
	queries: number;
}

type Cost = ReturnType< typeof readTiming >;

const measure = async (
	ask: ( round: number ) => Promise< Cost >
): Promise< { ms: number; cpu: number; queries: number } > => {
	const costs: Cost[] = [];
	for ( let round = -3; round < ROUNDS; round++ ) {
		const cost = await ask( round + 3 );
		if ( round >= 0 ) {
			costs.push( cost );
		}
	}
	return {
		ms: median( costs.map( ( { ms } ) => ms ) ),
		cpu: median( costs.map( ( { cpu } ) => cpu ) ),
		queries: Math.max( ...costs.map( ( { sql } ) => sql ) ),
	};
};

/** Builds the indexes of the built-in engine, and prints the duration in seconds. */
const REBUILD = `
	use Vitrine\\Commerce\\Builtin\\Catalog\\FacetIndex\\FacetIndex;
	use Vitrine\\Commerce\\Builtin\\Catalog\\Index\\Rebuild;
	$begin = microtime( true );
	Rebuild::start();
	Rebuild::run( 1200 );
	FacetIndex::keeper()->start();
	FacetIndex::keeper()->work( 1200 );
	global $wpdb;
	$wpdb->query( 'ANALYZE TABLE ' . $wpdb->posts . ', ' . $wpdb->term_relationships . ', ' . implode( ', ', Vitrine\\Commerce\\Builtin\\Database\\DatabaseSchema::names() ) );
	echo microtime( true ) - $begin, ' ', get_page_by_path( 'bench-facets' )->ID;
`;

/** Builds the index in WooCommerce, and analyzes WooCommerce's tables. */
const MAKE = `
	use Vitrine\\Commerce\\WooCommerce\\Catalog\\FacetIndex\\FacetIndex;
	global $wpdb;
	$wpdb->query( "ANALYZE TABLE $wpdb->posts, $wpdb->postmeta, $wpdb->term_relationships, $wpdb->wc_product_meta_lookup, {$wpdb->prefix}wc_product_attributes_lookup" );
	$begin = microtime( true );
	FacetIndex::want();
	FacetIndex::work( 1200 );
	if ( ! FacetIndex::keeper()->is_ready() ) {
		throw new RuntimeException( 'The index is not ready.' );
	}
	echo microtime( true ) - $begin, ' ', get_page_by_path( 'bench-facets' )->ID;
`;

const measureAt = async (
	client: APIRequestContext,
	site: Site,
	products: number,
	commerce: Shop
): Promise< FacetsFigures[] > => {
	const { category, tag, attribute } = NAMES[ commerce ];
	await site.php( join( __dirname, 'facets-page.php' ), {
		args: {
			category,
			tag,
			attribute: attribute.replace( 'attribute_', '' ),
		},
	} );
	const prepare = commerce === 'builtin' ? REBUILD : MAKE;
	const [ seconds = '', page = '' ] = ( await site.php( prepare ) ).split(
		' '
	);
	say( `  ${ products } products, indexes built in ${ seconds } s` );
	const security = await fetchNonce( client, site );
	const figures: FacetsFigures[] = [];
	const take = async (
		kind: FacetsFigures[ 'kind' ],
		request: string,
		ask: ( round: number ) => Promise< Cost >
	): Promise< void > => {
		const found = await measure( ask );
		say(
			`  ${ products } products, ${ request }: ${ found.ms.toFixed(
				1
			) } ms, ${ found.queries } queries`
		);
		figures.push( { kind, request, products, commerce, ...found } );
	};
	for ( const [ request, choice ] of Object.entries(
		choicesOf( commerce )
	) ) {
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
		say(
			await site.php( join( __dirname, 'explain.php' ), {
				args: choice( 4 ),
			} )
		);
	}
	await take( 'empty', 'filter: nothing requested', async () =>
		readTiming(
			await client.post( `${ site.url }/wp-admin/admin-ajax.php`, {
				form: { action: 'bench_nothing' },
			} )
		)
	);
	await take( 'empty', 'page: nothing on it', async () =>
		readTiming( await client.get( `${ site.url }/bench-empty/` ) )
	);
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
	if ( commerce === 'woocommerce' ) {
		say( renderBeside( await measureBeside( client, site, products ) ) );
	}
	return figures;
};

/** Compares each request with its budget. */
export const facetsChecks = ( figures: readonly FacetsFigures[] ): Check[] =>
	figures.flatMap( ( { request, kind, products, commerce, ms } ) => {
		const budget = BUDGETS[ commerce ][ kind ];
		const nothing = figures.find( ( one ) =>
			one.request.startsWith( `${ kind }: nothing` )
		);
		const without = commerce === 'builtin' ? 0 : nothing?.ms ?? NaN;
		return budget === undefined
			? []
			: [
					{
						name: `server time with ${ products } products${
							without ? ' above an empty request' : ''
						}: ${ request }`,
						value: ms - without,
						budget,
					},
			  ];
	} );

/** The figures as Markdown. */
export const renderFacets = ( figures: readonly FacetsFigures[] ): string =>
	table(
		[
			`${
				NAMES[ figures[ 0 ]?.commerce ?? 'builtin' ].shop
			}, twelve facets, 300 values, on MariaDB`,
			'products',
			'ms',
			'CPU of PHP, ms',
			'SQL queries',
		],
		figures.map( ( { request, products, ms, cpu, queries } ) => [
			request,
			String( products ),
			ms.toFixed( 1 ),
			cpu.toFixed( 1 ),
			String( queries ),
		] )
	);

/**
 * Fills a shop with products and requests them by facets, on MariaDB.
 *
 * @param products Number of products.
 * @param commerce Commerce engine.
 */
export const measureFacets = (
	products: number,
	commerce: Shop = 'builtin'
): Promise< FacetsFigures[] > =>
	measureGrown(
		'facets',
		[ products ],
		join(
			__dirname,
			commerce === 'builtin'
				? 'fill-facets.php'
				: 'fill-facets-woocommerce.php'
		),
		( client, site, size ) => measureAt( client, site, size, commerce ),
		commerce
	);
