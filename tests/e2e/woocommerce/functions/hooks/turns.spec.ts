/**
 * When the hooks of WooCommerce's templates are fired in our blocks: state that a
 * plugin sets up in one is available in the next.
 */
import type { Page } from '@playwright/test';
import type { Site } from '../../../../site/types';
import { expectThanks, fillAddress } from '../../../steps/checkout';
import { putInPlace } from '../../../steps/in-place';
import { moveOut, putCode, putPlugins } from '../../../steps/neighbours';
import { haveInCart } from '../../../steps/shopper';
import { putPage, shortcode } from '../../../steps/site';
import { expect, test } from '../../../support/test';

/** The actions of a page in the order they were fired. */
const called = ( page: Page ) =>
	page.locator( '.hooked' ).evaluateAll( ( all ) =>
		all
			.map( ( one ) => ( {
				turn: Number( one.getAttribute( 'data-turn' ) ),
				place: one.getAttribute( 'data-hook' ),
			} ) )
			.sort( ( one, other ) => one.turn - other.turn )
			.map( ( { place } ) => place )
	);

/** Renders a product as WooCommerce does without a block template. */
const showTheirs = async ( site: Site, slug: string ): Promise< void > => {
	const id = await site.php(
		`echo get_page_by_path( $args['slug'], OBJECT, 'product' )->ID;`,
		{ args: { slug } }
	);
	await putPage( site, 'theirs', shortcode( `product_page id="${ id }"` ) );
};

test.afterEach( ( { site } ) => moveOut( site ) );

for ( const name of [ 'cart', 'checkout' ] as const ) {
	test( `hooks at the ${ name } fire in WooCommerce's order`, async ( {
		page,
		site,
	} ) => {
		putPlugins( site, 'every-hook' );
		await putInPlace( site, name );
		await putPage( site, 'theirs', shortcode( `woocommerce_${ name }` ) );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( '/theirs/' );
		const theirs = await called( page );
		expect( theirs.length ).toBeGreaterThan( 15 );
		await page.goto( `/${ name }/` );
		expect( await called( page ) ).toEqual( theirs );
	} );
}

for ( const slug of [ 'everyday-mug', 'wool-throw', 'table-set' ] ) {
	test( `hooks in the form of ${ slug } fire in WooCommerce's order`, async ( {
		page,
		site,
	} ) => {
		putPlugins( site, 'every-hook' );
		await showTheirs( site, slug );
		const inForm = async () => {
			const all = await called( page );
			return all.slice(
				all.indexOf( 'before_add_to_cart_form' ),
				all.indexOf( 'after_add_to_cart_form' ) + 1
			);
		};
		await page.goto( '/theirs/' );
		const theirs = await inForm();
		expect( theirs.length ).toBeGreaterThan( 5 );
		await page.goto( `/product/${ slug }/` );
		expect( await inForm() ).toEqual( theirs );
	} );
}

test( "a price filter of a grouped product's children can use the group", async ( {
	page,
	site,
} ) => {
	putCode(
		site,
		`add_action( 'woocommerce_before_add_to_cart_form', static function () {
			$GLOBALS['their_group'] = $GLOBALS['product'];
		} );
		add_filter( 'woocommerce_grouped_product_list_column_price', static fn ( $html, $child ) => $html . '<small class="theirs">' . esc_html( $child->get_name() . ' of ' . $GLOBALS['their_group']->get_name() ) . '</small>', 10, 2 );`
	);
	await showTheirs( site, 'table-set' );
	const prices = () => page.locator( '.theirs' ).allTextContents();
	await page.goto( '/theirs/' );
	const theirs = await prices();
	expect( theirs ).toHaveLength( 3 );
	await page.goto( '/product/table-set/' );
	expect( await prices() ).toEqual( theirs );
} );

test( "a plugin's submit button at the last hook is the only one and places the order", async ( {
	page,
	site,
} ) => {
	// As plugins for German shops do: below the terms, with their own texts.
	putCode(
		site,
		`add_action( 'woocommerce_review_order_before_submit', static function () {
			remove_all_filters( 'woocommerce_review_order_before_submit' );
			add_filter( 'woocommerce_order_button_html', '__return_false', 1500 );
		}, -500 );
		add_action( 'woocommerce_review_order_before_submit', static function () { echo '<p>Above the first button</p>'; } );
		add_action( 'woocommerce_checkout_order_review', static function () {
			do_action( 'woocommerce_review_order_before_submit' );
			remove_filter( 'woocommerce_order_button_html', '__return_false', 1500 );
			echo apply_filters( 'woocommerce_order_button_html', '<button type="submit" class="button" name="woocommerce_checkout_place_order" id="place_order" value="Buy now" data-value="Buy now">Buy now</button>' );
		}, 21 );`
	);
	await putInPlace( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/checkout/' );
	await expect( page.locator( '#place_order' ) ).toHaveCount( 1 );
	await expect(
		page.getByRole( 'button', { name: /^(Place order|Buy now)$/ } )
	).toHaveText( 'Buy now' );
	await expect( page.getByText( 'Above the first button' ) ).toHaveCount( 0 );
	await fillAddress( page );
	await page.getByRole( 'button', { name: 'Buy now' } ).click();
	await expectThanks( page );
} );

test( 'a callback removed at one hook does not run at a later one', async ( {
	page,
	site,
} ) => {
	// Our markup splits the action, and renders WooCommerce's output in between.
	putCode(
		site,
		`function their_banner() { echo '<p class="theirs">banner</p>'; }
		add_action( 'woocommerce_checkout_order_review', 'their_banner', 30 );
		add_action( 'woocommerce_checkout_order_review', static function () {
			echo '<p class="theirs">' . ( has_action( 'woocommerce_checkout_order_review', 'woocommerce_checkout_payment' ) ? 'payment' : 'no payment' ) . '</p>';
			remove_action( 'woocommerce_checkout_order_review', 'their_banner', 30 );
		}, 5 );`
	);
	await putInPlace( site, 'checkout' );
	await putPage( site, 'theirs', shortcode( 'woocommerce_checkout' ) );
	await haveInCart( page, 'Everyday Mug' );
	for ( const path of [ '/theirs/', '/checkout/' ] ) {
		await page.goto( path );
		await expect( page.locator( '.theirs' ), path ).toHaveText( [
			'payment',
		] );
	}
} );
