import type { Answer } from './visitor';
import { Visitor } from './visitor';
import { cartOf, fieldsOf } from './markup';

/** The shop's data, from php/prepare.php. */
export interface Stock {
	/** IDs by slug. */
	products: Record< string, number >;
	/** Name of the coupon endpoint. */
	coupons: string;
	variation: { id: number; attributes: Record< string, string > };
	/** IDs of two products without a stock limit. */
	racing: [ number, number ];
	/** ID of a product with ten in stock. */
	last: number;
}

/** A purchase, which must be in the shop in the end. */
export interface Bought {
	name: string;
	email: string;
	pieces: number;
	/** Total at the checkout in minor units. */
	total: number;
}

/** Text that only these shoppers enter. */
export const TYPED = [ 'Hauptstraße 1', '+49 30 123456' ];

/** A shopper who sends what a page's script would send. */
export class Shopper extends Visitor {
	/** Email address of the shopper. */
	email: string;

	constructor(
		url: string,
		readonly stock: Stock,
		readonly name: string
	) {
		super( url );
		this.email = `${ name
			.toLowerCase()
			.replace( /\W+/g, '-' ) }@example.org`;
	}

	/** ID of a product. */
	id( slug: string ): string {
		const id = this.stock.products[ slug ];
		if ( id === undefined ) {
			throw new Error( `The shop has no ${ slug }.` );
		}
		return String( id );
	}

	/** Opens a page that must exist. */
	async read( path: string ): Promise< Answer > {
		const answer = await this.follow( path );
		if ( answer.status !== 200 ) {
			throw new Error( `${ path } answers ${ answer.status }.` );
		}
		return answer;
	}

	/** Calls an endpoint as a page's script does. */
	async ask(
		endpoint: string,
		fields: Record< string, string >
	): Promise< Answer > {
		const answer = await this.send( `/?wc-ajax=${ endpoint }`, { fields } );
		if ( answer.status !== 200 ) {
			throw new Error(
				`${ endpoint } answers ${ answer.status }: ${ answer.body.slice(
					0,
					300
				) }`
			);
		}
		return answer;
	}

	/** Adds to the cart with the script's request. */
	async add( slug: string, more: Record< string, string > = {} ) {
		await this.read( `/product/${ slug }/` );
		return this.ask( 'add_to_cart', {
			product_id: this.id( slug ),
			...more,
		} );
	}

