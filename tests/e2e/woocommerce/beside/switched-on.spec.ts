/**
 * Placement of the optional features in WooCommerce's own block templates.
 */
import { dressShop } from '../../../site/seed/seed';
import { putPage, setSettings, shortcode } from '../../steps/site';
import { expect, test } from '../../support/test';

test.beforeEach( ( { site } ) => dressShop( site, 'woocommerce', 'own' ) );

test( 'quantity buttons leave room for the number on every form', async ( {
	page,
	site,
} ) => {
	await setSettings( site, { quantity_buttons: true } );
	const said = await site.php(
		`echo wp_json_encode( array_map( static fn ( string $type ) => wp_make_link_relative( get_permalink( wc_get_products( array( 'type' => $type, 'limit' => 1, 'return' => 'ids', 'stock_status' => 'instock' ) )[0] ) ), array( 'simple', 'variable', 'grouped' ) ) );`
	);
	for ( const path of JSON.parse( said ) as string[] ) {
		await page.goto( path );
		const number = page
			.getByRole( 'main' )
			.getByRole( 'spinbutton' )
			.first();
		await expect( number ).toBeVisible();
		const box = await number.boundingBox();
		expect( box?.width, path ).toBeGreaterThanOrEqual( 40 );
		const plus = page
			.getByRole( 'main' )
			.getByRole( 'button', { name: /^Increase quantity/ } )
			.first();
		const button = await plus.boundingBox();
		expect( button?.width, path ).toBeGreaterThanOrEqual( 24 );
	}
} );

test( 'the quick view icon is on the product image', async ( {
	page,
	site,
} ) => {
	await setSettings( site, {
		woocommerce_quick_view: true,
		quick_view: 'trigger',
	} );
	await page.goto( '/shop/' );
	const card = page
		.getByRole( 'main' )
		.getByRole( 'listitem' )
		.filter( { has: page.getByRole( 'button', { name: /^Quick view/ } ) } )
		.first();
	const sign = await card
		.getByRole( 'button', { name: /^Quick view/ } )
		.boundingBox();
	const picture = await card.getByRole( 'img' ).first().boundingBox();
	expect( sign && picture && sign.y + sign.height ).toBeLessThanOrEqual(
		( picture?.y ?? 0 ) + ( picture?.height ?? 0 )
	);
	expect( sign?.y ).toBeGreaterThanOrEqual( picture?.y ?? 0 );
} );

test( "quick view icon and sale badge do not overlap, in WooCommerce's lists and Vitrine's", async ( {
	page,
	site,
} ) => {
	await setSettings( site, {
		woocommerce_quick_view: true,
		quick_view: 'trigger',
	} );
	await putPage( site, 'sale', shortcode( 'sale_products limit="4"' ) );
	await putPage(
		site,
		'ours',
		'<!-- wp:vitrine/product-listing {"collection":"on-sale"} /-->'
	);
	for ( const path of [ '/sale/', '/shop/?orderby=price', '/ours/' ] ) {
		await page.goto( path );
		const card = page
			.getByRole( 'main' )
			.getByRole( 'listitem' )
			.filter( { hasText: /Sale/ } )
			.filter( { hasNot: page.getByRole( 'listitem' ) } )
			.first();
		const sign = card.getByRole( 'button', { name: /^Quick view/ } );
		const badge = card
			.locator( '.onsale, .wc-block-components-product-sale-badge' )
			.first();
		await card.hover();
		await expect( sign ).toBeVisible();
		await expect( badge ).toBeVisible();
		const [ eye, mark ] = await Promise.all(
			[ sign, badge ].map( async ( one ) => {
				const box = await one.boundingBox();
				return [ box?.x ?? 0, ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ];
			} )
		);
		expect(
			( eye?.[ 1 ] ?? 0 ) <= ( mark?.[ 0 ] ?? 0 ) ||
				( mark?.[ 1 ] ?? 0 ) <= ( eye?.[ 0 ] ?? 0 ),
			`${ path }: icon at ${ String(
				eye
			) } does not overlap badge at ${ String( mark ) }`
		).toBe( true );
	}
} );

test( "the quick view icon of Vitrine's lists stays where it is when WooCommerce's lists get one", async ( {
	page,
	site,
} ) => {
	await dressShop( site, 'woocommerce', 'vitrine' );
	const boxes = [];
	for ( const isOn of [ false, true ] ) {
		await setSettings( site, {
			woocommerce_quick_view: isOn,
			quick_view: 'trigger',
		} );
		await page.goto( '/shop/' );
		const sign = page
			.getByRole( 'main' )
			.getByRole( 'button', { name: /^Quick view/ } )
			.first();
		await sign.focus();
		await expect( sign ).toBeVisible();
		boxes.push( await sign.boundingBox() );
	}
	expect( boxes[ 1 ] ).toEqual( boxes[ 0 ] );
} );
