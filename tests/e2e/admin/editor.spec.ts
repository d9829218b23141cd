import type { Page } from '@playwright/test';
import type { Site } from '../../site/types';
import {
	inspector,
	insert,
	logIn,
	newPage,
	publish,
	readAgain,
} from '../steps/editor';
import { addFromListing, cartIcon, expectKept } from '../steps/shopper';
import { test, expect } from '../support/test';

interface Sample {
	block: string;
	/** As the inserter names it. */
	title: string;
	/** Changes a setting of the chosen block. */
	change: ( page: Page ) => Promise< void >;
	/** Readies the shop for the page, given the page's id. */
	ready?: ( page: Page, site: Site, id: number ) => Promise< unknown >;
	/** Sees the change on the published page. */
	see: ( page: Page ) => Promise< void >;
}

/** Lets the new page be the shop's own of that kind. */
const becomes =
	( kind: string ) =>
	( _page: Page, site: Site, id: number ): Promise< unknown > =>
		site.php(
			`update_option( 'vitrine_pages', array( $args['kind'] => $args['id'] ) + get_option( 'vitrine_pages' ) );`,
			{ args: { kind, id } }
		);

const SAMPLES: Sample[] = [
	{
		block: 'vitrine/product-listing',
		title: 'Product listing',
		change: ( page ) =>
			inspector( page )
				.getByRole( 'spinbutton', { name: 'Columns' } )
				.fill( '2' ),
		see: ( page ) =>
			expect(
				page.getByRole( 'main' ).locator( 'ul.products' )
			).toHaveClass( /columns-2/ ),
	},
	{
		block: 'vitrine/product',
		title: 'Product',
		change: async ( page ) => {
			const which = inspector( page ).getByRole( 'combobox', {
				name: 'Product',
			} );
			await which.fill( 'Everyday Mug' );
			await page.getByRole( 'option', { name: 'Everyday Mug' } ).click();
		},
		see: ( page ) =>
			expect(
				page
					.getByRole( 'main' )
					.getByRole( 'heading', { name: 'Everyday Mug' } )
			).toBeVisible(),
	},
	{
		block: 'vitrine/mini-cart',
		title: 'Mini-cart',
		change: async ( page ) => {
			await inspector( page )
				.getByRole( 'textbox', { name: 'Label' } )
				.fill( 'Basket' );
			await inspector( page )
				.getByRole( 'checkbox', { name: 'Show label' } )
				.check();
		},
		see: ( page ) =>
			expect(
				page
					.getByRole( 'main' )
					.getByRole( 'link', { name: /^Basket/ } )
			).toContainText( 'Basket' ),
	},
	{
		block: 'vitrine/cart-drawer',
		title: 'Cart drawer',
		change: ( page ) =>
			inspector( page )
				.getByRole( 'textbox', { name: 'Heading' } )
				.fill( 'Your basket' ),
		see: async ( page ) => {
			await cartIcon( page ).click();
			await expect(
				page.getByRole( 'dialog', { name: 'Your basket' } )
			).toBeVisible();
		},
	},
	{
		block: 'vitrine/cart',
		title: 'Cart',
		change: async ( page ) => {
			await inspector( page )
				.getByRole( 'combobox', { name: 'Sticky totals' } )
				.selectOption( 'Yes' );
		},
		ready: async ( page, site, id ) => {
			await becomes( 'cart' )( page, site, id );
			await page.goto( '/shop/?orderby=price' );
			await addFromListing( page, 'Storage Jar, small', 1 );
			await expectKept( page );
		},
		see: async ( page ) => {
			const main = page.getByRole( 'main' );
			await expect( main ).toContainText( 'Storage Jar, small' );
			await expect( main.locator( '.cart-collaterals' ) ).toHaveCSS(
				'position',
				'sticky'
			);
		},
	},
	{
		block: 'vitrine/proceed-to-checkout',
		title: 'Proceed to checkout',
		change: ( page ) =>
			inspector( page )
				.getByRole( 'textbox', { name: 'Text' } )
				.fill( 'Pay now' ),
		see: ( page ) =>
			expect(
				page
					.getByRole( 'main' )
					.getByRole( 'link', { name: 'Pay now' } )
			).toHaveAttribute( 'href', /\/checkout\// ),
	},
	{
		block: 'vitrine/checkout',
		title: 'Checkout',
		change: ( page ) =>
			inspector( page )
				.getByRole( 'checkbox', { name: 'Phone' } )
				.uncheck(),
		ready: becomes( 'checkout' ),
		see: async ( page ) => {
			const main = page.getByRole( 'main' );
			await expect(
				main.getByRole( 'textbox', { name: /^Email address/ } )
			).toBeVisible();
			await expect(
				main.getByRole( 'textbox', { name: /^Phone/ } )
			).toHaveCount( 0 );
		},
	},
	{
		block: 'vitrine/account',
		title: 'Customer account',
		change: ( page ) =>
			inspector( page )
				.getByRole( 'spinbutton', { name: 'Number of orders' } )
				.fill( '1' ),
		ready: async ( page, site, id ) => {
			await becomes( 'account' )( page, site, id );
			await site.php( ORDER_TWICE, { user: 1 } );
		},
		see: ( page ) =>
			expect(
				page
					.getByRole( 'main' )
					.getByRole( 'row' )
					.filter( { hasText: '€' } )
			).toHaveCount( 1 ),
	},
];

/** Two orders of the one who is logged in. */
const ORDER_TWICE = `
	$engine = Vitrine\\Commerce\\Engines::active();
	$mug    = get_page_by_path( 'everyday-mug', OBJECT, 'vitrine_product' )->ID;
	foreach ( array( 'first-order-of-the-owner', 'second-order-of-the-owner' ) as $key ) {
		$engine->cart()->add( new Vitrine\\Commerce\\Value\\AddRequest( $mug ) );
		$order = $engine->checkout()->place(
			new Vitrine\\Commerce\\Value\\OrderRequest(
				array(
					'billing_email'      => 'owner@example.org',
					'billing_first_name' => 'Olga',
					'billing_last_name'  => 'Owner',
					'billing_country'    => 'DE',
					'billing_address_1'  => 'Allee 1',
					'billing_city'       => 'Berlin',
					'billing_postcode'   => '10115',
				),
				false,
				$engine->checkout()->payment_methods()[0]['id'],
				$key
			)
		);
		if ( is_wp_error( $order ) ) {
			throw new RuntimeException( $order->get_error_message() );
		}
	}
`;

/** Puts each block of a page onto a page of its own. */
const PART = `
	$pages = array();
	foreach ( parse_blocks( get_post( $args['id'] )->post_content ) as $block ) {
		if ( $block['blockName'] ) {
			$pages[] = wp_insert_post(
				wp_slash(
					array(
						'post_type'    => 'page',
						'post_status'  => 'publish',
						'post_title'   => 'Trial of ' . $block['blockName'],
						'post_content' => serialize_block( $block ),
					)
				)
			);
		}
	}
	echo wp_json_encode( $pages );
`;

test( 'each block of the shop is inserted, set, saved and seen on its page', async ( {
	page,
	site,
} ) => {
	// The editor takes its time: it is opened once for all of them.
	test.slow();
	await logIn( page );
	const canvas = await newPage( page, 'Trial' );
	for ( const { block, title, change } of SAMPLES ) {
		await test.step( `${ block } is inserted and set`, async () => {
			// At the end of the page, and in no other block.
			await canvas.getByRole( 'textbox', { name: 'Add title' } ).click();
			await insert( page, title );
			// The way to the checkout is in the cart, too.
			await expect(
				canvas.locator( `[data-type="${ block }"]` ).last()
			).toBeVisible();
			await change( page );
		} );
	}
	await publish( page );
	await expect( page ).toHaveURL( /post=\d+/ );
	const id = Number( /post=(\d+)/.exec( page.url() )?.[ 1 ] );
	const content = await site.php(
		`echo get_post( $args['id'] )->post_content;`,
		{ args: { id } }
	);
	expect( await readAgain( page, content ) ).toEqual(
		SAMPLES.map( ( { block } ) => [ block, true ] )
	);
	const pages = JSON.parse(
		await site.php( PART, { args: { id } } )
	) as number[];
	for ( const [ index, { block, ready, see } ] of SAMPLES.entries() ) {
		await test.step( `${ block } is seen on its page`, async () => {
			await ready?.( page, site, pages[ index ]! );
			await page.goto( `/?page_id=${ pages[ index ] }` );
			await see( page );
		} );
	}
} );
