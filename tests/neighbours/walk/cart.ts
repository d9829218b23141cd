import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { request, type BrowserContext } from '@playwright/test';
import type { Site } from '../../site/types';

interface Named {
	key?: string;
	name?: string;
	attribute?: string;
	value?: string;
	display?: string;
}

/** The parts of a Store API cart that are read here. */
export interface Cart {
	items_count: number;
	items: {
		name: string;
		quantity: number;
		variation: Named[];
		item_data: Named[];
		prices: { price: string };
		totals: { line_subtotal: string; line_total: string };
	}[];
	coupons: { code: string; totals: { total_discount: string } }[];
	fees: { name: string; totals: { total: string } }[];
	shipping_rates: {
		shipping_rates: { name: string; price: string; selected: boolean }[];
	}[];
	totals: { total_price: string; total_tax: string; currency_code: string };
}

/**
 * Lets a site return the cart to an observer, without saving the session.
 *
 * @param site The site.
 */
export const letLookOn = ( site: Site ): void =>
	copyFileSync(
		join( __dirname, 'onlooker.php' ),
		join( site.dir, 'www/wp-content/mu-plugins/onlooker.php' )
	);

/**
 * Returns the cart of a browser by a separate request: cookies of the response do
 * not reach the browser, and its session is not saved.
 *
 * @param context The browser context.
 * @param base    The site's URL.
 */
export async function cartOf(
	context: BrowserContext,
	base: string
): Promise< Cart > {
	const client = await request.newContext( {
		storageState: await context.storageState(),
		extraHTTPHeaders: { 'X-Onlooker': '1' },
	} );
	try {
		const answer = await client.get( `${ base }/wp-json/wc/store/v1/cart` );
		return ( await answer.json() ) as Cart;
	} finally {
		await client.dispose();
	}
}

const pair = ( one: Named ): string =>
	`${ one.name ?? one.attribute ?? one.key ?? '' }=${
		one.display ?? one.value ?? ''
	}`.replace( /<[^>]*>/g, '' );

/**
 * Formats a cart as comparable lines.
 *
 * @param cart The cart.
 */
export function linesOf( cart: Cart ): string[] {
	return [
		...cart.items.map(
			( { name, quantity, prices, totals, variation, item_data } ) =>
				[
					`${ quantity } × ${ name } at ${ prices.price }: ${ totals.line_subtotal }, ${ totals.line_total }`,
					...variation.map( pair ),
					...item_data.map( pair ),
				].join( '; ' )
		),
		...cart.coupons.map(
			( { code, totals } ) =>
				`coupon ${ code }: ${ totals.total_discount }`
		),
		...cart.fees.map(
			( { name, totals } ) => `fee ${ name }: ${ totals.total }`
		),
		...cart.shipping_rates
			.flatMap( ( { shipping_rates: rates } ) => rates )
			.filter( ( { selected } ) => selected )
			.map( ( { name, price } ) => `shipping ${ name }: ${ price }` ),
		`total ${ cart.totals.total_price } ${ cart.totals.currency_code }, tax ${ cart.totals.total_tax }`,
	];
}
