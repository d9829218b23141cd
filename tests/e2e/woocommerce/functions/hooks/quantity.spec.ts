/**
 * Changes of other plugins to WooCommerce's quantity inputs, in ours.
 */
import type { Locator } from '@playwright/test';
import { putBoth } from '../../../steps/in-place';
import { moveOut, putCode } from '../../../steps/neighbours';
import { haveInCart } from '../../../steps/shopper';
import { putPage, shortcode } from '../../../steps/site';
import { expect, test } from '../../../support/test';

const CLASSIC = 'Classic themes show WooCommerce’s own product pages.';

/** Arguments that WooCommerce's template prints. */
const NAMES = [
	'name',
	'type',
	'class',
	'value',
	'inputmode',
	'placeholder',
	'autocomplete',
	'readonly',
];

/**
 * The quantity inputs of a form. WooCommerce's grouped inputs are empty with a
 * placeholder of 0; ours have the value 0.
 */
const fields = ( form: Locator ) =>
	form.locator( '.quantity .qty' ).evaluateAll(
		( inputs, names ) =>
			inputs.map( ( input ) =>
				names.map( ( name ) => {
					const value = input.getAttribute( name );
					return name === 'placeholder' && value === '0'
						? null
						: value;
				} )
			),
		NAMES
	);

test.beforeEach( async ( { site } ) => {
	await putBoth( site, 'cart' );
	for ( const slug of [ 'everyday-mug', 'wool-throw', 'table-set' ] ) {
		const id = await site.php(
			`echo get_page_by_path( $args['slug'], OBJECT, 'product' )->ID;`,
			{ args: { slug } }
		);
		await putPage(
			site,
			`their-${ slug }`,
			shortcode( `product_page id="${ id }"` )
		);
	}
} );

test.afterEach( ( { site } ) => moveOut( site ) );

/** An initial value of 4 outside of the cart, and each attribute by its own filter. */
const CODE = `add_filter( 'woocommerce_quantity_input_args', static function ( $args, $product ) {
	$args['classes'] = array_merge( $args['classes'], array( 'theirs-' . $product->get_slug() ) );
	return is_cart() || str_contains( $args['input_name'], 'cart' ) ? $args : array( 'input_value' => 4 ) + $args;
}, 10, 2 );
foreach ( array( 'classes' => array( 'qty', 'text', 'their-field' ), 'inputmode' => 'decimal', 'placeholder' => 'How many', 'autocomplete' => 'on', 'pattern' => '[0-9]{1,2}', 'type' => 'tel' ) as $name => $value ) {
	add_filter( "woocommerce_quantity_input_$name", static fn () => $value );
}`;

for ( const slug of [ 'everyday-mug', 'wool-throw', 'table-set' ] ) {
	test( `filters set the quantities of ${ slug } as WooCommerce's`, async ( {
		page,
		site,
	}, { project } ) => {
		test.skip( project.name !== 'woocommerce', CLASSIC );
		putCode( site, CODE );
		await page.goto( `/their-${ slug }/` );
		const theirs = await fields( page.locator( 'form.cart' ) );
		expect( theirs.length ).toBeGreaterThan( 0 );
		for ( const field of theirs ) {
			expect( field ).toContain( 'tel' );
			expect( field ).toContain( '4' );
		}
		await page.goto( `/product/${ slug }/` );
		const form = page.locator( 'form.cart' );
		expect( await fields( form ) ).toEqual( theirs );
		await expect( form.locator( '.qty' ).first() ).toHaveAttribute(
			'pattern',
			'[0-9]{1,2}'
		);
	} );
}

test( "filters set cart quantities as WooCommerce's, also after a change", async ( {
	page,
	site,
} ) => {
	await haveInCart( page, 'Everyday Mug' );
	putCode( site, CODE );
	await page.goto( '/their-cart/' );
	const theirs = await fields( page.locator( '.woocommerce-cart-form' ) );
	expect( theirs ).toHaveLength( 1 );
	await page.goto( '/cart/' );
	const cart = page.locator( '.vitrine-cart .product-quantity' );
	expect( await fields( cart ) ).toEqual( theirs );
	await page.getByRole( 'button', { name: /^Increase quantity/ } ).click();
	await expect( page.locator( '.order-total' ).first() ).toContainText(
		'42.90'
	);
	await expect( cart.locator( '.qty' ) ).toHaveValue( '2' );
	expect(
		( await fields( cart ) ).map( ( [ , ...rest ] ) =>
			rest.filter( ( value ) => ! /^[12]$/.test( value ?? '' ) )
		)
	).toEqual(
		theirs.map( ( [ , ...rest ] ) =>
			rest.filter( ( value ) => value !== '1' )
		)
	);
} );

test( 'a quantity fixed by a plugin has no buttons, or is plain text', async ( {
	page,
	site,
}, { project } ) => {
	test.skip( project.name !== 'woocommerce', CLASSIC );
	putCode(
		site,
		`add_filter( 'woocommerce_quantity_input_args', static fn ( $args, $product ) => ( 'everyday-mug' === $product->get_slug() ? array( 'readonly' => true, 'input_value' => 3 ) : array( 'min_value' => 6, 'max_value' => 6, 'input_value' => 6 ) ) + $args, 10, 2 );`
	);
	await page.goto( '/product/everyday-mug/' );
	const form = page.locator( 'form.cart' );
	const field = form.getByRole( 'textbox', { name: /^Quantity of/ } );
	await expect( field ).not.toBeEditable();
	await expect( field ).toHaveValue( '3' );
	await expect(
		form.getByRole( 'button', { name: /quantity/ } )
	).toHaveCount( 0 );
	await page.goto( '/product/speckled-bowl/' );
	await expect( form.locator( '.quantity' ) ).toHaveText( '6' );
	await expect(
		form.getByRole( 'button', { name: /quantity/ } )
	).toHaveCount( 0 );
	const [ request ] = await Promise.all( [
		page.waitForRequest( ( one ) => one.method() === 'POST' ),
		form.getByRole( 'button', { name: 'Add to cart' } ).click(),
	] );
	expect( request.postData() ).toMatch( /quantity\W[^&]*6/ );
} );
