/**
 * Output of popular themes at WooCommerce's hooks, and their styles for its
 * classes, where our cart and checkout replace WooCommerce's.
 */
import { putBoth, putInPlace } from '../../../steps/in-place';
import { moveOut, putCode } from '../../../steps/neighbours';
import { haveInCart } from '../../../steps/shopper';
import { styles } from '../../../steps/theme';
import { expect, test } from '../../../support/test';

test.afterEach( ( { site } ) => moveOut( site ) );

test( "a theme's quantity links with a prefixed class are not doubled", async ( {
	page,
	site,
} ) => {
	await putInPlace( site, 'cart' );
	await haveInCart( page, 'Everyday Mug' );
	// As in Botiga.
	putCode(
		site,
		`foreach ( array( 'before' => 'minus', 'after' => 'plus' ) as $place => $name ) {
			add_action( "woocommerce_{$place}_quantity_input_field", static fn () => print '<a href="#" class="theme-quantity-' . $name . ' show" role="button">*</a>' );
		}`
	);
	await page.goto( '/cart/' );
	const box = page.locator( '.vitrine-cart .quantity' );
	await expect( box.locator( 'a' ) ).toHaveCount( 0 );
	await expect( box.getByRole( 'button' ) ).toHaveCount( 2 );
} );

test( "a theme's own quantity buttons are not doubled, in both carts", async ( {
	page,
	site,
} ) => {
	await putBoth( site, 'cart' );
	await haveInCart( page, 'Everyday Mug' );
	putCode(
		site,
		`add_action( 'woocommerce_before_quantity_input_field', static fn () => print '<span class="ct-increase"></span><span class="ct-decrease"></span>' );
		${ styles( 'div.quantity{display:inline-block;width:105px;height:40px}' ) }`
	);
	await page.goto( '/cart/' );
	const box = page.locator( '.vitrine-cart .quantity' );
	await expect( box.locator( 'span:not([class*=screen])' ) ).toHaveCount( 0 );
	const more = page.getByRole( 'button', { name: /^Increase quantity/ } );
	const [ outer, inner ] = [
		await box.boundingBox(),
		await more.boundingBox(),
	];
	expect( ( inner?.x ?? 0 ) + ( inner?.width ?? 0 ) ).toBeLessThanOrEqual(
		( outer?.x ?? 0 ) + ( outer?.width ?? 0 )
	);
	await more.click();
	await expect( page.locator( '.order-total' ).first() ).toContainText(
		'42.90'
	);
	await page.goto( '/their-cart/' );
	await expect( page.locator( '.quantity .ct-increase' ) ).toHaveCount( 1 );
	await page.waitForLoadState( 'networkidle' );
	await expect( page.locator( '.quantity .plus' ) ).toHaveCount( 0 );
} );

test( "a theme's script that changes a quantity and stops the click still updates the cart", async ( {
	page,
	site,
} ) => {
	await putInPlace( site, 'cart' );
	await haveInCart( page, 'Everyday Mug' );
	putCode(
		site,
		`add_action( 'wp_enqueue_scripts', static fn () => wp_enqueue_script( 'jquery' ) );
		add_action( 'wp_footer', static fn () => print <<<'HTML'
<script>
document.body.addEventListener( 'click', ( event ) => {
	const button = event.target.closest( '.quantity .plus, .quantity .minus' );
	if ( button ) {
		event.stopPropagation();
		const input = button.closest( '.quantity' ).querySelector( '.qty' );
		input.value = parseFloat( input.value ) + ( button.classList.contains( 'plus' ) ? 1 : -1 );
		input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}
} );
document.addEventListener( 'input', ( event ) => event.target.matches( '.qty' ) && event.target.dispatchEvent( new Event( 'change', { bubbles: true } ) ) );
</script>
HTML );`
	);
	await page.goto( '/cart/' );
	const total = page.locator( '.order-total' ).first();
	const more = page.getByRole( 'button', { name: /^Increase quantity/ } );
	await more.click();
	await expect( total ).toContainText( '42.90' );
	await more.click();
	await expect( total ).toContainText( '57.00' );
	await page.getByRole( 'spinbutton' ).first().fill( '1' );
	await expect( total ).toContainText( '23.90' );
} );

