import type { Page, Route } from '@playwright/test';
import type { Site } from '../../../site/types';
import { expect } from '../../support/test';
import { widget } from '../classic';
import { cartIcon } from '../shopper';

/** What the steps of a scenario work with. */
export interface Stage {
	page: Page;
	site: Site;
}

export type Step = ( stage: Stage ) => Promise< unknown >;

const SHOP = '/shop/';
/** Astra has a second button on the image, which is optional. */
const BUTTON = 'li.product .button.ajax_add_to_cart';
const ADD = '**/?wc-ajax=add_to_cart*';
const REMOVE = '**/?wc-ajax=remove_from_cart*';

/** A product with two in stock. */
const FEW = 'bud-vase';

const button = ( page: Page, index = 0 ) => page.locator( BUTTON ).nth( index );

/** Search results with every product that is low in stock. */
const ALL = '/shop/?s=vase&post_type=product';
const REFRESH = '**/?wc-ajax=get_refreshed_fragments*';

const idOf = async ( site: Site, slug: string ) =>
	Number(
		await site.php(
			"echo get_page_by_path( $args['slug'], OBJECT, 'product' )->ID;",
			{ args: { slug } }
		)
	);

/** Adds to the cart with a request that the page does not know of. */
const fill = async ( { page, site }: Stage, slug = FEW, quantity = 1 ) => {
	const response = await page.request.post( '/?wc-ajax=add_to_cart', {
		form: { product_id: await idOf( site, slug ), quantity },
		headers: { Origin: site.url },
	} );
	expect( ( await response.json() ) as object ).not.toHaveProperty( 'error' );
};

const open =
	( path: string ): Step =>
	( { page } ) =>
		page.goto( path );

const add =
	( index = 0 ): Step =>
	( { page } ) =>
		button( page, index ).click();

const press =
	( key: string ): Step =>
	( { page } ) =>
		button( page ).press( key );

/** Has jQuery listeners answer whether to send the request. */
const answer =
	( value: unknown ): Step =>
	async ( { page } ) => {
		await page.evaluate( ( said ) => {
			const { jQuery } = window as unknown as {
				jQuery: ( target: Element ) => {
					off: ( event: string ) => {
						on: ( event: string, handler: () => unknown ) => void;
					};
				};
			};
			const event = 'should_send_ajax_request.adding_to_cart';
			jQuery( document.body )
				.off( event )
				.on( event, () => said );
		}, value );
		await button( page ).click();
	};

/** Corrupts what an earlier page has stored, and loads the next page. */
const broken: Step = async ( { page } ) => {
	await page.evaluate( () => {
		for ( const storage of [ sessionStorage, localStorage ] ) {
			for ( const key of Object.keys( storage ) ) {
				if ( key.includes( 'fragments' ) ) {
					storage[ key ] = '{broken';
				}
			}
		}
	} );
	await page.goto( SHOP );
};

const removeFirst: Step = async ( { page } ) => {
	await cartIcon( page ).hover();
	await widget( page ).locator( '.remove_from_cart_button' ).first().click();
};

/** Changes the server's responses to removals. */
const removeWith =
	( fail: ( route: Route ) => Promise< void > ): Step =>
	async ( stage ) => {
		await stage.page.route( REMOVE, fail );
		await removeFirst( stage );
	};

/** Requests a quantity of the product with two in stock from the listing. */
const addOfFew =
	( quantity: string ): Step =>
	async ( { page, site } ) => {
		const link = page.locator(
			`${ BUTTON }[data-product_id="${ await idOf( site, FEW ) }"]`
		);
		await link.evaluate( ( element, pieces ) => {
			element.dataset.quantity = pieces;
		}, quantity );
		await link.click();
	};

/** Triggers an event as another plugin's script would. */
const say =
	( event: string ): Step =>
	( { page } ) =>
		page.evaluate( ( name ) => {
			const { jQuery } = window as unknown as {
				jQuery: ( target: unknown ) => {
					trigger: ( event: string, args: unknown[] ) => void;
				};
			};
			jQuery( document.body ).trigger( name, [
				{},
				'x',
				jQuery( null ),
			] );
		}, event );

/** Adds twice, the second time while the first response is held back. */
const addBoth: Step = async ( stage ) => {
	const { page } = stage;
	let release = () => {};
	const held = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( ADD, async ( route ) => {
		await held;
		await route.continue();
	} );
	const sent = page.waitForRequest( ADD );
	await add()( stage );
	// Waits for other tabs, however long that takes.
	await sent;
	await add( 1 )( stage );
	await expect( button( page, 1 ) ).toHaveClass( /loading/ );
	release();
};

