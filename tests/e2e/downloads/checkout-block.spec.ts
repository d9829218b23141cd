/**
 * Vitrine's checkout block in an Easy Digital Downloads shop, which has a
 * checkout form of its own.
 */
import { edit, logIn } from '../steps/editor';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';

// Without internet access, that plugin logs that its news are not available.
test.use( { allowedNotices: [ /ExtensionsAPI\.php/ ] } );

const DRAWER = 'dialog[data-cart-kind="edd"]';

/** Page contents: the block alone, and the block of our pattern with its parts. */
const CONTENTS = {
	alone: '<!-- wp:vitrine/checkout /-->',
	'with parts':
		'<!-- wp:vitrine/checkout {"layout":"modern"} --><!-- wp:vitrine/checkout-column --><!-- wp:vitrine/checkout-contact /--><!-- /wp:vitrine/checkout-column --><!-- /wp:vitrine/checkout -->',
} as const;

const addVase = async ( page: Page ) => {
	await page.goto( '/downloads/' );
	await page
		.getByRole( 'button', { name: 'Add to cart: “Ripple Vase”' } )
		.click();
	await expect( page.locator( '.vitrine-cart-count' ) ).toHaveText( '1' );
};

const expectPaid = async ( page: Page ) => {
	await page
		.getByRole( 'textbox', { name: /^Email address/i } )
		.fill( 'ann@example.com' );
	await page.getByRole( 'textbox', { name: /^First name/i } ).fill( 'Ann' );
	await page.getByRole( 'button', { name: 'Purchase' } ).click();
	await expect( page ).toHaveURL( /confirmation/ );
	const main = page.getByRole( 'main' );
	await expect( main ).toContainText( 'Ripple Vase' );
	await expect( main ).toContainText( '€64.00' );
	await expect( page.locator( '.vitrine-cart-count' ) ).toHaveText( '0' );
};

for ( const [ name, content ] of Object.entries( CONTENTS ) ) {
	test.describe( `the block ${ name }`, () => {
		test( 'takes an order on another page', async ( { page, site } ) => {
			await site.php(
				`wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'pay-here', 'post_title' => 'Pay here', 'post_content' => '${ content }' ) );`
			);
			await addVase( page );
			await page.goto( '/pay-here/' );
			await expect(
				page.getByRole( 'button', { name: 'Place order' } )
			).toHaveCount( 0 );
			await expectPaid( page );
		} );

		test( 'takes an order on the purchase page, linked from the drawer', async ( {
			page,
			site,
		} ) => {
			await site.php(
				`wp_update_post( array( 'ID' => edd_get_option( 'purchase_page' ), 'post_content' => '${ content }' ) );`
			);
			await addVase( page );
			await page.getByRole( 'link', { name: /^Cart/ } ).click();
			await page
				.locator( DRAWER )
				.getByRole( 'link', { name: 'Checkout', exact: true } )
				.click();
			await expect( page ).toHaveURL( /\/checkout\/$/ );
			await expectPaid( page );
		} );
	} );
}

test( "the owner's blocks are above and below that plugin's form", async ( {
	page,
	site,
} ) => {
	const text = ( words: string ) =>
		`<!-- wp:paragraph --><p>${ words }</p><!-- /wp:paragraph -->`;
	const group = ( blocks: string ) =>
		`<!-- wp:group --><div class="wp-block-group">${ blocks }</div><!-- /wp:group -->`;
	const content = `<!-- wp:vitrine/checkout -->${ text(
		'Ships today.'
	) }<!-- wp:vitrine/checkout-column -->${ text(
		'Your details stay with us.'
	) }<!-- wp:vitrine/checkout-contact /-->${ group(
		`<!-- wp:vitrine/checkout-payment /-->${ text( 'Cards are safe.' ) }`
	) }<!-- /wp:vitrine/checkout-column -->${ group(
		text( 'Questions? Write to us.' )
	) }<!-- /wp:vitrine/checkout -->`;
	await site.php(
		`wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'pay-here', 'post_title' => 'Pay here', 'post_content' => $args['content'] ) );`,
		{ args: { content } }
	);
	await addVase( page );
	await page.goto( '/pay-here/' );
	await expect(
		page.getByRole( 'button', { name: 'Purchase' } )
	).toBeVisible();
	const texts = await page
		.locator( '.vitrine-checkout' )
		.evaluate( ( block ) =>
			Array.from(
				block.querySelectorAll(
					'form#edd_purchase_form, .wp-block-paragraph'
				),
				( one ) => ( one.matches( 'form' ) ? 'form' : one.textContent )
			)
		);
	expect( texts ).toEqual( [
		'Ships today.',
		'Your details stay with us.',
		'form',
		'Cards are safe.',
		'Questions? Write to us.',
	] );
} );

test.describe( "the block's form", () => {
	test.beforeEach( async ( { site } ) => {
		await site.php(
			`wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'pay-here', 'post_title' => 'Pay here', 'post_content' => '${ CONTENTS.alone }' ) );`
		);
	} );

	test( 'shows errors, and follows the drawer until the cart is empty', async ( {
		page,
	} ) => {
		await addVase( page );
		await page.goto( '/pay-here/' );
		const main = page.getByRole( 'main' );
		await expect(
			page.getByRole( 'button', { name: 'Purchase' } )
		).toBeVisible();
		await page.getByRole( 'link', { name: /^Cart/ } ).click();
		const drawer = page.locator( DRAWER );
		await drawer.getByRole( 'button', { name: /^Increase/ } ).click();
		await expect(
			page.locator( '#edd_checkout_cart .edd_cart_amount' )
		).toHaveText( '€128.00' );
		await drawer.getByRole( 'link', { name: /^Remove/ } ).click();
		await expect( main ).toContainText( 'Your cart is empty.' );
		await page.goto( '/pay-here/' );
		await expect( main ).toContainText( 'Your cart is empty.' );
		await main.getByRole( 'link', { name: 'Browse the shop' } ).click();
		await expect( page ).toHaveURL( /\/downloads\/$/ );
	} );

	test( 'fits a phone and is accessible', async ( { page } ) => {
		await page.setViewportSize( { width: 390, height: 844 } );
		await addVase( page );
		await page.goto( '/pay-here/' );
		await expect(
			page.getByRole( 'button', { name: 'Purchase' } )
		).toBeVisible();
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth <= window.innerWidth
			)
		).toBe( true );
		await expectAccessible( page, '.vitrine-checkout' );
	} );
} );

test( "the block in the editor names the form's plugin", async ( {
	page,
	site,
} ) => {
	await site.php(
		`wp_update_post( array( 'ID' => edd_get_option( 'purchase_page' ), 'post_content' => '${ CONTENTS[ 'with parts' ] }' ) );`
	);
	await logIn( page );
	const canvas = await edit( page, 'checkout', site );
	const block = canvas.locator( '[data-type="vitrine/checkout"]' );
	await expect( block ).toContainText(
		'Shoppers see the checkout form of Easy Digital Downloads here.'
	);
	await expect( block ).not.toContainText( 'Contact' );
} );
