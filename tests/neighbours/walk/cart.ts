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

/** A cart as the Store API tells it, as far as it is read here. */
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
 * Has a site answer whoever looks at a cart beside its browser, and write nothing for it.
 *
 * @param site The site.
 */
export const letLookOn = ( site: Site ): void =>
	copyFileSync(
		join( __dirname, 'onlooker.php' ),
		join( site.dir, 'www/wp-content/mu-plugins/onlooker.php' )
	);

/**
 * The cart of a browser, asked for beside it: what the answer sets of cookies
 * does not reach the browser, and its session is not written.
 *
 * @param context Whose cart.
 * @param base    The site's address.
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
 * A cart as lines that can be compared.
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
