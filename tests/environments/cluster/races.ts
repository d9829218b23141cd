import { Shopper, type Stock } from './walks';
import { cartOf } from './markup';

/** Pairs of requests per visitor. */
const PAIRS_A_VISITOR = 10;

/** Number of concurrent visitors. */
const VISITORS = 3;

/** Results of the concurrent adds. */
export interface Adds {
	sent: number;
	confirmed: number;
	/** Final quantity in the carts. */
	kept: number;
}

/**
 * Sends pairs of concurrent add-to-cart requests of one visitor, one to each
 * node, like two tabs.
 *
 * @param url   URL of the shop.
 * @param stock Data of the shop.
 * @param nodes Ports of two nodes.
 * @param count Total number of adds.
 */
export async function raceAdds(
	url: string,
	stock: Stock,
	nodes: readonly [ number, number ],
	count: number
): Promise< Adds > {
	const result = { sent: 0, confirmed: 0, kept: 0 };
	const visitors = Math.ceil( count / ( 2 * PAIRS_A_VISITOR ) );
	let next = 0;
	const lane = async (): Promise< void > => {
		while ( next < visitors ) {
			const shopper = new Shopper( url, stock, `Racer ${ next++ }` );
			// The session starts with an add before the race.
			await shopper.ask( 'add_to_cart', {
				product_id: shopper.id( 'everyday-mug' ),
			} );
			for ( let pair = 0; pair < PAIRS_A_VISITOR; pair++ ) {
				const answers = await Promise.all(
					nodes.map( ( via, index ) =>
						shopper.once( '/?wc-ajax=add_to_cart', {
							fields: {
								product_id: String(
									stock.racing[ index ] ?? 0
								),
							},
							via,
						} )
					)
				);
				result.sent += answers.length;
				result.confirmed += answers.filter(
					( { status, body } ) =>
						status === 200 && body.includes( '"fragments"' )
				).length;
			}
			const cart = cartOf(
				( await shopper.read( '/?wc-ajax=get_refreshed_fragments' ) )
					.body
			);
			result.kept += cart.lines
				.filter( ( { product_id } ) =>
					stock.racing.includes( product_id )
				)
				.reduce( ( sum, { quantity } ) => sum + quantity, 0 );
		}
	};
	await Promise.all( Array.from( { length: VISITORS }, lane ) );
	return result;
}

/** Results of the buyers. */
export interface Sale {
	/** Buyers with a confirmed order. */
	confirmed: string[];
	/** Number of buyers by refusal message. */
	refused: Record< string, number >;
}

/**
 * Has buyers with one piece of the same product in their carts place their orders
 * at the same moment on both nodes.
 *
 * @param url   URL of the shop.
 * @param stock Data of the shop.
 * @param nodes Ports of the nodes.
 * @param count Number of buyers.
 */
export async function sellLast(
	url: string,
	stock: Stock,
	nodes: readonly [ number, number ],
	count: number
): Promise< Sale > {
	const forms: { shopper: Shopper; fields: Record< string, string > }[] = [];
	for ( let n = 0; n < count; n++ ) {
		const shopper = new Shopper( url, stock, `Buyer ${ n }` );
		await shopper.ask( 'add_to_cart', {
			product_id: String( stock.last ),
		} );
		forms.push( { shopper, fields: await shopper.checkoutForm() } );
	}
	const sale: Sale = { confirmed: [], refused: {} };
	await Promise.all(
		forms.map( async ( { shopper, fields }, index ) => {
			const { status, body } = await shopper.once( '/?wc-ajax=checkout', {
				fields,
				via: nodes[ index % 2 ] ?? nodes[ 0 ],
			} );
			const word = wordOf( status, body );
			if ( word === 'success' ) {
				sale.confirmed.push( shopper.email );
			} else {
				sale.refused[ word ] = ( sale.refused[ word ] ?? 0 ) + 1;
			}
		} )
	);
	return sale;
}

/** `success`, or the message to the shopper. */
function wordOf( status: number, body: string ): string {
	try {
		const said = JSON.parse( body ) as Record< string, unknown >;
		if ( said.result === 'success' ) {
			return 'success';
		}
		const sentence = [ said.error, said.messages ].find(
			( one ) => typeof one === 'string'
		);
		return typeof sentence === 'string'
			? sentence
					.replace( /<[^>]+>/g, ' ' )
					.replace( /\s+/g, ' ' )
					.trim()
			: '';
	} catch {
		return `HTTP ${ status }`;
	}
}
