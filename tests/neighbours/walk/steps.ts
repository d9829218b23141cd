import type { Locator, Page } from '@playwright/test';
import { expect } from '../../e2e/support/test';
import type { Walk } from './types';

/** Sorted, so that the bought products are on the first page in every theme. */
export const LISTING = '/shop/?orderby=price';

/** The product to buy from the listing. */
export const NOTEBOOK = 'Linen Notebook';

/** The card of a product in WooCommerce's listing, in a block theme or a classic theme. */
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

/** Expects an item count in the stored cart. */
export const expectPieces = (
	{ pieces }: Walk,
	count: number
): Promise< void > => expect.poll( pieces ).toBe( count );

/** Opens a page as a separate step. */
export const open = ( walk: Walk, name: string, path: string ) =>
	walk.step( `${ name }: open`, () => walk.page.goto( path ) );

/** Opens the listing, and adds a product with its button. */
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

/** How to buy a product on its page. */
interface Purchase {
	/** Item count in the cart afterwards. */
	count?: number;
	/** Steps in the form before that. */
	first?: () => Promise< unknown >;
}

/** Opens a product page, and adds the product with its form. */
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

/** Selects options of a variable product, from the first field on. */
export const choose = async (
	page: Page,
	...values: string[]
): Promise< void > => {
	for ( const [ index, value ] of values.entries() ) {
		await productForm( page )
			.locator( '.variations select' )
			.nth( index )
			.selectOption( value );
		// The next step must apply to the selected variation: a default of another field makes the first choice
		// a variation already, and the form shows it a moment later.
		await page.waitForFunction( () => window.isShowing?.() !== true );
	}
	await expect(
		productForm( page ).locator( '.single_variation' )
	).toBeVisible();
};

/** Changes the quantity of the first cart item on the page. */
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

/** Opens the cart, changes the quantity of its first item, and applies a coupon. */
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

/** Fills in the address at once, like browser autofill, so that the order review updates once. */
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

/** More steps at the checkout. */
interface Ordering {
	/** Steps before placing the order, with the address filled in. */
	first?: () => Promise< unknown >;
	/** Control that places the order. */
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
