import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { Site } from '../site/types';
import { median } from './timing';

/** Server cost of an endpoint. */
export interface EndpointFigures {
	endpoint: string;
	/** Median PHP time in milliseconds. */
	server: number;
	/** Maximum number of SQL queries. */
	queries: number;
}

export const readTiming = (
	response: APIResponse
): { ms: number; cpu: number; sql: number } => {
	const header = response.headers()[ 'server-timing' ] ?? '';
	const ms = /app;dur=([\d.]+)/.exec( header )?.[ 1 ];
	const cpu = /cpu;dur=([\d.]+)/.exec( header )?.[ 1 ];
	const sql = /db;desc="(\d+)"/.exec( header )?.[ 1 ];
	if ( ms === undefined || cpu === undefined || sql === undefined ) {
		throw new Error(
			`${ response.url() } (${ response.status() }) reports no server cost.`
		);
	}
	return { ms: Number( ms ), cpu: Number( cpu ), sql: Number( sql ) };
};

/** Fetches the nonce that a visitor without a session needs for listing requests. */
export const fetchNonce = async (
	client: APIRequestContext,
	site: Site
): Promise< string > => {
	const answer = await client.get(
		`${ site.url }/?wc-ajax=vitrine_nonces&for=listing`,
		{ headers: { 'sec-fetch-site': 'same-origin' } }
	);
	return ( ( await answer.json() ) as { security: string } ).security;
};

type Call = () => Promise< APIResponse >;

/** The part of a cart endpoint's JSON response that the bench reads. */
interface Snapshot {
	lines: { key: string }[];
}

const readLines = ( fragments: Record< string, string > ): Snapshot => {
	const html = fragments[ '#vitrine-cart-data' ] ?? '';
	const json = html.replace( /^<script[^>]*>|<\/script>\s*$/g, '' );
	return JSON.parse( json ) as Snapshot;
};

/**
 * Calls each endpoint as a shopper with a filled cart would.
 *
 * @param request   HTTP client with its own cookie jar.
 * @param base      The site's URL without a trailing slash.
 * @param productId A simple product in stock.
 * @param coupon    A valid coupon.
 * @param rounds    Calls per endpoint.
 */
export async function measureEndpoints(
	request: APIRequestContext,
	base: string,
	productId: number,
	coupon: string,
	rounds: number
): Promise< EndpointFigures[] > {
	const post = ( endpoint: string, form: Record< string, string > ) =>
		request.post( `${ base }/?wc-ajax=${ endpoint }`, {
			form,
			headers: { origin: base },
		} );
	const added = await post( 'add_to_cart', { product_id: `${ productId }` } );
	const answer = ( await added.json() ) as {
		fragments: Record< string, string >;
	};
	const key = readLines( answer.fragments ).lines[ 0 ]?.key ?? '';
	const nonces = ( await ( await post( 'vitrine_nonces', {} ) ).json() ) as {
		qtyNonce: string;
		security: string;
	};
	const security = nonces.security;
	const calls: Record< string, Call > = {
		get_refreshed_fragments: () =>
			request.get( `${ base }/?wc-ajax=get_refreshed_fragments` ),
		add_to_cart: () =>
			post( 'add_to_cart', { product_id: `${ productId }` } ),
		vitrine_add_cart_single_product_quantity: () =>
			request.post( `${ base }/wp-admin/admin-ajax.php`, {
				form: {
					action: 'vitrine_add_cart_single_product_quantity',
					hash: key,
					quantity: '2',
					qtyNonce: nonces.qtyNonce,
				},
				headers: { origin: base },
			} ),
		vitrine_update_cart: () =>
			post( 'vitrine_update_cart', {
				[ `cart[${ key }][qty]` ]: '2',
				security,
			} ),
		apply_coupon: () =>
			post( 'apply_coupon', { coupon_code: coupon, security } ),
		remove_coupon: () => post( 'remove_coupon', { coupon, security } ),
		vitrine_nonces: () => post( 'vitrine_nonces', {} ),
		remove_from_cart: () =>
			post( 'remove_from_cart', { cart_item_key: key } ),
		vitrine_restore_cart_item: () =>
			post( 'vitrine_restore_cart_item', { cart_item_key: key } ),
	};
	const figures: EndpointFigures[] = [];
	for ( const [ endpoint, call ] of Object.entries( calls ) ) {
		const times: number[] = [];
		let queries = 0;
		for ( let round = 0; round < rounds; round++ ) {
			const response = await call();
			const cost = readTiming( response );
			times.push( cost.ms );
			queries = Math.max( queries, cost.sql );
		}
		figures.push( { endpoint, server: median( times ), queries } );
	}
	return figures;
}
