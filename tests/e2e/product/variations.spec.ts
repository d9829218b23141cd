import type { Page } from '@playwright/test';
import contract from '../../../src/contract/contract.json';
import { scriptsAreThere } from '../steps/scripts';
import {
	addButton,
	announced,
	choose,
	field,
	form,
	openProduct,
	price,
	resetLink,
	withVariations,
} from '../steps/variations';
import { test, expect } from '../support/test';

const THROW = 'wool-throw';
const WIDE = '150 × 220 cm';

/** A gallery image, by part of its file name. */
const picture = ( page: Page, color: string ) =>
	page
		.getByRole( 'group', { name: /^Images of Wool Throw/ } )
		.locator( `img[src*="throw-${ color }"]` )
		.first();
const sku = ( page: Page ) => page.locator( '.product .sku' ).first();
const badge = ( page: Page ) =>
	page
		.locator( 'div.product' )
		.locator( contract.markers.sale_badge )
		.first();

/** The options of an attribute as displayed. */
const options = ( page: Page, attribute: string ) =>
	field( page, attribute )
		.getByRole( 'radio' )
		.or( field( page, attribute ).getByRole( 'option' ) );

test( 'a form with its variations sends no lookup, and one whose data is false looks up the selected one once [3.19-01]', async ( {
	page,
} ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'get_variation' ) ) {
			asked.push( request.postData() ?? '' );
		}
	} );
	await withVariations( page, THROW, ( list ) => list );
	await openProduct( page, THROW );
	const id = form( page ).locator( '.variation_id' );
	const standard = await id.inputValue();
	expect( standard ).toMatch( /^\d+$/ );
	await choose( page, 'Size', WIDE );
	// It is empty for a moment in between.
	await expect( id ).toHaveValue( new RegExp( `^(?!${ standard }$)\\d+$` ) );
	const chosen = await id.inputValue();
	expect( asked ).toEqual( [] );

	// Another page; reloading would keep the selection.
	await page.goto( 'about:blank' );
	await page.unrouteAll();
	await withVariations( page, THROW, () => false );
	await openProduct( page, THROW );
	await scriptsAreThere( page );
	await expect( form( page ) ).toHaveAttribute(
		'data-product_variations',
		'false'
	);
	await choose( page, 'Size', WIDE );
	await expect( id ).toHaveValue( chosen );
	await expect( addButton( page ) ).not.toHaveClass( /disabled/ );
	// The initial state of the form may be requested too.
	expect(
		asked.filter( ( sent ) => /attribute_\w*size=150x220/.test( sent ) ),
		asked.join( '\n' )
	).toHaveLength( 1 );
} );

test.describe( 'a variation form', () => {
	test( 'has only the selected option active, disables unavailable ones, and clears all', async ( {
		page,
	} ) => {
		await withVariations( page, THROW, ( list ) =>
			list.filter(
				( { attributes } ) =>
					! /brick 150x220/.test(
						Object.values( attributes ).join( ' ' )
					)
			)
		);
		await openProduct( page, THROW );
		const active = () =>
			form( page )
				.locator( '.variations .value' )
				.first()
				.locator( ':checked' )
				.evaluateAll( ( chosen ) => [
					...new Set(
						chosen.map(
							( one ) => ( one as HTMLInputElement ).value
						)
					),
				] );
		await choose( page, 'Color', 'Slate' );
		await expect.poll( active ).toEqual( [ 'slate' ] );
		await choose( page, 'Size', WIDE );
		// WooCommerce's own form no longer has it.
		await expect(
			options( page, 'Color' ).and(
				page.locator( '[value="brick"]:enabled' )
			)
		).toHaveCount( 0 );
		await resetLink( page ).click();
		await expect.poll( async () => ( await active() ).join() ).toBe( '' );
		await expect(
			options( page, 'Color' ).and( page.locator( '[value="brick"]' ) )
		).toBeEnabled();
	} );

	test( 'matches any value where a variation leaves it open', async ( {
		page,
	} ) => {
		await withVariations( page, THROW, ( list ) =>
			list
				.filter( ( { attributes } ) =>
					Object.values( attributes ).includes( '150x220' )
				)
				.map( ( one ) => ( {
					...one,
					attributes: Object.fromEntries(
						Object.entries( one.attributes ).map(
							( [ name, value ] ) => [
								name,
								value === '150x220' ? '' : value,
							]
						)
					),
				} ) )
		);
		await openProduct( page, THROW );
		await choose( page, 'Color', 'Sand' );
		await expect( price( page ) ).toContainText( '€119.00' );
		await choose( page, 'Size', WIDE );
		await expect( price( page ) ).toContainText( '€119.00' );
		await expect( addButton( page ) ).not.toHaveClass( /disabled/ );
	} );

	test( 'offers a reset while something is selected, which clears and announces it and restores the product', async ( {
		page,
	} ) => {
		await openProduct( page, THROW );
		const ofVariation = await sku( page ).textContent();
		await resetLink( page ).click();
		await expect( resetLink( page ) ).toBeHidden();
		expect( ofVariation ).not.toBe( 'TEX-002' );
		await expect( sku( page ) ).toHaveText( 'TEX-002' );
		await expect( picture( page, 'moss' ) ).toBeInViewport( {
			ratio: 0.5,
		} );

		await choose( page, 'Color', 'Sand' );
		await expect( resetLink( page ) ).toBeVisible();
		await choose( page, 'Size', WIDE );
		await expect( sku( page ) ).toHaveText( 'TEX-002-4' );
		await expect( picture( page, 'sand' ) ).toBeInViewport( {
			ratio: 0.5,
		} );

		await resetLink( page ).click();
		await expect( announced( page ) ).not.toBeEmpty();
		await expect( sku( page ) ).toHaveText( 'TEX-002' );
		await expect( picture( page, 'moss' ) ).toBeInViewport( {
			ratio: 0.5,
		} );
		const first = field( page, 'Color' );
		await expect(
			first
				.and( page.locator( ':focus' ) )
				.or( first.locator( ':focus' ) )
		).toHaveCount( 1 );
	} );

	test( 'has a button that reflects a missing, unavailable or available selection', async ( {
		page,
	} ) => {
		await openProduct( page, THROW );
		await expect( addButton( page ) ).not.toHaveClass( /disabled/ );
		await choose( page, 'Color', 'Slate' );
		await choose( page, 'Size', WIDE );
		await expect( addButton( page ) ).toHaveClass(
			/disabled wc-variation-is-unavailable/
		);
		await resetLink( page ).click();
		await expect( addButton( page ) ).toHaveClass(
			/disabled wc-variation-selection-needed/
		);
		await choose( page, 'Color', 'Moss' );
		await choose( page, 'Size', WIDE );
		await expect( addButton( page ) ).not.toHaveClass( /disabled/ );
	} );

	test( 'renders the sale badge from its template', async ( {
		page,
		site,
	} ) => {
		await site.php(
			'update_option( "vitrine_settings", [ "sale_badge_mode" => "sale-percentage", "sale_badge_template" => "-[value] %" ] );'
		);
		await openProduct( page, THROW );
		await choose( page, 'Color', 'Brick' );
		await expect( badge( page ) ).toHaveText( '-22 %' );
		await choose( page, 'Size', WIDE );
		await expect( badge( page ) ).toHaveText( '-17 %' );
		await choose( page, 'Color', 'Moss' );
		await expect( badge( page ) ).toBeHidden();
	} );
} );