/** Steps before a scenario; without an entry: the shop page with an empty cart. */
export const beginnings: Record< string, Step > = {
	'load-empty-cart': () => Promise.resolve(),
	'load-with-cart': fill,
	'refresh-timeout': fill,
	'single-product-add': fill,
	'remove-from-mini-cart': async ( stage ) => {
		await fill( stage );
		await fill( stage, 'glass-carafe' );
		await stage.page.goto( SHOP );
	},
	'remove-from-mini-cart-fails': async ( stage ) => {
		await fill( stage );
		await fill( stage, 'glass-carafe' );
		await stage.page.goto( SHOP );
	},
	'add-more-than-stock': async ( stage ) => {
		await fill( stage, FEW, 2 );
		await stage.page.goto( ALL );
	},
	'add-fails-fresh-visitor': open( ALL ),
	'cart-with-mini-cart-remove': async ( stage ) => {
		await fill( stage );
		await stage.page.goto( '/cart/' );
	},
};

/** The steps of each scenario, by the names in the recordings. */
export const scenarios: Record< string, Record< string, Step > > = {
	'load-empty-cart': {
		'first load /shop/': open( SHOP ),
		'second load /shop/': open( SHOP ),
		'product page': open( `/product/${ FEW }/` ),
	},
	'load-with-cart': {
		'first load (no stored fragments)': open( SHOP ),
		'second load (stored fragments)': open( SHOP ),
		'third load, cart changed on the server meanwhile (hash cookie changed)':
			async ( stage ) => {
				// An open page of the plugin would notice the changed cookie.
				await stage.page.goto( 'about:blank' );
				await fill( stage );
				await stage.page.goto( SHOP );
			},
		'load with broken JSON in the fragment store': broken,
	},
	'refresh-timeout': {
		'slow load': async ( { page } ) => {
			await page.route( REFRESH, ( route ) => route.abort() );
			await page.goto( SHOP );
		},
	},
	'add-from-listing': {
		'first add': add(),
		'second add of the same': add(),
		'another product': add( 1 ),
	},
	'add-from-listing-keyboard': {
		'press Space': press( ' ' ),
		'press Enter': press( 'Enter' ),
	},
	'add-vetoed-undefined-true': {
		'returns undefined': answer( undefined ),
		'returns true': answer( true ),
		'returns null': answer( null ),
		'returns 0': answer( 0 ),
		'returns false': answer( false ),
	},
	'add-second-while-first-runs': {
		'A then B': addBoth,
	},
	'add-fails-network': {
		click: async ( { page } ) => {
			await page.route( ADD, ( route ) => route.abort() );
			await button( page ).click();
			await expect( button( page ) ).not.toHaveClass( /loading/ );
		},
	},
	'add-empty-body': {
		'body false': async ( { page } ) => {
			await page.route( ADD, ( route ) =>
				route.fulfill( { json: false } )
			);
			await button( page ).click();
			await expect( button( page ) ).not.toHaveClass( /loading/ );
		},
	},
	'add-more-than-stock': { sixth: addOfFew( '1' ) },
	'add-fails-fresh-visitor': { click: addOfFew( '3' ) },
	'add-link-without-product-id': {
		click: async ( { page } ) => {
			await button( page ).evaluate( ( link ) =>
				link.removeAttribute( 'data-product_id' )
			);
			await button( page ).click();
		},
	},
	'remove-from-mini-cart': {
		'remove first of two': removeFirst,
		'remove last': removeFirst,
	},
	'remove-from-mini-cart-fails': {
		'answer without fragments': removeWith( ( route ) =>
			route.fulfill( { json: { success: false } } )
		),
		'network error': removeWith( ( route ) => route.abort() ),
	},
	'single-product-add': {
		load: open( '/product/glass-carafe/' ),
		'add 2': async ( { page } ) => {
			await page.locator( 'form.cart input.qty' ).fill( '2' );
			await page.locator( '.single_add_to_cart_button' ).first().click();
		},
	},
	'cart-with-mini-cart-remove': {
		'removed_from_cart triggered by page code': say( 'removed_from_cart' ),
		'added_to_cart triggered by page code': say( 'added_to_cart' ),
	},
};
