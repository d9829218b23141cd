/**
 * Themes whose quantity template has plus and minus buttons, with a script of
 * their own for them.
 */
import type { Page } from '@playwright/test';
import { putInPlace } from '../../../steps/in-place';
import { moveIn, moveOut, putCode } from '../../../steps/neighbours';
import { haveInCart } from '../../../steps/shopper';
import { expect, test } from '../../../support/test';

const TEMPLATE = `
add_filter( 'woocommerce_locate_template', static function ( $template, $name ) {
	if ( 'global/quantity-input.php' !== $name ) {
		return $template;
	}
	$file = WP_CONTENT_DIR . '/their-templates/quantity-input.php';
	wp_mkdir_p( dirname( $file ) );
	file_put_contents( $file, <<<'PHP'
<div class="quantity buttons_added">
	<input type="button" value="-" class="minus button">
	<?php do_action( 'woocommerce_before_quantity_input_field' ); ?>
	<input type="number" class="input-text qty text" name="<?php echo esc_attr( $input_name ); ?>" value="<?php echo esc_attr( $input_value ); ?>" min="<?php echo esc_attr( $min_value ); ?>" step="<?php echo esc_attr( $step ); ?>" aria-label="Amount">
	<?php do_action( 'woocommerce_after_quantity_input_field' ); ?>
	<input type="button" value="+" class="plus button">
</div>
PHP );
	return $file;
}, 10, 2 );`;

/** A script that steps any button of that name. */
const SCRIPT = `
add_action( 'wp_enqueue_scripts', static fn () => wp_enqueue_script( 'jquery' ) );
add_action( 'wp_footer', static fn () => print <<<'HTML'
<script>
jQuery( ROOT ).on( 'click', '.plus, .minus', function () {
	const input = jQuery( this ).closest( '.quantity' ).find( '.qty' );
	input.val( Math.max( 0, parseFloat( input.val() ) + ( jQuery( this ).is( '.plus' ) ? 1 : -1 ) ) ).trigger( 'input' ).trigger( 'change' );
} );
</script>
HTML, 99 );`;

const ROOTS = [ 'document', 'document.body' ];

const plus = ( page: Page ) => page.locator( 'form.cart .quantity .plus' );

test.afterEach( ( { site } ) => moveOut( site ) );

for ( const root of ROOTS ) {
	test( `a theme's own buttons in its template stay alone and step once: ${ root }`, async ( {
		page,
		site,
	} ) => {
		await moveIn( site );
		putCode( site, TEMPLATE + SCRIPT.replace( 'ROOT', root ) );
		// The first click waits for our script.
		let release = () => {};
		const released = new Promise< void >( ( resolve ) => {
			release = resolve;
		} );
		await page.route( '**/loader-chunks/quantity*', async ( route ) => {
			await released;
			await route.continue();
		} );
		await page.goto( '/product/everyday-mug/' );
		const number = page.locator( 'form.cart' ).getByRole( 'spinbutton' );
		await expect( plus( page ) ).toHaveCount( 1 );
		await plus( page ).click();
		release();
		await expect( number ).toHaveValue( '2' );
		await page.waitForLoadState( 'networkidle' );
		await expect( number ).toHaveValue( '2' );
		await plus( page ).click();
		await expect( number ).toHaveValue( '3' );
		await page.locator( 'form.cart .quantity .minus' ).click();
		await expect( number ).toHaveValue( '2' );
	} );

	test( `a theme's script that steps our buttons too changes our cart by one: ${ root }`, async ( {
		page,
		site,
	} ) => {
		await putInPlace( site, 'cart' );
		await haveInCart( page, 'Everyday Mug' );
		putCode( site, SCRIPT.replace( 'ROOT', root ) );
		await page.goto( '/cart/' );
		const number = page
			.locator( '.vitrine-cart' )
			.getByRole( 'spinbutton' );
		const more = page.getByRole( 'button', { name: /^Increase quantity/ } );
		await more.click();
		await expect( page.locator( '.order-total' ).first() ).toContainText(
			'42.90'
		);
		await expect( number ).toHaveValue( '2' );
		await more.click();
		await expect( page.locator( '.order-total' ).first() ).toContainText(
			'57.00'
		);
		await expect( number ).toHaveValue( '3' );
	} );
}
