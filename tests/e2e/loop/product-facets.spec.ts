import type { Locator, Page } from '@playwright/test';
import type { Site } from '../../site/types';
import { count, loop, mark, open, stayed, titles } from '../steps/listing';
import { expectAwake } from '../steps/stores';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

/** Creates shirts in two colors and sizes at €1000 and more, above all other prices of the shop. */
const WRITE = `
	$make = function ( $name, $variations ) {
		$option = static fn ( ...$slugs ) => array_combine( $slugs, array_map( 'ucfirst', $slugs ) );
		Vitrine\\Commerce\\Builtin\\Products\\ProductWriter::save( array( 'name' => $name, 'type' => 'variable', 'status' => 'publish',
			'attributes' => array( array( 'name' => 'tint', 'label' => 'Tint', 'options' => $option( 'red', 'blue' ) ), array( 'name' => 'fit', 'label' => 'Fit', 'options' => $option( 'slim', 'wide' ) ) ),
			'variations' => array_map( static fn ( $one ) => array( 'attributes' => array( 'tint' => $one[0], 'fit' => $one[1] ), 'regular_price' => $one[2], 'manage_stock' => true, 'stock' => $one[3] ), $variations ) ) );
	};
	$make( 'Alder shirt', array( array( 'red', 'slim', 100000, 3 ), array( 'blue', 'wide', 110000, 3 ) ) );
	$make( 'Birch shirt', array( array( 'blue', 'slim', 120000, 0 ), array( 'red', 'wide', 120000, 3 ) ) );
`;

const LISTING = ( type: string ) =>
	`<!-- wp:vitrine/loop-builder {"block_id":"facets","queryId":4,"postType":"${ type }","perPage":24,"order":"title"} --><!-- wp:vitrine/loop-facet {"kind":"price_range"} /--><!-- wp:vitrine/loop-facet {"kind":"attribute","attribute":"tint"} /--><!-- wp:vitrine/loop-facet {"kind":"attribute","attribute":"fit"} /--><!-- wp:vitrine/loop-facet {"kind":"stock_status"} /--><!-- wp:vitrine/loop-active-filters /--><!-- wp:vitrine/loop-count /--><!-- wp:vitrine/loop-template --><!-- wp:post-title {"level":2} /--><!-- /wp:vitrine/loop-template --><!-- /wp:vitrine/loop-builder -->`;

const openShirts = async ( page: Page, site: Site ): Promise< Locator > => {
	await site.php( WRITE );
	await open( page, site, LISTING( 'vitrine_product' ) );
	return loop( page );
};

const field = ( at: Locator, name: string ): Locator =>
	at.getByRole( 'spinbutton', { name } );

const thumb = ( at: Locator, name: string ): Locator =>
	at.getByRole( 'slider', { name } );

const box = ( at: Locator, group: string, name: string ): Locator =>
	at.getByRole( 'group', { name: group } ).getByRole( 'checkbox', { name } );

const values = ( at: Locator, group: string ): Locator =>
	at.getByRole( 'group', { name: group } ).getByRole( 'listitem' );

test( 'products are filtered by a typed price, with a chip, and reversed bounds are swapped', async ( {
	page,
	site,
} ) => {
	const at = await openShirts( page, site );
	await mark( page );
	const all = await count( at ).innerText();
	await expect( field( at, 'Maximum price' ) ).toHaveAttribute(
		'placeholder',
		'1200'
	);
	await field( at, 'Minimum price' ).focus();
	// Until its script has loaded, Enter submits the form as without JavaScript.
	await expectAwake(
		field( at, 'Minimum price' ).locator(
			'xpath=ancestor::*[@data-vitrine-island]'
		)
	);
	await field( at, 'Minimum price' ).fill( '1150' );
	await field( at, 'Minimum price' ).press( 'Enter' );
	await expect( titles( at ) ).toHaveText( [ 'Birch shirt' ] );
	await expect( page ).toHaveURL( /\?price_range-4=1150-$/ );
	await field( at, 'Maximum price' ).fill( '1050' );
	await field( at, 'Maximum price' ).press( 'Tab' );
	await expect( titles( at ) ).toHaveText( [ 'Alder shirt' ] );
	await expect( page ).toHaveURL( /\?price_range-4=1050-1150$/ );
	await expect( field( at, 'Minimum price' ) ).toHaveValue( '1050' );
	// The red one is cheaper.
	await expect( values( at, 'Tint' ) ).toHaveText( [ 'Blue 1', 'Red 0' ] );
	await expect( box( at, 'Tint', 'Red' ) ).toBeDisabled();
	await expectAccessible( page, '.vitrine-loop' );
	await at
		.getByRole( 'link', { name: 'Remove filter: €1,050 – €1,150' } )
		.click();
	await expect( count( at ) ).toHaveText( all );
	await expect( field( at, 'Minimum price' ) ).toHaveValue( '' );
	await page.goBack();
	await expect( titles( at ) ).toHaveText( [ 'Alder shirt' ] );
	await expect( field( at, 'Maximum price' ) ).toHaveValue( '1150' );
	expect( await stayed( page ) ).toBe( true );
} );

