/**
 * Measures the server time of the built-in shop's pages by number of products.
 */
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { say } from '../../site/tools/progress';
import type { Site } from '../../site/types';
import type { Check } from '../budgets';
import { readTiming } from '../endpoints';
import { table } from '../table';
import { measureGrown } from '../site/grown';
import { median } from '../timing';

/** Numbers of products. The larger shop must not be much slower than the smaller one. */
export const SIZES = [ 100, 20_000 ] as const;

const ROUNDS = 25;

/** Words that match one product in a small shop, and up to 1,111 in a large one. */
const model = ( round: number ): string => `model ${ ( round % 89 ) + 10 }`;

/** Page URLs by round; no page is requested twice in a row. */
const PAGES: Readonly< Record< string, ( round: number ) => string > > = {
	shop: () => '/shop/',
	'shop, its next pages': ( round ) =>
		`/shop/?product-page=${ 2 + ( round % 3 ) }`,
	'shop, by price': () => '/shop/?orderby=price',
	'shop, by price from high to low': () => '/shop/?orderby=price-desc',
	'shop, by popularity': () => '/shop/?orderby=popularity',
	'shop, newest first': () => '/shop/?orderby=date',
	'a category': () => '/product-category/bench-lamp/',
	suggestions: ( round ) =>
		`/?wc-ajax=vitrine_search&s=${ encodeURIComponent( model( round ) ) }`,
	'search of a listing': ( round ) =>
		`/finder/?search-1=${ encodeURIComponent( model( round ) ) }`,
	'search of the site': ( round ) =>
		`/?post_type=vitrine_product&s=${ encodeURIComponent(
			model( round )
		) }`,
};

/** Figures of a page at a number of products. */
export interface ProductsFigures {
	page: string;
	products: number;
	/** Median server time in milliseconds. */
	ms: number;
	/** Maximum number of SQL queries. */
	queries: number;
}

const ask = async (
	client: APIRequestContext,
	site: Site,
	path: string
): Promise< { ms: number; sql: number } > => {
	const answer = await client.get( site.url + path );
	if ( answer.status() !== 200 ) {
		throw new Error( `${ path } answers ${ answer.status() }.` );
	}
	return readTiming( answer );
};

const measureAt = async (
	client: APIRequestContext,
	site: Site,
	products: number
): Promise< ProductsFigures[] > => {
	const figures: ProductsFigures[] = [];
	for ( const [ page, path ] of Object.entries( PAGES ) ) {
		const times: number[] = [];
		let queries = 0;
		for ( let round = -5; round < ROUNDS; round++ ) {
			const { ms, sql } = await ask( client, site, path( round + 5 ) );
			// The first requests fill the opcode cache of each worker.
			if ( round >= 0 ) {
				times.push( ms );
				queries = Math.max( queries, sql );
			}
		}
		const ms = median( times );
		say( `  ${ products } products, ${ page }: ${ ms.toFixed( 1 ) } ms` );
		figures.push( { page, products, ms, queries } );
	}
	return figures;
};

/** The pages in the order of requests, each with its figures by rising number of products. */
const byPage = (
	figures: readonly ProductsFigures[]
): [ string, ProductsFigures[] ][] =>
	Object.keys( PAGES ).map( ( name ) => [
		name,
		figures.filter( ( { page } ) => page === name ),
	] );

/** Times of the larger shop relative to the smaller one, compared with their budgets. */
export const productsChecks = (
	figures: readonly ProductsFigures[],
	budget: number
): Check[] =>
	byPage( figures ).flatMap( ( [ page, [ small, large ] ] ) =>
		small && large
			? [
					{
						name: `server time with ${ large.products } products relative to ${ small.products }: ${ page }`,
						value: large.ms / small.ms,
						budget,
					},
			  ]
			: []
	);

/** Pages by number of products, as Markdown. */
export const renderProducts = ( figures: readonly ProductsFigures[] ): string =>
	table(
		[
			'built-in shop on MariaDB',
			...SIZES.map( ( size ) => `ms, ${ size } products` ),
			'ratio',
			'SQL queries',
		],
		byPage( figures ).map( ( [ page, of ] ) => [
			page,
			...of.map( ( { ms } ) => ms.toFixed( 1 ) ),
			( ( of.at( -1 )?.ms ?? NaN ) / ( of[ 0 ]?.ms ?? NaN ) ).toFixed(
				2
			),
			of.map( ( { queries } ) => queries ).join( ', ' ),
		] )
	);

/**
 * Fills a shop with products and requests its pages, on MariaDB.
 *
 * @return One for each page and number of products.
 */
export const measureProducts = (): Promise< ProductsFigures[] > =>
	measureGrown( 'products', SIZES, join( __dirname, 'fill.php' ), measureAt );
