/**
 * Compares a page of this plugin with WooCommerce's Product Collection and
 * Product Filters, with the same products and selections: server time including
 * counts.
 */
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { Site } from '../../site/types';
import { readTiming } from '../endpoints';
import { table } from '../table';
import { median } from '../timing';

const ROUNDS = 5;

/** Query strings of both pages by round; no selection is requested twice. */
const CHOICES: Readonly<
	Record< string, ( round: number ) => { ours: string; theirs: string } >
> = {
	nothing: () => ( { ours: '', theirs: '' } ),
	'an attribute': ( round ) => ( {
		ours: `attribute_pa_bench3-1=v3-${ round }`,
		theirs: `filter_bench3=v3-${ round }&query_type_bench3=or`,
	} ),
	'two attributes of variations': ( round ) => ( {
		ours: `attribute_pa_bench1-1=v1-${ round },v1-${
			round + 1
		}&attribute_pa_bench2-1=v2-${ round + 2 }`,
		theirs: `filter_bench1=v1-${ round },v1-${
			round + 1
		}&query_type_bench1=or&filter_bench2=v2-${
			round + 2
		}&query_type_bench2=or`,
	} ),
	'an attribute, in stock, at a price': ( round ) => ( {
		ours: `attribute_pa_bench1-1=v1-${ round }&stock_status-1=instock&price_range-1=${
			20 + round
		}-400`,
		theirs: `filter_bench1=v1-${ round }&query_type_bench1=or&filter_stock_status=instock&min_price=${
			20 + round
		}&max_price=400`,
	} ),
	'in stock': () => ( {
		ours: 'stock_status-1=instock',
		theirs: 'filter_stock_status=instock',
	} ),
};

/** The figures of a selection. */
export interface BesideFigures {
	choice: string;
	products: number;
	/** Median server time in milliseconds. */
	ours: number;
	theirs: number;
}

const timeOf = async (
	client: APIRequestContext,
	address: ( round: number ) => string
): Promise< number > => {
	const times: number[] = [];
	for ( let round = -1; round < ROUNDS; round++ ) {
		const answer = await client.get( address( round + 20 ) );
		if ( ! answer.ok() ) {
			throw new Error( `${ answer.status() } of ${ answer.url() }` );
		}
		if ( round >= 0 ) {
			times.push( readTiming( answer ).ms );
		}
	}
	return median( times );
};

/**
 * Measures both pages.
 *
 * @param client   HTTP client.
 * @param site     A WooCommerce site with products and the page of facets-page.php.
 * @param products Number of products.
 */
export const measureBeside = async (
	client: APIRequestContext,
	site: Site,
	products: number
): Promise< BesideFigures[] > => {
	await site.php( join( __dirname, 'product-filters.php' ) );
	// Make sure that WooCommerce applies the filters: a selection without matches must be empty.
	for ( const [ query, isEmpty ] of [
		[ '', false ],
		[ '?min_price=99999', true ],
	] as const ) {
		const html = await (
			await client.get( `${ site.url }/bench-product-filters/${ query }` )
		).text();
		if (
			! html.includes( 'wc-block-product-filter-checkbox-list' ) ||
			html.includes( 'wp-block-woocommerce-product-price' ) === isEmpty
		) {
			throw new Error( `Product Filters do not filter by "${ query }".` );
		}
	}
	const figures: BesideFigures[] = [];
	for ( const [ choice, addressOf ] of Object.entries( CHOICES ) ) {
		figures.push( {
			choice,
			products,
			ours: await timeOf(
				client,
				( round ) =>
					`${ site.url }/bench-facets/?${ addressOf( round ).ours }`
			),
			theirs: await timeOf(
				client,
				( round ) =>
					`${ site.url }/bench-product-filters/?${
						addressOf( round ).theirs
					}`
			),
		} );
	}
	return figures;
};

/** The figures as Markdown. */
export const renderBeside = ( figures: readonly BesideFigures[] ): string =>
	table(
		[
			'whole page, filtered',
			'products',
			'Vitrine, ms',
			'WooCommerce’s Product Filters, ms',
		],
		figures.map( ( { choice, products, ours, theirs } ) => [
			choice,
			String( products ),
			ours.toFixed( 1 ),
			theirs.toFixed( 1 ),
		] )
	);