test( 'price thumbs move by keyboard and pointer and apply on release', async ( {
	page,
	site,
} ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	const at = await openShirts( page, site );
	const min = thumb( at, 'Minimum price' );
	await min.focus();
	await page.keyboard.press( 'End' );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( min ).toHaveAttribute( 'aria-valuetext', '€1,199' );
	await expect( titles( at ) ).toHaveText( [ 'Birch shirt' ] );
	await expect( min ).toBeFocused();
	await expect( page ).toHaveURL( /\?price_range-4=1199-$/ );
	await page.keyboard.press( 'Home' );
	await expect( page ).not.toHaveURL( /price_range/ );

	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'admin-ajax' ) ) {
			asked.push( request.url() );
		}
	} );
	const track = ( await thumb( at, 'Maximum price' ).boundingBox() )!;
	const middle = track.y + track.height / 2;
	await page.mouse.move( track.x + track.width - 12, middle );
	await page.mouse.down();
	await page.mouse.move( track.x + track.width * 0.7, middle, { steps: 5 } );
	await page.mouse.move( track.x + track.width * 0.5, middle, { steps: 5 } );
	expect( asked ).toEqual( [] );
	await page.mouse.up();
	await expect( page ).toHaveURL( /\?price_range-4=-\d+$/ );
	await expect(
		at.getByRole( 'link', { name: /^Remove filter: Up to €/ } )
	).toBeVisible();
	await expect( field( at, 'Maximum price' ) ).toHaveValue( /^\d+$/ );
	await expect( titles( at ).getByText( 'shirt' ) ).toHaveCount( 0 );
	expect( asked ).toHaveLength( 1 );
	await expectAccessible( page, '.vitrine-loop' );
	expect(
		await page.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
} );

test.describe( 'by touch', () => {
	test.use( { hasTouch: true, viewport: { width: 390, height: 844 } } );

	test( 'a price thumb follows a finger and applies on release', async ( {
		page,
		site,
	} ) => {
		const at = await openShirts( page, site );
		const max = thumb( at, 'Maximum price' );
		await max.focus();
		await expectAwake(
			max.locator( 'xpath=ancestor::*[@data-vitrine-island]' )
		);
		const track = ( await max.boundingBox() )!;
		const y = track.y + track.height / 2;
		const finger = await page.context().newCDPSession( page );
		const touch = ( type: 'touchStart' | 'touchMove', x: number ) =>
			finger.send( 'Input.dispatchTouchEvent', {
				type,
				touchPoints: [ { x: track.x + x, y } ],
			} );
		await touch( 'touchStart', track.width - 12 );
		for ( const part of [ 0.9, 0.8, 0.7, 0.6, 0.5 ] ) {
			await touch( 'touchMove', track.width * part );
		}
		await expect( field( at, 'Maximum price' ) ).toHaveValue( /^\d+$/ );
		await expect( page ).not.toHaveURL( /price_range/ );
		await finger.send( 'Input.dispatchTouchEvent', {
			type: 'touchEnd',
			touchPoints: [],
		} );
		await expect( page ).toHaveURL( /\?price_range-4=-\d+$/ );
		await expect( titles( at ).getByText( 'shirt' ) ).toHaveCount( 0 );
	} );
} );

test( 'two attribute values must match one variation, in stock where selected', async ( {
	page,
	site,
} ) => {
	const at = await openShirts( page, site );
	await mark( page );
	await expect( values( at, 'Tint' ) ).toHaveText( [ 'Blue 2', 'Red 2' ] );
	await box( at, 'Tint', 'Blue' ).check();
	await expect( titles( at ) ).toHaveText( [ 'Alder shirt', 'Birch shirt' ] );
	await expect( values( at, 'Fit' ) ).toHaveText( [ 'Slim 1', 'Wide 1' ] );
	await box( at, 'Fit', 'Slim' ).check();
	await expect( titles( at ) ).toHaveText( [ 'Birch shirt' ] );
	await expect( page ).toHaveURL(
		/\?attribute_fit-4=slim&attribute_tint-4=blue$/
	);
	// The slim blue one is out of stock, though the wide red one is not.
	await expect( values( at, 'Availability' ).first() ).toHaveText(
		'In stock 0'
	);
	await at.getByRole( 'link', { name: 'Remove filter: Blue' } ).click();
	await box( at, 'Availability', 'In stock' ).check();
	await expect( titles( at ) ).toHaveText( [ 'Alder shirt' ] );
	await expect( values( at, 'Tint' ) ).toHaveText( [ 'Blue 0', 'Red 1' ] );
	await expect( box( at, 'Tint', 'Blue' ) ).toBeDisabled();
	expect( await stayed( page ) ).toBe( true );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'price and attributes are a plain form, and invalid values filter nothing', async ( {
		page,
		site,
	} ) => {
		const at = await openShirts( page, site );
		const all = await count( at ).innerText();
		await expect( at.getByRole( 'slider' ) ).toHaveCount( 0 );
		await field( at, 'Minimum price' ).fill( '1150' );
		await field( at, 'Maximum price' ).fill( '1050' );
		await at
			.getByRole( 'group', { name: 'Price' } )
			.getByRole( 'button', { name: 'Apply' } )
			.click();
		await expect( titles( at ) ).toHaveText( [ 'Alder shirt' ] );
		await expect( field( at, 'Minimum price' ) ).toHaveValue( '1050' );
		await box( at, 'Tint', 'Blue' ).check();
		await at
			.getByRole( 'group', { name: 'Tint' } )
			.getByRole( 'button', { name: 'Apply' } )
			.click();
		await expect( titles( at ) ).toHaveText( [ 'Alder shirt' ] );
		await at
			.getByRole( 'link', { name: 'Remove filter: €1,050 – €1,150' } )
			.click();
		await expect( page ).toHaveURL( /\?attribute_tint-4=blue$/ );
		await page.goto(
			`${ page.url().split( '?' )[ 0 ] }?price_range-4=x--9`
		);
		await expect( count( at ) ).toHaveText( all );
	} );
} );