test( 'a wrapper a theme opens and closes at different checkout hooks leaves no empty box and keeps its content', async ( {
	page,
	site,
} ) => {
	await putInPlace( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
	putCode(
		site,
		`add_action( 'woocommerce_checkout_before_order_review_heading', static fn () => print '<div class="opened"> <div class="framed">' );
		add_action( 'woocommerce_checkout_after_order_review', static fn () => print '</div></div>' );
		add_action( 'woocommerce_before_checkout_form', static fn () => print '<div class="told"><p>Steps</p>' );
		add_action( 'woocommerce_after_checkout_form', static fn () => print '</div>' );`
	);
	await page.goto( '/checkout/' );
	await expect(
		page.getByRole( 'heading', { name: 'Your order' } )
	).toBeVisible();
	await expect( page.locator( '.told' ) ).toHaveText( 'Steps' );
	await expect( page.locator( '.opened, .framed' ) ).toHaveCount( 0 );
} );

test( "a theme's floated checkout keeps the layout, and the button has distance from the payment methods", async ( {
	page,
	site,
} ) => {
	await putInPlace( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
	putCode(
		site,
		styles(
			'form.checkout #customer_details{float:left;width:50%;padding-right:2rem}form.checkout #order_review,form.checkout #order_review_heading{float:left;width:50%;padding-left:2rem}.woocommerce-checkout .form-row.place-order{margin:0}'
		)
	);
	await page.goto( '/checkout/' );
	const width = async ( selector: string ) =>
		( await page.locator( selector ).boundingBox() )?.width ?? 0;
	expect( await width( '#customer_details' ) ).toBeCloseTo(
		await width( '#order_review' ),
		0
	);
	expect( await width( '#customer_details' ) ).toBeGreaterThan( 500 );
	const [ ways, button ] = [
		await page.locator( '.wc_payment_methods' ).boundingBox(),
		await page.getByRole( 'button', { name: 'Place order' } ).boundingBox(),
	];
	expect(
		( button?.y ?? 0 ) - ( ways?.y ?? 0 ) - ( ways?.height ?? 0 )
	).toBeGreaterThan( 10 );
} );

test( "order errors are a list of links below the heading, whatever a theme's notice styles", async ( {
	page,
	site,
} ) => {
	await putInPlace( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
	putCode(
		site,
		styles(
			'.woocommerce-error{display:flex;text-transform:uppercase;font-size:12px}.woocommerce-error a{float:right;padding:6px 18px;background-color:#13aff0}'
		)
	);
	await page.goto( '/checkout/' );
	await page.getByRole( 'button', { name: 'Place order' } ).click();
	const notice = page.getByRole( 'alert' );
	const links = notice.getByRole( 'link' );
	await expect( links ).not.toHaveCount( 0 );
	await expect( notice ).toHaveCSS( 'text-transform', 'none' );
	await expect( links.first() ).toHaveCSS(
		'background-color',
		'rgba(0, 0, 0, 0)'
	);
	const [ sentence, list ] = [
		await notice
			.getByText( 'Your order has not been placed' )
			.boundingBox(),
		await notice.getByRole( 'list' ).boundingBox(),
	];
	expect( list?.y ).toBeGreaterThanOrEqual(
		( sentence?.y ?? NaN ) + ( sentence?.height ?? NaN )
	);
} );

test( 'radio fields a plugin adds to the checkout have each label beside its button', async ( {
	page,
	site,
} ) => {
	await putInPlace( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
	putCode(
		site,
		`add_filter( 'woocommerce_checkout_fields', static function ( $fields ) {
			$fields['order']['slot'] = array( 'type' => 'radio', 'label' => 'Slot', 'required' => true, 'options' => array( 'am' => 'Morning', 'pm' => 'Evening' ) );
			return $fields;
		} );`
	);
	await page.goto( '/checkout/' );
	const rows: number[] = [];
	for ( const value of [ 'am', 'pm' ] ) {
		const radio = await page.locator( `#slot_${ value }` ).boundingBox();
		const name = await page
			.locator( `label[for="slot_${ value }"]` )
			.last()
			.boundingBox();
		const middle = ( box: typeof radio ) =>
			( box?.y ?? 0 ) + ( box?.height ?? 0 ) / 2;
		expect(
			Math.abs( middle( radio ) - middle( name ) )
		).toBeLessThanOrEqual( 4 );
		expect( name?.x ).toBeGreaterThan( radio?.x ?? 0 );
		rows.push( middle( radio ) );
	}
	expect( rows[ 1 ] ).toBeGreaterThan( rows[ 0 ] ?? 0 );
} );

test( "a theme's wide blocks that are wider than the screen do not cut off our cart", async ( {
	page,
	site,
} ) => {
	await putInPlace( site, 'cart' );
	await haveInCart( page, 'Everyday Mug' );
	// As in Hello Elementor.
	putCode(
		site,
		`add_filter( 'the_content', static fn ( $html ) => '<div class="site-main"><div class="page-content">' . $html . '</div></div>', 99 );
		${ styles(
			'.site-main{max-width:1140px;margin-inline:auto}.alignwide{margin-inline:-80px}'
		) }`
	);
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( '/cart/' );
		const box = await page.locator( '.vitrine-cart' ).boundingBox();
		expect( box?.x ).toBeGreaterThanOrEqual( 0 );
		expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThanOrEqual(
			width
		);
	}
} );

test( "a theme's columns for WooCommerce's checkout form and full-width buttons leave our layout alone", async ( {
	page,
	site,
} ) => {
	await putInPlace( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
	// As in Neve and Botiga.
	putCode(
		site,
		styles(
			'.woocommerce-checkout form.checkout{display:grid;grid-template-columns:3fr 2fr;grid-column-gap:60px}#customer_details{max-width:50%}.coupon button.button{width:100%!important}'
		)
	);
	await page.goto( '/checkout/' );
	const form = await page.locator( 'form.checkout' ).boundingBox();
	const layout = await page
		.locator( '.vitrine-checkout-layout' )
		.boundingBox();
	expect( layout?.width ).toBeCloseTo( form?.width ?? 0, 0 );
	const main = await page.locator( '#customer_details' ).boundingBox();
	expect( main?.width ).toBeCloseTo( form?.width ?? 0, 0 );
	const coupon = await page
		.getByRole( 'textbox', { name: 'Coupon code' } )
		.boundingBox();
	expect( coupon?.width ).toBeGreaterThan( 100 );
} );
