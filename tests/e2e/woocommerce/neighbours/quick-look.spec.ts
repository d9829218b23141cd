/**
 * Other plugins' scripts that use WooCommerce's variations script.
 */
import { moveIn, moveOut } from '../../steps/neighbours';
import { expect, test } from '../../support/test';

test.afterEach( ( { site } ) => moveOut( site ) );

for ( const [ where, path ] of [
	[ 'where it enqueues WooCommerce’s script', '/shop/' ],
	[ 'on a product page', '/product/robe/' ],
] as const ) {
	test( `another plugin's quick view initializes a form added later, ${ where }`, async ( {
		page,
		site,
	} ) => {
		await moveIn( site, 'quick-look' );
		await page.goto( path.replace( 'robe', 'linen-house-robe' ) );
		await page.getByRole( 'button', { name: 'Quick look' } ).click();
		const looked = () =>
			page.evaluate( () =>
				( window as unknown as { looked: string[] } ).looked.join(
					' | '
				)
			);
		const form = page.locator( '#looked-at form.variations_form' );
		await expect.poll( looked ).toContain( '1,2,8,false,2,2,string' );
		await form.locator( 'select' ).first().selectOption( 'sand' );
		await form.locator( 'select' ).last().selectOption( '150x220' );
		await expect.poll( looked ).toMatch( /found 119$/ );
		await expect(
			form.locator( '.woocommerce-variation-price' )
		).toContainText( '€119.00' );
		await expect(
			form.locator( '.single_add_to_cart_button' )
		).not.toHaveClass( /disabled/ );
		// Initialized once, with one found variation for the last choice.
		expect( ( await looked() ).match( /string/g ) ).toHaveLength( 1 );
	} );
}