	/** Adds to the cart with the product form, without JavaScript. */
	async addByForm( slug: string, more: Record< string, string > ) {
		const { body } = await this.read( `/product/${ slug }/` );
		await this.follow( `/product/${ slug }/`, {
			fields: {
				...fieldsOf( body, /class="(variations_form )?cart\b/ ),
				'add-to-cart': this.id( slug ),
				...more,
			},
		} );
	}

	/** Nonces for changes. */
	async nonces(): Promise< { security: string; qtyNonce: string } > {
		const { body } = await this.ask( 'vitrine_nonces', {} );
		return JSON.parse( body ) as { security: string; qtyNonce: string };
	}

	/** The checkout form with an address. */
	async checkoutForm( html?: string ): Promise< Record< string, string > > {
		const body = html ?? ( await this.read( '/checkout/' ) ).body;
		return {
			...fieldsOf( body, /name="checkout"/ ),
			billing_email: this.email,
			billing_phone: TYPED[ 1 ] ?? '',
			billing_first_name: 'Anna',
			billing_last_name: 'Müller',
			billing_country: 'DE',
			billing_state: 'DE-BE',
			billing_address_1: TYPED[ 0 ] ?? '',
			billing_city: 'Berlin',
			billing_postcode: '10115',
			payment_method: 'cod',
		};
	}

	/** Fills in the address and places the order. */
	async order( way: 'script' | 'form' ): Promise< Bought > {
		const { body } = await this.read( '/checkout/' );
		const cart = cartOf( body );
		const fields = await this.checkoutForm( body );
		const received =
			way === 'script'
				? await this.orderByScript( fields )
				: await this.follow( '/checkout/', {
						fields: {
							...fields,
							woocommerce_checkout_place_order: '1',
						},
				  } );
		if ( ! /order-received/.test( received.path ) ) {
			const said = [
				...received.body.matchAll(
					/role="alert"[^>]*>([\s\S]*?)<\/(?:ul|div)>/g
				),
			].map( ( [ , part = '' ] ) => part.replace( /<[^>]+>/g, ' ' ) );
			throw new Error(
				`No order: ${ received.path } says ${ said.join( '; ' ) }`
			);
		}
		return {
			name: this.name,
			email: this.email,
			pieces: cart.count,
			total: cart.totals.total,
		};
	}

	private async orderByScript( fields: Record< string, string > ) {
		const { body } = await this.ask( 'checkout', fields );
		const said = JSON.parse( body ) as Record< string, unknown >;
		if ( said.result !== 'success' || typeof said.redirect !== 'string' ) {
			throw new Error( `No order: ${ body.slice( 0, 400 ) }` );
		}
		return this.follow( said.redirect );
	}
}

type Walk = ( shopper: Shopper ) => Promise< Bought >;

const expectCart = ( body: string, count: number ): void => {
	const cart = cartOf( body );
	if ( cart.count !== count ) {
		throw new Error( `${ cart.count } in the cart instead of ${ count }.` );
	}
};

/** Ten test runs. An add that is retried after a lost response may count twice; the checkout shows the quantity. */
export const WALKS: Record< string, Walk > = {
	Guest: async ( shopper ) => {
		await shopper.read( '/shop/' );
		await shopper.add( 'everyday-mug' );
		return shopper.order( 'script' );
	},
	'Guest without JavaScript': async ( shopper ) => {
		await shopper.read( '/shop/' );
		await shopper.addByForm( 'storage-jar-small', { quantity: '2' } );
		await shopper.read( '/cart/' );
		return shopper.order( 'form' );
	},
	Coupon: async ( shopper ) => {
		await shopper.add( 'glass-carafe' );
		const { security } = await shopper.nonces();
		const before = cartOf( ( await shopper.read( '/checkout/' ) ).body );
		const { body } = await shopper.ask( shopper.stock.coupons, {
			coupon_code: 'WELCOME10',
			security,
		} );
		if ( cartOf( body ).totals.total >= before.totals.total ) {
			throw new Error( 'The coupon gives no discount.' );
		}
		return shopper.order( 'script' );
	},
	'Coupon without JavaScript': async ( shopper ) => {
		await shopper.addByForm( 'dinner-plate', { quantity: '3' } );
		const { body } = await shopper.read( '/cart/' );
		await shopper.follow( '/cart/', {
			fields: {
				...fieldsOf( body, /id="vitrine-cart-form"/ ),
				coupon_code: 'FIVEOFF',
				apply_coupon: '1',
			},
		} );
		return shopper.order( 'form' );
	},
	Variation: async ( shopper ) => {
		const { id, attributes } = shopper.stock.variation;
		const { body } = await shopper.add( 'linen-house-robe', {
			variation_id: String( id ),
			...attributes,
		} );
		if ( cartOf( body ).lines[ 0 ]?.variation_id !== id ) {
			throw new Error( 'Another variation is in the cart.' );
		}
		return shopper.order( 'script' );
	},
	'Variation without JavaScript': async ( shopper ) => {
		const { id, attributes } = shopper.stock.variation;
		await shopper.addByForm( 'linen-house-robe', {
			variation_id: String( id ),
			...attributes,
		} );
		return shopper.order( 'form' );
	},
	'Changed quantity': async ( shopper ) => {
		const { body } = await shopper.add( 'speckled-bowl' );
		const key = cartOf( body ).lines[ 0 ]?.key ?? '';
		const { security } = await shopper.nonces();
		const changed = await shopper.ask( 'vitrine_update_cart', {
			[ `cart[${ key }][qty]` ]: '3',
			security,
		} );
		expectCart( changed.body, 3 );
		return shopper.order( 'script' );
	},
	'Removed and undone': async ( shopper ) => {
		await shopper.add( 'bud-vase' );
		const { body } = await shopper.add( 'notebook' );
		const { lines, count: all } = cartOf( body );
		const { key = '', quantity = 0 } = lines[ 1 ] ?? {};
		// A second try of a completed change is refused, with the current cart.
		const removed = await shopper.send( '/?wc-ajax=remove_from_cart', {
			fields: { cart_item_key: key },
		} );
		expectCart( removed.body, all - quantity );
		const undone = await shopper.send(
			'/?wc-ajax=vitrine_restore_cart_item',
			{ fields: { cart_item_key: key } }
		);
		expectCart( undone.body, all );
		return shopper.order( 'script' );
	},
	Customer: async ( shopper ) => {
		await logIn( shopper );
		await shopper.add( 'oak-stool' );
		shopper.email = 'customer@example.org';
		return shopper.order( 'script' );
	},
	'Refused coupon': async ( shopper ) => {
		await shopper.add( 'velvet-cushion' );
		const { security } = await shopper.nonces();
		const { body, status } = await shopper.send(
			`/?wc-ajax=${ shopper.stock.coupons }`,
			{
				fields: { coupon_code: 'SUMMER24', security },
			}
		);
		if ( status >= 500 || ! /expired/i.test( body ) ) {
			throw new Error(
				`Expired coupon: ${ status } ${ body.slice( 0, 200 ) }`
			);
		}
		return shopper.order( 'script' );
	},
};

async function logIn( shopper: Shopper ): Promise< void > {
	await shopper.read( '/wp-login.php' );
	await shopper.send( '/wp-login.php', {
		fields: { log: 'customer', pwd: 'password', testcookie: '1' },
	} );
	if (
		! [ ...shopper.cookies.keys() ].some( ( name ) =>
			name.startsWith( 'wordpress_logged_in_' )
		)
	) {
		throw new Error( 'The customer is not logged in.' );
	}
}
