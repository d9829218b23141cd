/**
 * WooCommerce's own variations form together with other plugins' scripts.
 */
import { moveIn, moveOut, putCode } from '../../steps/neighbours';
import { scriptsAreThere } from '../../steps/scripts';
import {
	addButton,
	choose,
	field,
	form,
	panel,
	price,
	resetLink,
} from '../../steps/variations';
import { expect, test } from '../../support/test';
import type { Page } from '@playwright/test';
import type { Site } from '../../../site/types';

const THROW = '/product/wool-throw/';

interface Recorder {
	heard: string[];
}
const heard = ( page: Page ) =>
	page.evaluate( () => ( window as unknown as Recorder ).heard );

/** Changes the throw: no default, and one variation missing. */
const thin = ( site: Site ) =>
	site.php(
		`$throw = wc_get_product( get_page_by_path( 'wool-throw', OBJECT, 'product' ) );
		$throw->set_default_attributes( array() );
		$throw->save();
		foreach ( $throw->get_children() as $id ) {
			if ( 'slate 150x220' === implode( ' ', wc_get_product( $id )->get_attributes() ) ) {
				wc_get_product( $id )->delete( true );
			}
		}`
	);

/** Options of an attribute as in the document. */
const optionsOf = ( page: Page, attribute: string ) =>
	field( page, attribute ).evaluate( ( select ) =>
		[ ...( select as HTMLSelectElement ).options ].map(
			( { value, className, disabled } ) =>
				`${ value }:${ className }${ disabled ? ':disabled' : '' }`
		)
	);

test.afterEach( ( { site } ) => moveOut( site ) );

test( 'a value selected by jQuery alone counts, and once', async ( {
	page,
	site,
} ) => {
	await moveIn( site, 'swatches' );
	await thin( site );
	await page.goto( THROW );
	await expect( form( page ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Swatch sand' } ).click();
	await expect( resetLink( page ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Swatch 130x180' } ).click();
	await expect( price( page ) ).toContainText( '€89.00' );
	await expect( addButton( page ) ).not.toHaveClass( /disabled/ );
	const id = await form( page ).locator( '.variation_id' ).inputValue();
	expect( await heard( page ) ).toEqual( [
		'change sand',
		'change 130x180',
		`found ${ id }`,
	] );

	// The shopper's selection fires one jQuery event.
	await choose( page, 'Color', 'Moss' );
	await expect.poll( async () => ( await heard( page ) ).length ).toBe( 5 );
	expect( ( await heard( page ) )[ 3 ] ).toBe( 'change moss' );
} );

test( 'a form reset by jQuery alone is reset', async ( { page, site } ) => {
	await moveIn( site, 'swatches' );
	await page.goto( THROW );
	await expect( resetLink( page ) ).toBeVisible();
	await scriptsAreThere( page );
	await page.evaluate( () => {
		const { jQuery } = window as unknown as {
			jQuery: ( selector: string ) => {
				trigger: ( event: string ) => void;
			};
		};
		jQuery( '.reset_variations' ).trigger( 'click' );
	} );
	await expect( resetLink( page ) ).toBeHidden();
	await expect( addButton( page ) ).toHaveClass( /selection-needed/ );
} );

for ( const neighbours of [ [], [ 'swatches' ] ] ) {
	test( `options after each selection match WooCommerce's (${
		neighbours.join() || 'no other plugin'
	})`, async ( { page, site } ) => {
		await moveIn( site, ...neighbours );
		await thin( site );
		await page.goto( THROW );
		await choose( page, 'Size', '150 × 220 cm' );
		await expect
			.poll( () => optionsOf( page, 'Color' ) )
			.toEqual( [
				':',
				'moss:attached enabled',
				'sand:attached enabled',
				'brick:attached enabled',
			] );
		await choose( page, 'Color', 'Sand' );
		expect( await optionsOf( page, 'Size' ) ).toEqual( [
			':',
			'130x180:attached enabled',
			'150x220:attached enabled',
		] );
		await expect( price( page ) ).toContainText( '€119.00' );
		await expect( panel( page ) ).toHaveAttribute( 'role', 'alert' );
		await expect( addButton( page ) ).not.toHaveAttribute(
			'aria-disabled'
		);

		await resetLink( page ).click();
		expect( await optionsOf( page, 'Color' ) ).toHaveLength( 5 );
		await expect( panel( page ) ).toBeHidden();
	} );
}

test( 'over the threshold an incomplete form fires field events but no variation', async ( {
	page,
	site,
} ) => {
	await moveIn( site, 'swatches' );
	putCode(
		site,
		`add_filter( 'woocommerce_ajax_variation_threshold', '__return_zero' );
		add_action( 'wp_footer', static function (): void { ?><script>
			jQuery( function ( $ ) {
				window.told = [];
				$( '.variations_form' ).on( 'check_variations update_variation_values woocommerce_update_variation_values woocommerce_variation_select_change reset_data found_variation woocommerce_variation_has_changed wc_variation_form', function ( event ) {
					window.told.push( event.type );
				} );
			} );
		</script><?php }, 101 );`
	);
	await thin( site );
	await page.goto( THROW );
	const told = () =>
		page.evaluate( () =>
			( window as unknown as { told: string[] } ).told.splice( 0 )
		);
	const until = async ( last: string ) => {
		const all: string[] = [];
		await expect
			.poll( async () => {
				all.push( ...( await told() ) );
				return all.at( -1 );
			} )
			.toBe( last );
		return all;
	};
	expect( await until( 'wc_variation_form' ) ).toEqual( [
		'check_variations',
		'update_variation_values',
		'reset_data',
		'wc_variation_form',
	] );
	await choose( page, 'Size', '130 × 180 cm' );
	expect( await until( 'woocommerce_variation_has_changed' ) ).toEqual( [
		'check_variations',
		'update_variation_values',
		'reset_data',
		'woocommerce_variation_has_changed',
	] );
	await choose( page, 'Color', 'Sand' );
	expect( await until( 'found_variation' ) ).toEqual( [
		'check_variations',
		'woocommerce_variation_has_changed',
		'found_variation',
	] );
} );
