import type { Locator, Page } from '@playwright/test';
import { expect } from '../../e2e/support/test';
import type { Walk } from './types';

/** Sorted, so that what is bought here stands on its first page in every theme. */
export const LISTING = '/shop/?orderby=price';

/** What is bought from the listing. */
export const NOTEBOOK = 'Linen Notebook';

/** A product's card in a listing of WooCommerce's, of a block theme or a classic one. */
export const cardOf = ( page: Page, name: string ): Locator =>
	page
		.locator( 'li.wc-block-product, li.product' )
		.filter( { hasText: name } )
		.first();

export const listingButton = ( page: Page, name = NOTEBOOK ): Locator =>
	cardOf( page, name ).locator( '.add_to_cart_button' ).first();

export const productForm = ( page: Page ): Locator =>
	page.locator( 'form.cart' ).first();

export const productButton = ( page: Page ): Locator =>
	productForm( page ).locator( '.single_add_to_cart_button' );

/** Sees that the shop has so many pieces in the cart. */
export const expectPieces = (
	{ pieces }: Walk,
	count: number
): Promise< void > => expect.poll( pieces ).toBe( count );

/** Opens a page, as a step of its own. */
export const open = ( walk: Walk, name: string, path: string ) =>
	walk.step( `${ name }: open`, () => walk.page.goto( path ) );

/** Opens the listing, and adds a product by its button. */
export async function listing(
	walk: Walk,
	name = NOTEBOOK,
	count = 1
): Promise< void > {
	await open( walk, 'listing', LISTING );
	await walk.step( 'listing: add', async () => {
		await listingButton( walk.page, name ).click();
		await expectPieces( walk, count );
	} );
}

/** How a product is bought on its page. */
interface Purchase {
	/** Pieces in the cart afterwards. */
	count?: number;
	/** What is done in the form before. */
	first?: () => Promise< unknown >;
}

/** Opens a product's page, and adds it by the form. */
export async function product(
	walk: Walk,
	slug: string,
	{ count = 2, first }: Purchase = {}
): Promise< void > {
	await open( walk, 'product', `/product/${ slug }/` );
	if ( first ) {
		await walk.step( 'product: choose', first );
	}
	await walk.step( 'product: add', async () => {
		await productButton( walk.page ).click();
		await expectPieces( walk, count );
	} );
}

/** Chooses of a variable product's fields, from the first on. */
export const choose = async (
	page: Page,
	...values: string[]
): Promise< void > => {
	for ( const [ index, value ] of values.entries() ) {
		await productForm( page )
			.locator( '.variations select' )
			.nth( index )
			.selectOption( value );
		// What is done next is done to what was chosen, and not while it still comes: a
		// default of another field makes a variation of the first choice already, and
		// the form says that it shows one a moment later.
		await page.waitForFunction( () => window.isShowing?.() !== true );
	}
	await expect(
		productForm( page ).locator( '.single_variation' )
	).toBeVisible();
};

/** Changes the quantity of the first line of the page's cart. */
export const changeQuantity = (
	walk: Walk,
	name: string,
	quantity: number,
	count: number
): Promise< void > =>
	walk.step( `${ name }: quantity`, async () => {
		const field = walk.page
			.locator( '.woocommerce-cart-form input.qty' )
			.first();
		await field.fill( String( quantity ) );
		await field.press( 'Enter' );
		await expectPieces( walk, count );
	} );

/** Opens the cart, changes the quantity of its first line, and uses a coupon. */
export async function cart(
	walk: Walk,
	quantity = 3,
	count = 4
): Promise< void > {
	const { page } = walk;
	await open( walk, 'cart', '/cart/' );
	await changeQuantity( walk, 'cart', quantity, count );
	await walk.step( 'cart: coupon', async () => {
		await page.locator( '#coupon_code' ).fill( 'WELCOME10' );
		await page.locator( 'button[name="apply_coupon"]' ).click();
		await expect(
			page.locator( '.cart_totals .cart-discount' )
		).toBeVisible();
	} );
}

const ADDRESS = {
	billing_first_name: 'Ada',
	billing_last_name: 'Byron',
	billing_address_1: 'Haselweg 1',
	billing_city: 'Berlin',
	billing_phone: '030123456',
	billing_email: 'ada@example.org',
	billing_postcode: '10115',
};

/** Fills the address in as a browser does it by itself, so that the order is reviewed once. */
export const fillAddress = ( page: Page ): Promise< void > =>
	page.evaluate( ( values ) => {
		let last: HTMLInputElement | undefined;
		for ( const [ name, value ] of Object.entries( values ) ) {
			const field = document.querySelector< HTMLInputElement >(
				`#${ name }`
			);
			if ( field ) {
				field.value = value;
				last = field;
			}
		}
		last?.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}, ADDRESS );

/** What else is done at the checkout. */
interface Ordering {
	/** Before the order is placed, with the address filled in. */
	first?: () => Promise< unknown >;
	/** What places it. */
	place?: ( page: Page ) => Locator;
}

/** Opens the checkout, fills it in, and places the order. */
export async function checkout(
	walk: Walk,
	{ first, place }: Ordering = {}
): Promise< void > {
	const { page } = walk;
	await open( walk, 'checkout', '/checkout/' );
	await walk.step( 'checkout: address', () => fillAddress( page ) );
	if ( first ) {
		await walk.step( 'checkout: more', first );
	}
	await walk.step( 'checkout: order', async () => {
		await ( place?.( page ) ?? page.locator( '#place_order' ) ).click();
		await page.waitForURL( /order-received/ );
	} );
}
