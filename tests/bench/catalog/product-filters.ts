/**
 * The same choices on a page of ours and on one of WooCommerce's Product Collection with its
 * Product Filters, of the same products: what each costs the server, counts and all.
 */
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { Site } from '../../site/types';
import { readTiming } from '../endpoints';
import { table } from '../table';
import { median } from '../timing';

const ROUNDS = 5;

/** Addresses of both pages behind `?`, by the number of the round: no choice is asked for twice. */
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

/** One choice. */
export interface BesideFigures {
	choice: string;
	products: number;
	/** Server milliseconds, median. */
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
 * Measures both.
 *
 * @param client   Who asks.
 * @param site     WooCommerce, filled, with the page of facets-page.php.
 * @param products How many there are.
 */
export const measureBeside = async (
	client: APIRequestContext,
	site: Site,
	products: number
): Promise< BesideFigures[] > => {
	await site.php( join( __dirname, 'product-filters.php' ) );
	// No choice of theirs may be passed over: of nothing that fits there is no product.
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
			'whole page, what is chosen',
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
